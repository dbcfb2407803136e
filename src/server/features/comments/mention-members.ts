import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { invalid } from '#server/platform/errors.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { listMembersAmong } from './comments-store.ts'
import { lockPlannedEmail, setPlannedEmail, storeMentions } from './mentions-store.ts'

/** The job that tells a person of mentions in a deal. */
export const mentionEmailQueue = queue('email-mentions', z.object({ dealId: z.uuid(), userId: z.uuid() }), {
  timeLimit: 60,
})

/** A person gets at most one email about a deal in this time; later mentions wait for the next one. */
const quietMs = 10 * 60_000

/** Returns the people whom a comment mentions, each once; AppError 422 where one of them is not of the workspace. */
export async function requireMembers(ctx: Ctx, workspaceId: string, userIds: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(userIds.map((id) => id.toLowerCase()))]
  const members = await listMembersAmong(ctx.db, workspaceId, wanted)
  if (members.length < wanted.length)
    throw invalid({ mentions: 'Only people of this workspace can be mentioned. Take the other name out.' })
  return wanted
}

type Mentioning = { dealId: string; commentId: string; workspaceId: string; by: string }

/** Notes whom a comment mentions, and plans the email of those who are new to it; a person is not told of their own words. */
export async function mentionMembers(
  tx: Tx,
  { dealId, commentId, workspaceId, by }: Mentioning,
  userIds: readonly string[],
): Promise<void> {
  const added = await storeMentions(tx.db, commentId, userIds)
  // In one order, so that two comments never wait for each other.
  for (const userId of added.filter((id) => id !== by).sort()) await planEmail(tx, { dealId, workspaceId, userId })
}

async function planEmail(
  tx: Tx,
  { dealId, workspaceId, userId }: Omit<Mentioning, 'commentId' | 'by'> & { userId: string },
) {
  const planned = await lockPlannedEmail(tx.db, dealId, userId)
  const now = tx.now().getTime()
  // An email that is planned tells of this mention too.
  if (planned !== null && planned.getTime() > now) return
  const at = new Date(Math.max(now, (planned?.getTime() ?? 0) + quietMs))
  await setPlannedEmail(tx.db, dealId, userId, at)
  const key = `${dealId} ${userId} ${at.toISOString()}`
  const afterSeconds = Math.ceil((at.getTime() - now) / 1000)
  await tx.jobs.send(mentionEmailQueue, { dealId, userId }, { key, workspaceId, afterSeconds })
}
