import { Readable } from 'node:stream'
import { detectFileKind, type FileKind } from '#engine/read/pptx/file-kind.ts'
import type { SafeResponse } from '#server/platform/net/safe-fetch.ts'
import { readFileName } from './read-file-name.ts'

/** What a successful response brought, by its bytes: what may be a deck, a web page, or something else. */
export type Received =
  | { kind: 'file'; fileKind: FileKind; stream: Readable; name: string }
  | { kind: 'page'; html: string }
  | { kind: 'other' }

/** So many bytes tell what kind of file it is. */
const searchedBytes = 1024

/** Web pages that are searched for forms and titles have their beginning read. */
const maxPageBytes = 2_000_000

/** Reads the beginning of a response. A file goes on arriving by its stream; everything else is read or left. */
export async function receiveResponse(response: SafeResponse, fallbackName: string): Promise<Received> {
  const pieces: AsyncIterator<Buffer> = response.stream[Symbol.asyncIterator]()
  const head = await readUpTo(pieces, searchedBytes)
  const isMarkup = /^(?:\ufeff|\s)*</.test(head.toString('utf8'))
  // An empty file is told as such where it is stored.
  const fileKind = detectFileKind(head)
  if (head.length === 0 || (!isMarkup && fileKind !== 'other')) {
    const name = readFileName(response.headers.get('content-disposition'), fallbackName)
    return { kind: 'file', fileKind, stream: Readable.from(prepend(head, pieces), { objectMode: false }), name }
  }
  const isPage = isMarkup || /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
  if (!isPage) {
    response.cancel()
    return { kind: 'other' }
  }
  const html = Buffer.concat([head, await readUpTo(pieces, maxPageBytes - head.length)]).toString('utf8')
  response.cancel()
  return { kind: 'page', html }
}

/** Reads pieces until there are `bytes` of them, or all. */
async function readUpTo(pieces: AsyncIterator<Buffer>, bytes: number): Promise<Buffer> {
  const read: Buffer[] = []
  for (let size = 0; size < bytes; ) {
    const next = await pieces.next()
    if (next.done) break
    read.push(next.value)
    size += next.value.length
  }
  return Buffer.concat(read)
}

async function* prepend(head: Buffer, pieces: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head
  for (;;) {
    const next = await pieces.next()
    if (next.done) return
    yield next.value
  }
}
