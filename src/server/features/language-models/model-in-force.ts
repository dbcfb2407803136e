import { v7 as uuid } from 'uuid'
import { modelProviderLabels } from '#contract/language-models.ts'
import { ModelFailure } from '#contract/model-failure.ts'
import type { LanguageModel, ModelUsage } from '#engine/language-model.ts'
import type { Ctx } from '#server/platform/context.ts'
import { createLanguageModel, type ModelLimits } from '#server/platform/language-model/language-model.ts'
import { costOf } from '#server/platform/language-model/prices.ts'
import { insertUsage, usageOfMonth } from './language-models-store.ts'
import { monthOf } from './month-of.ts'
import { type SettingsInForce, settingsInForce } from './settings-in-force.ts'

/** `name` is the model's own, as its prices are listed under. */
export type ModelInForce = { name: string; model: LanguageModel }

/**
 * The language model of a workspace; null when nobody set one up. Every answer is written down as used, a useless one too, and a model
 * whose limit or key doesn't allow a question fails it before anything is sent. The caller has asked for membership.
 */
export async function modelInForce(
  ctx: Ctx,
  workspaceId: string,
  { memoId = null, limits = ctx.modelLimits }: { memoId?: string | null; limits?: ModelLimits } = {},
): Promise<ModelInForce | null> {
  const force = await settingsInForce(ctx, workspaceId)
  const { settings } = force
  if (settings === null) return null
  const model = createLanguageModel(settings, limits)
  return {
    name: settings.model,
    model: {
      ...model,
      ask: async (...question) => {
        await refuseForbidden(ctx, workspaceId, force)
        const [{ name: request }] = question
        const used = { workspaceId, memoId, name: settings.model, request, label: model.label }
        const started = performance.now()
        try {
          const { usage, seconds, ...answer } = await model.ask(...question)
          await noteUsage(ctx, { ...used, usage, seconds })
          return { ...answer, usage, seconds }
        } catch (error) {
          const usage = error instanceof ModelFailure ? error.usage : null
          if (usage) await noteUsage(ctx, { ...used, usage, seconds: (performance.now() - started) / 1000 })
          throw error
        }
      },
    },
  }
}

async function refuseForbidden(ctx: Ctx, workspaceId: string, force: SettingsInForce): Promise<void> {
  const { settings, keyIsReadable, monthlyTokenLimit } = force
  if (settings && !keyIsReadable) {
    const provider = modelProviderLabels[settings.provider]
    throw new ModelFailure(
      'refused-key',
      `The stored key for ${provider} can't be read any more. Enter it again in the workspace's language model settings.`,
    )
  }
  if (monthlyTokenLimit === null) return
  const { tokens } = await usageOfMonth(ctx.db, workspaceId, monthOf(ctx.now()))
  if (tokens >= monthlyTokenLimit)
    throw new ModelFailure('over-budget', 'The workspace has used up its tokens for this month.')
}

type Used = {
  workspaceId: string
  memoId: string | null
  name: string
  request: string
  label: string
  usage: ModelUsage
  seconds: number
}

async function noteUsage(ctx: Ctx, { workspaceId, memoId, name, request, label, usage, seconds }: Used): Promise<void> {
  const at = ctx.now()
  await insertUsage(ctx.db, {
    usage_id: uuid(),
    workspace_id: workspaceId,
    memo_id: memoId,
    month: monthOf(at),
    label,
    request,
    input_tokens: usage.input,
    cached_input_tokens: usage.cachedInput,
    output_tokens: usage.output,
    cost: costOf(name, usage),
    seconds,
    used_at: at,
  })
}
