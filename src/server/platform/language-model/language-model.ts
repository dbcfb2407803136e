import { setTimeout as wait } from 'node:timers/promises'
import { APICallError, type LanguageModel as SdkModel } from 'ai'
import { modelProviderLabels } from '#contract/language-models.ts'
import { ModelFailure } from '#contract/model-failure.ts'
import type { LanguageModel, ModelAnswer, ModelImage, ModelRequest, ModelUsage } from '#engine/language-model.ts'
import { type AnswerMode, answerModes, askProvider, type ProviderAnswer } from './ask-provider.ts'
import { extractAnswer } from './extract-answer.ts'
import {
  getFailureCode,
  isPassing,
  makeModelFailure,
  reachedProvider,
  readRetryAfter,
  refusesImages,
} from './model-failures.ts'
import type { ModelSettings } from './model-settings.ts'
import { createProviderModel } from './provider-models.ts'

export type ModelLimits = {
  /** Tries of one request while the provider is busy or away. */
  attempts: number
  /** The first pause between two tries; each next one is twice as long. A provider's own wish counts up to `longestWaitMs`. */
  firstWaitMs: number
  longestWaitMs: number
  /** One request, all its tries together. */
  seconds: number
}

export const usualLimits: ModelLimits = { attempts: 4, firstWaitMs: 1_000, longestWaitMs: 30_000, seconds: 180 }

/** Tokens that one question may cost, by guess: input counted from its bytes, output as far as it may go. */
type ExpectedUsage = { input: number; output: number }

/** What became of a question: the provider's count, nothing to pay, asked and left without an answer, or it reached no provider. */
export type Spent = ModelUsage | 'nothing' | 'unknown' | 'unsent'

/**
 * Is told of each question before it leaves, and by what it returns of the end of it. Rejects with ModelFailure to keep the
 * question back; what it returns does not reject, since an answer that is paid for must not be lost to its count.
 */
export type Meter = (
  request: ModelRequest,
  label: string,
  expected: ExpectedUsage,
) => Promise<(spent: Spent) => Promise<void>>

const unmetered: Meter = async () => async () => {}

/** Latin letters come at about four bytes a token, others at three or fewer. */
const bytesPerToken = 3
/** What a page as a picture costs at most at the providers. */
const tokensPerImage = 2_000

/** No writing packs more than this many characters into a token on average. */
const charactersPerToken = 8
/** Below this many expected tokens a provider's count says nothing about a cut context. */
const leastTokensToJudge = 1_000

/**
 * The model behind the settings. `ask` tries again while the provider is busy, asks in another way when it refuses the
 * schema, tells a cut context, and rejects with ModelFailure only. The way that worked is kept for later requests.
 */
export function createLanguageModel(
  settings: ModelSettings,
  limits: ModelLimits = usualLimits,
  meter: Meter = unmetered,
): LanguageModel {
  // The SDK writes its warnings to the console, where they would not be seen.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const model = createProviderModel(settings)
  const provider = settings.shownAs ?? modelProviderLabels[settings.provider].replace(/ \(.*/, '')
  const label = `${provider} ${settings.model}`
  let mode: AnswerMode = 'schema'
  let takesImages = true
  return {
    label,
    takesImages: () => takesImages,
    ask: async (request, images, signal) => {
      const started = performance.now()
      const limit = AbortSignal.any([signal, AbortSignal.timeout(limits.seconds * 1000)])
      const spent: ModelUsage[] = []
      try {
        for (;;) {
          const sent = takesImages ? images : []
          const answer = await askInMode(mode, { model, limits, meter, label, spent }, request, sent, limit)
          if (answer === 'no images') {
            takesImages = false
            // Of images alone there is nothing left to ask.
            if (request.purpose === 'transcribe') throw new ModelFailure('malformed', `${label} takes no images.`)
          } else if (answer !== 'another way')
            return { ...answer, usage: sumUsage(spent), seconds: (performance.now() - started) / 1000 }
          else {
            const next = answerModes[answerModes.indexOf(mode) + 1]
            if (next === undefined) throw makeModelFailure('malformed', label)
            mode = next
          }
        }
      } catch (error) {
        const usage = spent.length === 0 ? null : sumUsage(spent)
        if (signal.aborted) throw makeModelFailure('cancelled', label, { cause: error, usage })
        if (limit.aborted) throw makeModelFailure('too-slow', label, { cause: error, usage })
        if (!(error instanceof ModelFailure)) throw error
        throw new ModelFailure(error.code, error.message, { cause: error.cause, usage })
      }
    },
  }
}

/** `spent` gathers what the answers cost, those that are of no use among them. */
type Asked = { model: SdkModel; limits: ModelLimits; meter: Meter; label: string; spent: ModelUsage[] }

/** An answer, or what to change before the request is worth another try: the way of asking, or leaving out the pictures. */
async function askInMode(
  mode: AnswerMode,
  { model, limits, meter, label, spent }: Asked,
  request: ModelRequest,
  images: readonly ModelImage[],
  signal: AbortSignal,
): Promise<Omit<ModelAnswer, 'seconds' | 'usage'> | 'another way' | 'no images'> {
  const isLast = mode === answerModes.at(-1)
  const settle = await meter(request, label, estimateUsage(request, images))
  let isSent = false
  const askOnce = () =>
    askProvider(model, request, images, mode, signal).catch((error: unknown) => {
      isSent ||= reachedProvider(error)
      throw error
    })
  let answer: ProviderAnswer
  try {
    answer = await askRepeatedly(limits, signal, askOnce)
  } catch (error) {
    await settle(signal.aborted ? 'unknown' : isSent ? 'nothing' : 'unsent')
    if (signal.aborted) throw error
    const code = getFailureCode(error)
    if (code === 'malformed' && images.length > 0 && refusesImages(error)) return 'no images'
    if (code === 'malformed' && !isLast) return 'another way'
    throw makeModelFailure(code, label, { cause: error })
  }
  await settle(answer.usage)
  spent.push(answer.usage)
  refuseCutContext(request, answer, label)
  const text = extractAnswer(answer.written)
  if (text !== '') return { name: request.name, text, model: label }
  if (answer.cutOff) throw makeModelFailure('cut-off', label)
  if (!isLast) return 'another way'
  throw makeModelFailure(answer.written.trim() === '' ? 'empty' : 'malformed', label)
}

function estimateUsage(request: ModelRequest, images: readonly ModelImage[]): ExpectedUsage {
  const bytes = [request.system, request.prefix, request.prompt].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  return { input: Math.ceil(bytes / bytesPerToken) + images.length * tokensPerImage, output: request.maxOutputTokens }
}

/** Null where one of them was not counted. */
function sumUsage(usages: readonly ModelUsage[]): ModelUsage {
  const sum = (member: keyof ModelUsage) =>
    usages.reduce((all: number | null, one) => {
      const count = one[member]
      return all === null || count === null ? null : all + count
    }, 0)
  return { input: sum('input'), cachedInput: sum('cachedInput'), cacheWrite: sum('cacheWrite'), output: sum('output') }
}

async function askRepeatedly<T>(limits: ModelLimits, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || tried >= limits.attempts || !isPassing(error)) throw error
      const asked = APICallError.isInstance(error) ? readRetryAfter(error, Date.now()) : null
      const pause = asked ?? limits.firstWaitMs * 2 ** (tried - 1)
      if (pause > limits.longestWaitMs) throw error
      await wait(pause, undefined, { signal })
    }
  }
}

/** Some servers drop what exceeds their context without a word; their own count of tokens gives them away. */
function refuseCutContext(request: ModelRequest, answer: ProviderAnswer, label: string): void {
  const least = (request.system.length + request.prefix.length + request.prompt.length) / charactersPerToken
  if (answer.usage.input === null || least < leastTokensToJudge) return
  if (answer.usage.input < least) throw makeModelFailure('context-cut', label)
}
