import { createReadFailure } from './read-failures.ts'

const signature = Buffer.from('%PDF')
const searched = 1024

/** A first look at a file, cheap enough for the main thread: throws ReadFailure when it is empty or no PDF. */
export function inspectPdf(bytes: Uint8Array): void {
  if (bytes.length === 0) throw createReadFailure('empty')
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, searched))
  if (!head.includes(signature)) throw createReadFailure('not-a-deck')
}
