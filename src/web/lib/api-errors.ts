import type { ErrorEnvelope } from '#contract/error-codes.ts'

/** The server refused the call and said why. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  /** Message by field, sent with 422. */
  readonly fields: Record<string, string>
  /** The newest state, sent with 409. */
  readonly results: unknown

  constructor(envelope: ErrorEnvelope) {
    super(envelope.error.message)
    this.code = envelope.error.code
    this.fields = envelope.error.fields ?? {}
    this.results = envelope.results
  }
}

/** No response came: the server or the connection is down. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause: unknown) {
    super('The server can’t be reached. Check your connection and try again.', { cause })
  }
}

/** A response that the contract does not allow. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer'

  constructor(status: number, cause?: unknown) {
    super(`The server sent a response that this page can’t read (status ${status}). Reload the page and try again.`, {
      cause,
    })
  }
}

/** Returns the server's message, or `fallback` without one: the specification's rule for toast descriptions. */
export function readServerMessage(error: unknown, fallback = 'An unexpected error occurred'): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback
}

/** Returns a sentence about any failed call, for places without a fallback text of their own. */
export function explainError(error: unknown): string {
  if (error instanceof ApiError || error instanceof NetworkError || error instanceof UnexpectedAnswer)
    return error.message
  return 'Something went wrong on this page. Reload it and try again.'
}
