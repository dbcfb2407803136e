const modelFailureCodes = [
  'not-configured',
  'kept',
  'refused-key',
  'unknown-model',
  'rate-limited',
  'over-budget',
  'unavailable',
  'redirected',
  'too-slow',
  'too-long',
  'context-cut',
  'cut-off',
  'empty',
  'malformed',
  'cancelled',
] as const
export type ModelFailureCode = (typeof modelFailureCodes)[number]

type Count = number | null
type Tokens = { input: Count; cachedInput: Count; cacheWrite: Count; output: Count }

/** A model that could not be called or returned nothing usable; `message` can be shown to a person. */
export class ModelFailure extends Error {
  readonly code: ModelFailureCode
  /** The tokens of its unusable responses; null without a response. */
  readonly usage: Tokens | null
  constructor(code: ModelFailureCode, message: string, options: ErrorOptions & { usage?: Tokens | null } = {}) {
    super(message, options)
    this.name = 'ModelFailure'
    this.code = code
    this.usage = options.usage ?? null
  }
}
