import type { ModelTest } from '#contract/language-models.ts'
import { ModelFailure } from '#contract/model-failure.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { explainMissingModel, findActiveModel } from './active-model.ts'
import { findActiveSettings } from './active-settings.ts'
import { probeContext, probeForm, probePicture } from './probe-model.ts'

/** At most three questions; each may take this long. */
const secondsEach = 30
const attempts = 2

const raiseAny = 'Raise its context length, or choose another model.'
/** Holds the longest request with its answer; Ollama's own default is 4,096 tokens on small graphics cards. */
const raiseOllamas = 'Ollama’s context length is too small: start it with OLLAMA_CONTEXT_LENGTH=32768, then test again.'

/** Asks the workspace's saved model three questions and tells in words what it can do. Its faults are the answer. */
export async function testModel(ctx: Ctx, workspaceId: string): Promise<ModelTest> {
  await requireMember(ctx, workspaceId)
  const nothing = { ok: false, schema: false, images: false, context_tokens: null, seconds: 0 }
  const limits = { ...ctx.modelLimits, attempts, seconds: secondsEach, longestWaitMs: 3_000 }
  const active = await findActiveModel(ctx, workspaceId, null, limits)
  if (active === null)
    return { ...nothing, message: explainMissingModel(ctx) ?? 'No language model is set up. Save one first.' }
  const { model } = active
  const isOllama = (await findActiveSettings(ctx, workspaceId)).provider === 'ollama'
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 100) / 10
  try {
    const schema = await probeForm(model)
    if (!schema) {
      const message = `${model.label} answers, but not in the form that a memo needs. Choose another model.`
      return { ...nothing, message, seconds: seconds() }
    }
    const images = await tryProbe(() => probePicture(model), false)
    const context = await tryProbe(() => probeContext(model), null)
    const message = describeResult(model.label, { images, readsLongTexts: context !== null, isOllama })
    return { ok: context !== null, message, schema, images, context_tokens: context, seconds: seconds() }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { ...nothing, message: error.message, seconds: seconds() }
  }
}

/** A later question that comes to nothing tells of what the model can't do; the first one has shown that it is there. */
async function tryProbe<T>(probe: () => Promise<T>, failed: T): Promise<T> {
  try {
    return await probe()
  } catch (error) {
    if (error instanceof ModelFailure && error.code !== 'over-budget') return failed
    throw error
  }
}

type Found = { images: boolean; readsLongTexts: boolean; isOllama: boolean }

function describeResult(label: string, { images, readsLongTexts, isOllama }: Found): string {
  if (!readsLongTexts)
    return `${label} answers, but did not read a long text to its end. ${isOllama ? raiseOllamas : raiseAny}`
  const pictures = images ? 'and page images' : 'but no images, so pages without text stay unread'
  return `${label} answers and reads long decks ${pictures}.`
}
