import { Readable } from 'node:stream'
import { detectFileKind, type FileKind } from '#engine/read/pptx/file-kind.ts'
import { createReadFailure } from '#engine/read/read-failures.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invalid, unsupported } from '#server/platform/errors.ts'
import type { IncomingFile } from '#server/platform/http/multipart.ts'
import { getDeckKey } from './deck-files.ts'

/** So many bytes tell what kind of file it is. */
const searched = 1024

const pptxType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

export type ReceivedFile = { name: string; contentType: string; bytes: number; sha256: string; storageKey: string }

/**
 * Stores the file of an upload as it arrives. AppError 415 when its first bytes are neither those of a PDF nor of an Office
 * file, 422 when it is empty; what an Office file holds is known only once all of it is there.
 */
export async function receiveDeckFile(
  ctx: Ctx,
  deckId: string,
  file: IncomingFile,
  storageKey = getDeckKey(deckId),
): Promise<ReceivedFile> {
  if (file.field !== 'pdf_file') throw invalid({ [file.field]: 'Send the deck as pdf_file.' })
  let contentType = 'application/pdf'
  const onKind = (kind: FileKind) => {
    if (kind !== 'pdf') contentType = pptxType
  }
  const bytes = Readable.from(passBytes(file.stream, onKind), { objectMode: false })
  const stored = await ctx.files.putStream(storageKey, bytes)
  return { name: file.name, contentType, storageKey, ...stored }
}

async function* passBytes(stream: Readable, onKind: (kind: FileKind) => void): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0)
  let known = false
  for await (const chunk of stream) {
    if (known) yield chunk
    else {
      head = Buffer.concat([head, chunk])
      if (head.length < searched) continue
      onKind(detectKind(head))
      known = true
      yield head
    }
  }
  if (known) return
  if (head.length === 0) throw invalid({ pdf_file: createReadFailure('empty').message })
  onKind(detectKind(head))
  yield head
}

function detectKind(head: Buffer): FileKind {
  const kind = detectFileKind(head)
  if (kind === 'other') throw unsupported(createReadFailure('not-a-deck').message)
  return kind
}
