import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Archive } from '#contract/archives.ts'
import type { Ctx } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { requireUser } from '../accounts/require-user.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { insertArchive, listArchiveRows } from './archives-store.ts'

/** Documents of thousands of memos are written for one; each takes about a second. */
const longestSeconds = 12 * 3600

export const makeArchiveQueue = queue('make-archive', z.object({ archiveId: z.uuid() }), {
  retries: 2,
  timeLimit: longestSeconds,
})

/** Begins an archive of a workspace, and returns it; where one is being made, that one. */
export async function startArchive(ctx: Ctx, workspaceId: string): Promise<Archive> {
  await requireMember(ctx, workspaceId)
  const archiveId = uuid()
  await inTransaction(ctx, async (tx) => {
    const made = { archiveId, workspaceId, askedBy: requireUser(tx), at: tx.now() }
    if (!(await insertArchive(tx.db, made))) return
    await noteAudit(tx, { workspaceId, event: 'workspace_archived', subjectId: archiveId })
    await tx.jobs.send(makeArchiveQueue, { archiveId }, { key: archiveId })
  })
  const archives = await listArchiveRows(ctx.db, workspaceId)
  const begun = archives.find(({ id }) => id === archiveId) ?? archives.find(({ state }) => state === 'making')
  if (begun === undefined) throw new AppError(500, 'Could not begin the archive. Try again.')
  return begun
}

/** The archives of a workspace, newest first. */
export async function listArchives(ctx: Ctx, workspaceId: string): Promise<Archive[]> {
  await requireMember(ctx, workspaceId)
  return listArchiveRows(ctx.db, workspaceId)
}
