import { ModelFailure } from '#contract/model-failure.ts'
import {
  endsAsking,
  type FailedRequest,
  type LanguageModel,
  type ModelAnswer,
  type ModelImage,
  type ModelInput,
  type PlannedRequest,
} from './language-model.ts'
import { beginsAnswer, getSchema } from './request-schemas.ts'
import type { EngineResult } from './run-engine.ts'

export type ModelRun = {
  /** One pass of the engine with the answers so far; in a thread or not. */
  runStep: (model: ModelInput) => EngineResult | Promise<EngineResult>
  model: LanguageModel
  /** Pictures of pages by number from 1, in order; asked for only when a request wants them. */
  images: (pages: readonly number[]) => Promise<ModelImage[]>
  signal: AbortSignal
  /** Aborted when a user wants the memo without any more answers. */
  cancelled?: AbortSignal | undefined
  /** Runs `ask` once for a name and keeps its answer, so that a later run with the same name doesn't ask again. */
  keep?: (name: string, ask: () => Promise<ModelAnswer>) => Promise<ModelAnswer>
}

/** What images alone make too long or too slow leaves the other requests their chance. */
const ofImages: ReadonlySet<string> = new Set(['too-slow', 'too-long', 'context-cut'])

/** No memo wants more rounds: pictures, extraction, mending, prose, its second reading, and the last look. */
const mostRounds = 7

/**
 * Runs the engine and asks its requests until none is left or the model fails for good. A failure of the model never
 * fails the memo, nor does `cancelled`: the result tells it. Rejects with what `runStep` or `keep` reject with, and with
 * ModelFailure 'cancelled' once `signal` is aborted.
 */
export async function runWithModel({
  runStep,
  model,
  images,
  signal,
  cancelled,
  keep = askAgain,
}: ModelRun): Promise<EngineResult> {
  const either = cancelled ? AbortSignal.any([signal, cancelled]) : signal
  const answers: ModelAnswer[] = []
  const failures: FailedRequest[] = []
  const pictures = new Map<string, Promise<ModelImage[]>>()
  const picturesOf = (pages: readonly number[]) => {
    if (pages.length === 0 || !model.takesImages()) return Promise.resolve([])
    const known = pictures.get(pages.join()) ?? images(pages)
    pictures.set(pages.join(), known)
    return known
  }
  const ask = async (request: PlannedRequest): Promise<void> => {
    try {
      const answer = await keep(request.name, async () => {
        const whole = { ...request, schema: getSchema(request.purpose) }
        const shown = await picturesOf(request.imagePages)
        // Without an image a model would write down what it guesses.
        if (request.purpose === 'transcribe' && shown.length === 0) throw refuseImages(model)
        const given = await model.ask(whole, shown, either)
        if (request.purpose === 'transcribe' && !model.takesImages()) throw refuseImages(model, given.usage)
        if (beginsAnswer(request.purpose, given.text)) return given
        throw new ModelFailure('malformed', `${model.label} gave no answer that could be read.`, {
          usage: given.usage,
        })
      })
      answers.push({ ...answer, name: request.name })
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      if (error.code === 'cancelled' && (signal.aborted || !cancelled?.aborted)) throw error
      const message = error.code === 'cancelled' ? `Reading with ${model.label} was cancelled.` : error.message
      const code = request.purpose === 'transcribe' && ofImages.has(error.code) ? 'malformed' : error.code
      failures.push({ name: request.name, code, message, usage: error.usage })
    }
  }
  for (let round = 1; ; round++) {
    const result = await runStep({ label: model.label, pictures: model.takesImages(), answers, failures })
    const [first, ...rest] = result.requests ?? []
    if (!first || round === mostRounds) return result
    // The first one fills the provider's cache, and tells whether it is there at all, before the others go out together.
    await ask(first)
    if (!failures.some(({ code }) => endsAsking(code))) await Promise.all(rest.map(ask))
  }
}

const refuseImages = ({ label }: LanguageModel, usage: ModelAnswer['usage'] | null = null) =>
  new ModelFailure('malformed', `${label} takes no images.`, { usage })

const askAgain = (_name: string, ask: () => Promise<ModelAnswer>) => ask()
