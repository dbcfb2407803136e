import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { forgetJobsOf } from '#server/platform/jobs/job-steps.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { getArchiveFolder } from '../archives/archive-files.ts'
import { removeDeal } from '../deals/delete-deal.ts'
import { queueAdder } from '../deals/renew-adders.ts'
import { forgetMailOfWorkspace } from '../intake-mail/discard-mail-files.ts'
import { forgetInvitesTo } from '../invites/invites-queries.ts'
import {
  anonymise,
  beginDeletion,
  deleteWorkspaceRow,
  findDeletion,
  listDueAccounts,
  listDueWorkspaces,
  listOwnedAlone,
  listSomeDeals,
  markReminded,
} from './closing-store.ts'
import { holdWorkspacesOf } from './hold-workspaces.ts'
import { mailOwnersQueue } from './mail-owners.ts'

/** What is due stands in the database: a job that named it would outlast it. */
export const deleteDueQueue = queue('delete-due', z.object({}), { timeLimit: 6 * 3600 })

const dayMs = 86_400_000
/** Deals that are looked up at once; each goes in a transaction of its own. */
const atOnce = 50

/** Reminds owners of workspaces that are deleted in a day, and has deleted what is due. */
export async function keepClosing(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx, async (tx) => {
    for (const workspaceId of await markReminded(tx.db, new Date(now.getTime() + dayMs), now))
      await tx.jobs.send(mailOwnersQueue, { workspaceId, about: 'last-day' }, { key: uuid() })
    const due = [...(await listDueWorkspaces(tx.db, now)), ...(await listDueAccounts(tx.db, now))]
    if (due.length > 0) await tx.jobs.send(deleteDueQueue, {}, { key: 'all' })
  })
}

/** Deletes the workspaces and accounts whose time is over; what is left after an interruption goes with the next attempt. */
export async function deleteDue(ctx: Ctx, _payload: object, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  for (const workspaceId of await listDueWorkspaces(ctx.db, ctx.now())) await deleteWorkspace(ctx, workspaceId, signal)
  for (const userId of await listDueAccounts(ctx.db, ctx.now())) await removeAccount(ctx, userId)
}

async function deleteWorkspace(ctx: Ctx, workspaceId: string, signal: AbortSignal): Promise<void> {
  if (!(await beginDeletion(ctx.db, workspaceId, ctx.now()))) return
  for (;;) {
    const dealIds = await listSomeDeals(ctx.db, workspaceId, atOnce)
    if (dealIds.length === 0) break
    for (const dealId of dealIds) {
      signal.throwIfAborted()
      await inTransaction(ctx, (tx) => removeDeal(tx, { dealId, workspaceId, atOnce: true }))
    }
  }
  // The files first: their rows tell where they are.
  await ctx.files.deleteFolder(getArchiveFolder(workspaceId))
  await inTransaction(ctx, async (tx) => {
    await forgetMailOfWorkspace(tx, workspaceId)
    await deleteWorkspaceRow(tx.db, workspaceId)
    await forgetJobsOf(tx.db, { workspaceId })
  })
  ctx.log.info({ workspaceId }, 'A workspace was deleted.')
}

/** Takes the person out of an account that is due. */
async function removeAccount(ctx: Ctx, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await holdWorkspacesOf(tx, userId)
    const alone = await listOwnedAlone(tx.db, userId)
    if (alone.length > 0) {
      ctx.log.error({ userId }, 'An account that is to be deleted is the last owner of a workspace: it stays.')
      return
    }
    const before = await findDeletion(tx.db, userId)
    if (!before || !(await anonymise(tx.db, userId, tx.now()))) return
    await forgetInvitesTo(tx, before.email_key)
    await queueAdder(tx, userId)
  })
}
