import { pipeline, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OutgoingFailure } from './outgoing-failure.ts'

/** A body as it arrives, and what ends it. */
export type IncomingBody = {
  host: string
  body: AsyncIterable<Uint8Array>
  /** The Content-Encoding of the response. */
  encoding: string
  /** Of the body as sent, and of what it unpacks to. */
  maxBytes: number
  idleMs: number
  /** Aborted by the request's own clock and by the caller, with an OutgoingFailure as reason. */
  stop: AbortController
}

const unpackers: Record<string, () => Transform> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
}

/** Whether a body with this Content-Encoding can be read. One packing alone: a second could hold endless work in few bytes. */
export function isReadableEncoding(encoding: string): boolean {
  return encoding === '' || encoding === 'identity' || Object.hasOwn(unpackers, encoding)
}

/** Yields the unpacked body, piece by piece. Throws OutgoingFailure: too-large, slow, broken, or why it was stopped. */
export async function* readBody(incoming: IncomingBody): AsyncGenerator<Uint8Array> {
  const { host, encoding, maxBytes, stop } = incoming
  const unpack = unpackers[encoding]
  try {
    const sent = limitBytes(pullWithPatience(incoming), maxBytes, host)
    yield* unpack === undefined ? sent : limitBytes(unpackWith(unpack(), sent), maxBytes, host)
  } catch (error) {
    if (stop.signal.aborted && stop.signal.reason instanceof OutgoingFailure) throw stop.signal.reason
    throw error instanceof OutgoingFailure ? error : new OutgoingFailure('broken', host, error)
  }
}

/** Waits for each piece only as long as allowed; time that the reader of the body takes does not count. */
async function* pullWithPatience({ body, host, idleMs, stop }: IncomingBody): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]()
  for (;;) {
    const timer = setTimeout(() => stop.abort(new OutgoingFailure('slow', host)), idleMs)
    try {
      const piece = await pieces.next()
      if (piece.done) return
      yield piece.value
    } finally {
      clearTimeout(timer)
    }
  }
}

async function* limitBytes(
  pieces: AsyncIterable<Uint8Array>,
  maxBytes: number,
  host: string,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > maxBytes) throw new OutgoingFailure('too-large', host)
    yield piece
  }
}

async function* unpackWith(unpacker: Transform, packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  // The failure of either side reaches the reader through the unpacker, which the pipeline destroys with it.
  pipeline(packed, unpacker, () => {})
  yield* unpacker
}
