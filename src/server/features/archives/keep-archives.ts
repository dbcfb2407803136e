import { archiveDays } from '#contract/archives.ts'
import type { Ctx } from '#server/platform/context.ts'
import { getArchiveKey } from './archive-files.ts'
import { deleteArchive, endArchive, listEndedBefore, listUnfinished } from './archives-store.ts'

const dayMs = 86_400_000

/** Removes archives that are a week old, and ends those whose job is lost. */
export async function keepArchives(ctx: Ctx, liveJobs: () => Promise<Array<{ archiveId: string }>>): Promise<void> {
  const now = ctx.now()
  for (const { archiveId, workspaceId } of await listEndedBefore(
    ctx.db,
    new Date(now.getTime() - archiveDays * dayMs),
  )) {
    // The file first: its row tells where it is.
    await ctx.files.delete(getArchiveKey(workspaceId, archiveId))
    await deleteArchive(ctx.db, archiveId)
  }
  const unfinished = await listUnfinished(ctx.db)
  if (unfinished.length === 0) return
  const live = new Set((await liveJobs()).map(({ archiveId }) => archiveId))
  for (const archiveId of unfinished)
    if (!live.has(archiveId))
      await endArchive(ctx.db, archiveId, { state: 'failed', detail: 'The server stopped in the meantime.', at: now })
}
