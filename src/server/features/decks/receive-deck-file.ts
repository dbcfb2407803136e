import { Readable } from 'node:stream'
import type { Ctx } from '#server/platform/context.ts'
import { invalid, unsupported } from '#server/platform/errors.ts'
import type { IncomingFile } from '#server/platform/http/multipart.ts'
import { deckFile } from './deck-files.ts'

/** A PDF may have a few bytes before its signature; readers look this far. */
const searched = 1024
const signature = '%PDF-'

export type ReceivedFile = { name: string; bytes: number; sha256: string; storageKey: string }

/** Stores the file of an upload as it arrives. AppError 415 when it is no PDF by its bytes, 422 when it is empty. */
export async function receiveDeckFile(ctx: Ctx, deckId: string, file: IncomingFile): Promise<ReceivedFile> {
  if (file.field !== 'pdf_file') throw invalid({ [file.field]: 'Send the deck as pdf_file.' })
  const storageKey = deckFile(deckId)
  const stored = await ctx.files.putStream(storageKey, Readable.from(pdfBytes(file.stream), { objectMode: false }))
  return { name: file.name, storageKey, ...stored }
}

async function* pdfBytes(stream: Readable): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0)
  let known = false
  for await (const chunk of stream) {
    if (known) yield chunk
    else {
      head = Buffer.concat([head, chunk])
      if (head.length < searched) continue
      checkSignature(head)
      known = true
      yield head
    }
  }
  if (known) return
  if (head.length === 0) throw invalid({ pdf_file: 'The file is empty. Export the deck as PDF and upload it again.' })
  checkSignature(head)
  yield head
}

function checkSignature(head: Buffer): void {
  if (!head.subarray(0, searched).includes(signature)) {
    throw unsupported('This file is not a PDF. Export the deck as PDF and upload it again.')
  }
}
