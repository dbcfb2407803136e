import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { getArchiveKey } from './archive-files.ts'
import { deleteArchive } from './archives-store.ts'
import { type ArchivePlace, requireArchive } from './require-archive.ts'

/**
 * Deletes an archive with its file before its time. AppError 404 for one that is gone or is of another workspace, 409 for one that is
 * being made.
 */
export async function removeArchive(
  ctx: Ctx,
  { workspaceId, archiveId }: ArchivePlace,
): Promise<Record<string, never>> {
  const archive = await requireArchive(ctx, { workspaceId, archiveId })
  if (archive.state === 'making') throw conflict('This archive is still being made. Delete it when it is ready.')
  // The file first: its row tells where it is, so that a failure can be tried again.
  await ctx.files.delete(getArchiveKey(workspaceId, archiveId))
  await inTransaction(ctx, async (tx) => {
    // Two owners may delete it at once: it went once.
    if (await deleteArchive(tx.db, archiveId))
      await noteAudit(tx, { workspaceId, event: 'archive_deleted', subjectId: archiveId })
  })
  return {}
}
