import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError, badRequest, tooLarge, unsupported } from '../errors.ts'
import { parseInput } from './parse.ts'

/** A file of a multipart body while it arrives; the stream has to be read to its end. */
export type IncomingFile = { field: string; name: string; contentType: string; stream: Readable }

/**
 * Reads a multipart body: each file goes to `onFile` as it arrives, in the body's order, then the fields are parsed.
 * Rejects with AppError: 413 for too large a file, 422 for wrong fields. What `onFile` has stored by then is the
 * caller's to delete. A file part without a name and bytes (an empty file input) is passed over.
 */
export type Receive<B> = <T>(onFile: (file: IncomingFile) => Promise<T>) => Promise<{ body: B; files: T[] }>

/** The `receive` of one request. */
export function createReceiver(
  request: FastifyRequest,
  schema: z.ZodType | undefined,
  maxUploadBytes: number,
): Receive<unknown> {
  return async (onFile) => {
    if (!request.isMultipart()) throw unsupported('Send the form as multipart/form-data.')
    const fields = new Map<string, string>()
    const files = []
    let ofCaller: { error: unknown } | undefined
    try {
      for await (const part of request.parts()) {
        if (part.type === 'field') {
          if (part.valueTruncated) throw tooLarge(`${part.fieldname} is too long.`)
          fields.set(part.fieldname, String(part.value))
          continue
        }
        if (part.filename === '' || part.filename === undefined) {
          part.file.resume()
          continue
        }
        const file = { field: part.fieldname, name: part.filename, contentType: part.mimetype, stream: part.file }
        const taken = onFile(file).catch((error: unknown) => {
          if (part.file.errored === null) ofCaller = { error }
          throw error
        })
        files.push(await taken)
        part.file.resume()
        if (part.file.truncated) throw makeTooLargeFailure(maxUploadBytes)
      }
    } catch (error) {
      throw ofCaller === undefined ? toFormFailure(error, maxUploadBytes) : ofCaller.error
    }
    return { body: parseInput(schema, Object.fromEntries(fields)), files }
  }
}

const makeTooLargeFailure = (bytes: number) => tooLarge(`The file is larger than ${Math.floor(bytes / 1_000_000)} MB.`)

function toFormFailure(error: unknown, maxUploadBytes: number): AppError {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'FST_REQ_FILE_TOO_LARGE') return makeTooLargeFailure(maxUploadBytes)
  if (code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') {
    return tooLarge('The form has too many parts.')
  }
  return badRequest('Could not read the form.')
}
