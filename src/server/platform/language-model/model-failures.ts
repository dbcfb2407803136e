import { APICallError } from 'ai'
import { ModelFailure, type ModelFailureCode } from '#contract/model-failure.ts'
import { RedirectRefused } from './fetch-without-redirects.ts'

const tooLong =
  /context.{0,20}(length|window|size)|maximum.{0,20}tokens|too (long|large|many tokens)|exceeds?.{0,40}tokens/i

/** What people are told, by cause; `model` is the model's label. */
const messages: Record<ModelFailureCode, (model: string) => string> = {
  'not-configured': () => 'No language model is set up.',
  kept: () => 'This deal is kept from models.',
  'refused-key': (model) => `${model} refused the key. Check it in the workspace’s language model settings.`,
  'unknown-model': (model) => `${model} is not known to its provider. Check the model’s name.`,
  'rate-limited': (model) => `${model} takes no more requests for now. Try again later.`,
  'over-budget': () => 'The workspace has used up its tokens for this month.',
  unavailable: (model) => `${model} could not be reached, or failed. Try again later.`,
  redirected: (model) =>
    `${model} answered with a redirect, which was not followed, so that your key and the deck go nowhere else. Check the address in AI_BASE_URL.`,
  'too-slow': (model) => `${model} did not answer in time.`,
  'too-long': (model) => `The deck is too long for ${model}.`,
  'context-cut': (model) => `${model} read only a part of the deck: its context length is set too low.`,
  'cut-off': (model) => `The answer of ${model} broke off.`,
  empty: (model) => `${model} gave an empty answer.`,
  malformed: (model) => `${model} gave no answer that could be read.`,
  cancelled: () => 'The request was stopped.',
}

/** A failure with the message for people. */
export function makeModelFailure(
  code: ModelFailureCode,
  model: string,
  options: ConstructorParameters<typeof ModelFailure>[2] = {},
): ModelFailure {
  return new ModelFailure(code, messages[code](model), options)
}

/** What a failed call means. Everything that the provider or the way to it can cause has a code of its own. */
export function getFailureCode(error: unknown): ModelFailureCode {
  if (error instanceof RedirectRefused) return 'redirected'
  if (!APICallError.isInstance(error)) return isTimeout(error) ? 'too-slow' : 'unavailable'
  const { statusCode: status } = error
  const said = `${error.message} ${error.responseBody ?? ''}`
  if (status === 401 || status === 403) return 'refused-key'
  if (status === 404) return 'unknown-model'
  if (status === 429) return 'rate-limited'
  if (status === 413 || (status === 400 && tooLong.test(said))) return 'too-long'
  if (status === 400 && /api.?key/i.test(said)) return 'refused-key'
  if (status === 400 || status === 422) return 'malformed'
  return 'unavailable'
}

/** Whether the same request may be answered in a moment. */
export function isPassing(error: unknown): boolean {
  const code = getFailureCode(error)
  return code === 'rate-limited' || code === 'unavailable'
}

/** What a connection that was never made fails with; any other may have carried the request. */
const unconnected: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether a failed request may have come to the provider with what it says. */
export function reachedProvider(error: unknown): boolean {
  if (!(error instanceof Error)) return true
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && unconnected.has(code)) return false
  return error.cause === undefined || reachedProvider(error.cause)
}

/** Whether a refused request would do without its pictures. */
export function refusesImages(error: unknown): boolean {
  return (
    APICallError.isInstance(error) && /image|vision|multi-?modal/i.test(`${error.message} ${error.responseBody ?? ''}`)
  )
}

/** Milliseconds that the provider asks to wait for; null when it doesn't say. */
export function readRetryAfter(error: unknown, now: number): number | null {
  if (!APICallError.isInstance(error)) return null
  const headers = error.responseHeaders ?? {}
  const exact = Number(headers['retry-after-ms'])
  if (headers['retry-after-ms'] !== undefined && Number.isFinite(exact)) return Math.max(0, exact)
  const after = headers['retry-after']
  if (after === undefined) return null
  const seconds = Number(after)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(after)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || /timed? ?out/i.test(error.message))
}
