const modelFailureCodes = [
  'not-configured',
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

type Tokens = { input: number | null; cachedInput: number | null; output: number | null }

/** A model that could not be asked or gave nothing usable; `message` is fit to be shown to a person. */
export class ModelFailure extends Error {
  readonly code: ModelFailureCode
  /** What its answers cost although none of them was of use; null where it gave none. */
  readonly usage: Tokens | null
  constructor(code: ModelFailureCode, message: string, options: ErrorOptions & { usage?: Tokens | null } = {}) {
    super(message, options)
    this.name = 'ModelFailure'
    this.code = code
    this.usage = options.usage ?? null
  }
}
