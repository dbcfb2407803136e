import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ExportFormat, Memo } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { FileAnswer } from '#server/platform/http/route.ts'
import { getMemo } from '../memos/get-memo.ts'
import { buildDocument } from './build-document.ts'
import { documentName } from './document-name.ts'
import { writePdf } from './pdf/write-pdf.ts'
import { writeDocx } from './write-docx.ts'
import { writeMarkdown } from './write-markdown.ts'

const contentTypes: Record<ExportFormat, string> = {
  md: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
}

/** A memo as a file, people's edits and the flags of now in it. AppError 404 until the memo is made. */
export async function exportMemo(ctx: Ctx, memoId: string, format: ExportFormat): Promise<FileAnswer> {
  const memo = await getMemo(ctx, memoId)
  const bytes = await write(memo, format, ctx.config.appUrl)
  return {
    contentType: contentTypes[format],
    bytes: bytes.length,
    etag: createHash('sha256').update(bytes).digest('hex'),
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    downloadAs: documentName(memo.deal.name, format),
  }
}

function write(memo: Memo, format: ExportFormat, appUrl: string): Promise<Uint8Array> | Uint8Array {
  if (format === 'json') return Buffer.from(`${JSON.stringify(memo, null, 2)}\n`)
  const document = buildDocument(memo, appUrl)
  if (format === 'md') return Buffer.from(writeMarkdown(document))
  return format === 'docx' ? writeDocx(document) : writePdf(document, new Date(memo.created_on))
}
