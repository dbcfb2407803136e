import type { ErrorCode, ErrorEnvelope } from '#contract/error-codes.ts'

/** A failure that the caller is told about: status, a message fit for a person, and the wrong fields of a 422. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** The newest state, sent along with a 409. */
  readonly results: unknown
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: number | undefined

  /** A failure on the server's side says its `cause`, which is logged and not sent. */
  constructor(
    code: ErrorCode,
    message: string,
    extra: { fields?: Record<string, string>; results?: unknown; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, 'cause' in extra ? { cause: extra.cause } : {})
    this.name = 'AppError'
    this.code = code
    this.fields = extra.fields
    this.results = extra.results
    this.retryAfter = extra.retryAfter
  }
}

/** 400: the request itself can't be understood. */
export const badRequest = (message: string) => new AppError(400, message)

/** 401: no token, or one that no longer counts. */
export const notSignedIn = (message = 'Sign in to continue.') => new AppError(401, message)

/** 403: known, but not allowed yet. */
export const forbidden = (message: string) => new AppError(403, message)

/** 404: not there, or not the caller's to know about. */
export const notFound = (message = 'Not found.') => new AppError(404, message)

/** 409: the state does not allow it; `results` is the newest state if the caller can use it. */
export const conflict = (message: string, results?: unknown) => new AppError(409, message, { results })

/** 410: it was there and has expired. */
export const gone = (message: string) => new AppError(410, message)

/** 413: more bytes than allowed. */
export const tooLarge = (message: string) => new AppError(413, message)

/** 415: not a kind of file that is read here. */
export const unsupported = (message: string) => new AppError(415, message)

/** 422: the fields by name, each with its message; the first one is the message of the whole. */
export function invalid(fields: Record<string, string>): AppError {
  const first = Object.values(fields)[0]
  return new AppError(422, first ?? 'The input is not valid.', { fields })
}

/** 429: too often; the message says when it is possible again. */
export const tooMany = (message: string, retryAfter: number) => new AppError(429, message, { retryAfter })

/** 503: something that the server needs can't be reached just now. */
export const unavailable = (message: string) => new AppError(503, message)

/** The body of the answer for a failure. */
export function makeEnvelope(error: AppError): ErrorEnvelope {
  const { code, message, fields, results } = error
  return { error: { code, message, ...(fields && { fields }) }, ...(results !== undefined && { results }) }
}
