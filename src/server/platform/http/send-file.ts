import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { ByteRange } from '../storage/file-store.ts'
import type { FileAnswer, WrittenAnswer } from './route.ts'

/** Answers with a file: whole (200), a part of it (206), or nothing new (304). AppError 416 for a range outside it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer | WrittenAnswer,
): Promise<FastifyReply> {
  if ('write' in file) return sendWritten(request, reply, file)
  const etag = `"${file.etag}"`
  const unchanged = request.headers['if-none-match'] === etag
  const range = unchanged ? null : parseRange(request, etag, file.bytes)
  if (range === 'outside') {
    reply.header('content-range', `bytes */${file.bytes}`)
    throw new AppError(416, 'The file does not have this range.')
  }
  // Opened before any header is set: a file that is gone is answered without the headers of one that is there.
  // An empty stream leaves the content-length of a HEAD as it is; an empty body would not.
  const content = unchanged || request.method === 'HEAD' ? Readable.from([]) : await file.open(range ?? undefined)
  // `no-cache` lets a browser keep the bytes but ask again, so that a token that has ended ends the access.
  reply.headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, no-cache', etag })
  if (unchanged) return reply.code(304).send()
  const name = file.downloadAs ?? file.showAs
  if (name !== undefined) {
    const disposition = file.downloadAs === undefined ? `inline; filename*=UTF-8''${encodeName(name)}` : saveAs(name)
    reply.header('content-disposition', disposition)
  }
  if (range !== null) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
  reply.header('content-length', range === null ? file.bytes : range.end - range.start + 1)
  return reply.type(file.contentType).send(content)
}

function sendWritten(request: FastifyRequest, reply: FastifyReply, file: WrittenAnswer): FastifyReply {
  reply.headers({ 'cache-control': 'no-store', 'content-disposition': saveAs(file.downloadAs) })
  return reply.type(file.contentType).send(request.method === 'HEAD' ? Readable.from([]) : file.write())
}

const saveAs = (name: string) => `attachment${makePlainName(name)}; filename*=UTF-8''${encodeName(name)}`

/** The name for programs that know no other form; none when nothing of it would be left. */
function makePlainName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]+/g, '_').replace(/["\\%]/g, '_')
  return /^[\s_.]*(?:\.\w+)?$/.test(plain) ? '' : `; filename="${plain}"`
}

/** RFC 8187 allows fewer characters as they are than encodeURIComponent leaves. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)

/** The one range that was asked for; null for the whole file, which is also the answer to several ranges at once. */
function parseRange(request: FastifyRequest, etag: string, bytes: number): ByteRange | 'outside' | null {
  const { range, 'if-range': ifRange } = request.headers
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return null
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const wanted = Math.min(Number(last), bytes)
    return wanted === 0 ? 'outside' : { start: bytes - wanted, end: bytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (start >= bytes) return 'outside'
  return end < start ? null : { start, end }
}
