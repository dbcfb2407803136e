import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDatabaseFull } from '../database/database-errors.ts'
import { AppError, badRequest, makeEnvelope, notFound, tooLarge, unsupported } from '../errors.ts'
import { makeDiskFullFailure } from '../storage/storage-failure.ts'

/** Seconds after which a call is worth another try when the server could not serve it. */
const retrySeconds = 5

/** Gives every failure the error envelope: our own as they are, the framework's in our words, the rest as a logged 500. */
export function answerFailures(http: FastifyInstance): void {
  http.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const failure = error instanceof AppError ? error : (toServerFailure(error) ?? toRequestFailure(error))
    // A failure that says its cause is the server's, and its message hides what to put right.
    if (failure?.cause !== undefined) logFailure(request, failure, 'Could not serve a call.')
    return sendFailure(reply, failure ?? makeUnexpectedFailure(error, request))
  })
}

/**
 * Answers with the envelope. A body that is still arriving is read to its end and dropped: a connection that closes
 * meanwhile would show the sender a broken network instead of this answer.
 */
export function sendFailure(reply: FastifyReply, failure: AppError): FastifyReply {
  reply.request.raw.unpipe()
  reply.request.raw.resume()
  reply.header('cache-control', 'no-store')
  const retryAfter = failure.retryAfter ?? (failure.code === 503 ? retrySeconds : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(failure.code).type('application/json; charset=utf-8').send(makeEnvelope(failure))
}

/** What keeps the server from serving anybody. */
function toServerFailure(error: Error): AppError | null {
  if (isDatabaseFull(error)) return makeDiskFullFailure('the change', error)
  if (!isDatabaseAway(error)) return null
  return new AppError(503, 'Could not reach the database. Try again in a few seconds.', { cause: error })
}

function toRequestFailure(error: FastifyError): AppError | null {
  switch (error.statusCode) {
    case 404:
      return notFound()
    case 413:
      return tooLarge('The request is too large.')
    case 406:
    case 415:
      return unsupported('This type of content is not supported.')
    case 429:
      return new AppError(429, error.message)
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? badRequest('Could not read the request.')
        : null
  }
}

function makeUnexpectedFailure(error: Error, request: FastifyRequest): AppError {
  const id = randomUUID().slice(0, 8)
  logFailure(request, error, 'A call failed.', id)
  return new AppError(500, `Something went wrong on the server. Try again. If it happens again, report number ${id}.`)
}

function logFailure(request: FastifyRequest, error: Error, message: string, id?: string): void {
  request.log.error({ err: error, id, method: request.method, url: request.routeOptions.url }, message)
}
