import type { Ctx } from '#server/platform/context.ts'
import type { FileAnswer } from '#server/platform/http/route.ts'
import { noteDownload } from '../audit/note-download.ts'
import { requireMemo } from '../memos/require-memo.ts'
import { type ExportInput, exportMemo } from './export-memo.ts'

/** A memo as a file, as `exportMemo` writes it; the audit log tells who took it. */
export async function downloadMemo(ctx: Ctx, input: ExportInput): Promise<FileAnswer> {
  const { workspaceId, dealId, memoId } = await requireMemo(ctx, input.memoId)
  const file = await exportMemo(ctx, input)
  await noteDownload(ctx, { workspaceId, event: 'memo_exported', dealId, subjectId: memoId, detail: input.format })
  return file
}
