export const modelFailureCodes = [
  'not-configured',
  'refused-key',
  'unknown-model',
  'rate-limited',
  'over-budget',
  'unavailable',
  'too-slow',
  'too-long',
  'context-cut',
  'cut-off',
  'empty',
  'malformed',
  'cancelled',
] as const
export type ModelFailureCode = (typeof modelFailureCodes)[number]

/** A model that could not be asked or gave nothing usable; `message` is fit to be shown to a person. */
export class ModelFailure extends Error {
  readonly code: ModelFailureCode
  constructor(code: ModelFailureCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ModelFailure'
    this.code = code
  }
}
