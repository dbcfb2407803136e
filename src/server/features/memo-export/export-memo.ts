import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ExportFormat } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { FileAnswer } from '#server/platform/http/route.ts'
import { getMemo } from '../memos/get-memo.ts'
import { requireMemo } from '../memos/require-memo.ts'
import { makeDocumentName } from './document-name.ts'

const contentTypes: Record<ExportFormat, string> = {
  md: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
}

export type ExportInput = { memoId: string; format: ExportFormat; signal: AbortSignal }

/**
 * A memo as a file, people's edits and the flags of now in it; what is passed on names no other deal of the workspace, nor what people
 * removed. AppError
 * 404 until the memo is made.
 */
export async function exportMemo(ctx: Ctx, { memoId, format, signal }: ExportInput): Promise<FileAnswer> {
  const { workspaceId } = await requireMemo(ctx, memoId)
  const { seen_before: _otherDeals, removed: _removed, ...memo } = await getMemo(ctx, memoId)
  const { appUrl } = ctx.config
  const bytes =
    format === 'json'
      ? Buffer.from(`${JSON.stringify(memo, null, 2)}\n`)
      : await ctx.exporter.write({ memo, format, appUrl }, { owner: workspaceId, signal })
  return {
    contentType: contentTypes[format],
    bytes: bytes.length,
    etag: createHash('sha256').update(bytes).digest('hex'),
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    downloadAs: makeDocumentName(memo.deal.name, format),
  }
}
