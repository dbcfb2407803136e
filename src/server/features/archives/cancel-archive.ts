import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { endArchive } from './archives-store.ts'
import { type ArchivePlace, requireArchive } from './require-archive.ts'

/**
 * Ends an archive that is being made; its job stops at the next deal and leaves no file. AppError 404 for one that is gone or is of
 * another workspace, 409 for one that has ended.
 */
export async function cancelArchive(
  ctx: Ctx,
  { workspaceId, archiveId }: ArchivePlace,
): Promise<Record<string, never>> {
  await requireArchive(ctx, { workspaceId, archiveId })
  const end = { state: 'failed', detail: 'It was cancelled.', at: ctx.now() } as const
  await inTransaction(ctx, async (tx) => {
    if (!(await endArchive(tx.db, archiveId, end))) throw conflict('This archive is not being made any more.')
    await noteAudit(tx, { workspaceId, event: 'archive_cancelled', subjectId: archiveId })
  })
  return {}
}
