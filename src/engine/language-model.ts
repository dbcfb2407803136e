import type { z } from 'zod'
import type { ModelFailureCode } from '#contract/model-failure.ts'

export const modelPurposes = ['transcribe', 'extract', 'mend', 'synthesise', 'confirm', 'answer', 'probe'] as const
export type ModelPurpose = (typeof modelPurposes)[number]

/** A page image that goes with a request; `mediaType` such as 'image/jpeg'. */
export type ModelImage = { page: number; bytes: Uint8Array; mediaType: string }

/** One question to a language model. */
export type ModelRequest = {
  purpose: ModelPurpose
  /** Tells calls of one memo apart, stable over retries: 'extract company', 'synthesise'. */
  name: string
  system: string
  /** The deck's text: the same for all requests of a memo, and first, so that providers read it from their cache. */
  prefix: string
  prompt: string
  /** Pages to be sent as images, by number from 1; the caller fetches them. */
  imagePages: number[]
  schema: z.ZodType
  maxOutputTokens: number
}

/** A request as the engine plans it: plain data that crosses threads; `getSchema` in request-schemas.ts gives its schema. */
export type PlannedRequest = Omit<ModelRequest, 'schema'>

/**
 * Tokens as the provider counted them; null where it did not tell. `cachedInput`, read from its cache, and `cacheWrite`,
 * written to it, are parts of `input`.
 */
export type ModelUsage = {
  input: number | null
  cachedInput: number | null
  cacheWrite: number | null
  output: number | null
}

/** `text` is what the model wrote, meant to be JSON of the request's schema; nothing about it is sure. */
export type ModelAnswer = { name: string; text: string; usage: ModelUsage; model: string; seconds: number }

/** A request that came to nothing, by its name; `message` is fit to be shown to a person, `usage` what it cost nevertheless. */
export type FailedRequest = { name: string; code: ModelFailureCode; message: string; usage?: ModelUsage | null }

/**
 * What the engine is told of a configured model: the answers and failures so far, by the names of its requests.
 * `pictures`: whether the model takes page images.
 */
export type ModelInput = {
  label: string
  pictures: boolean
  answers: readonly ModelAnswer[]
  failures: readonly FailedRequest[]
}

const ofOneAnswer: ReadonlySet<ModelFailureCode> = new Set(['cut-off', 'empty', 'malformed'])

/** Whether a failure leaves no hope for the other requests of the same memo. */
export function endsAsking(code: ModelFailureCode): boolean {
  return !ofOneAnswer.has(code)
}

/** What a model did for a memo. */
export type ModelReport = {
  label: string
  /** Requests that were answered. */
  calls: number
  /** Sums over the answers, useless ones too; null where the provider did not count. */
  usage: ModelUsage
  /** Seconds that the answers took. */
  seconds: number
  /** Facts of the model that could not be proved on the deck. */
  unverifiedFacts: number
  /** Sentences of the model that said more than the facts they cite. */
  droppedSentences: number
  /** Pages of which the model was given only the beginning. */
  cutPages: number[]
  /** Why the model was not asked to the end, for a person; null when it was. */
  failed: string | null
}

/** A configured model. `ask` does its own retries and rejects with ModelFailure only. */
export type LanguageModel = {
  /** As shown to people: 'openai gpt-5-mini'. */
  label: string
  /** False once the model has refused pictures. */
  takesImages: () => boolean
  ask: (request: ModelRequest, images: ModelImage[], signal: AbortSignal) => Promise<ModelAnswer>
}
