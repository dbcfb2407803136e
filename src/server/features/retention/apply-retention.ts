import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { forgetOldEvents } from '../audit/forget-old-events.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { listOwnersOf } from '../closing/mail-owners.ts'
import { forgetOldRemovals, removeDeal } from '../deals/delete-deal.ts'
import { lockSeenBefore } from '../deals/seen-before-queries.ts'
import { forgetOldViews } from '../memo-links/forget-old-views.ts'
import { makeAnnouncedMail } from './retention-mail.ts'
import {
  announceDeals,
  beginDay,
  findDueDeal,
  forgetChanged,
  forgetUntold,
  listAnnounced,
  listKeeping,
  noteTold,
  putOffUntold,
} from './retention-store.ts'

export const applyRetentionQueue = queue('apply-retention', z.object({ day: z.iso.date() }), { timeLimit: 6 * 3600 })

const taskName = 'retention'
/** Deals that one email announces; more are announced on the days after. */
const mostAnnounced = 500
/** Deals that go in a workspace on one day; the others follow on the next. */
const mostDeleted = 1_000
/** All tries of an email are over in this time. */
const tellingMs = 3_600_000

/** Sends the job of the day, once. */
export async function keepRetention(ctx: Ctx): Promise<void> {
  const day = ctx.now().toISOString().slice(0, 10)
  await inTransaction(ctx, async (tx) => {
    if (await beginDay(tx.db, taskName, day)) await tx.jobs.send(applyRetentionQueue, { day }, { key: day })
  })
}

/**
 * Deletes the passed deals whose announced day has come, and announces the next ones to the owners, with those of which no owner could be
 * told; forgets old logs.
 */
export async function applyRetention(
  ctx: Ctx,
  _payload: object,
  { signal, jobId }: Pick<JobRun, 'signal' | 'jobId'>,
): Promise<void> {
  await forgetOldViews(ctx)
  await forgetOldEvents(ctx)
  await forgetOldRemovals(ctx)
  await forgetChanged(ctx.db)
  await forgetUntold(ctx.db, new Date(ctx.now().getTime() - tellingMs))
  for (const workspace of await listKeeping(ctx.db)) {
    await deleteDue(ctx, workspace.workspaceId, signal)
    await announce(ctx, workspace, jobId)
  }
}

async function deleteDue(ctx: Ctx, workspaceId: string, signal: AbortSignal): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 10)
  let deleted = 0
  for (; deleted < mostDeleted; deleted += 1) {
    signal.throwIfAborted()
    const isGone = await inTransaction(ctx, async (tx) => {
      // Who decides about a deal holds this, too: no decision falls between the look and the deletion.
      await lockSeenBefore(tx, workspaceId)
      // Once more, since a deal can be changed while others go.
      await forgetChanged(tx.db, workspaceId)
      const dealId = await findDueDeal(tx.db, workspaceId, today)
      return dealId !== undefined && (await removeDeal(tx, { dealId, workspaceId }))
    })
    if (!isGone) break
  }
  if (deleted === 0) return
  const detail = deleted === 1 ? '1 passed deal' : `${deleted} passed deals`
  await inTransaction(ctx, (tx) => noteAudit(tx, { workspaceId, event: 'retention_applied', detail }))
}

type Keeping = Awaited<ReturnType<typeof listKeeping>>[number]

/** The emails are queued with what they announce: a deal counts as told once one of them has left. */
async function announce(ctx: Ctx, { workspaceId, months }: Keeping, jobId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.now()
    if ((await announceDeals(tx.db, { workspaceId, months, now, limit: mostAnnounced })) === 0) return
    for (const to of await listOwnersOf(tx, workspaceId)) {
      const mail = { workspaceId, to, announcedAt: now.toISOString() }
      await tx.jobs.send(mailAnnouncedQueue, mail, { key: `${jobId} ${workspaceId} ${to}` })
    }
  })
}

export const mailAnnouncedQueue = queue(
  'mail-announced',
  z.object({ workspaceId: z.uuid(), to: z.string(), announcedAt: z.iso.datetime() }),
)

/** Tells an owner of the deals that were announced at a time, without those that changed since; their 30 days begin with the first email. */
export async function mailAnnounced(
  ctx: Ctx,
  { workspaceId, to, announcedAt }: z.output<(typeof mailAnnouncedQueue)['payload']>,
  { jobId }: Pick<JobRun, 'jobId'>,
): Promise<void> {
  const at = new Date(announcedAt)
  const workspace = (await listKeeping(ctx.db)).find((one) => one.workspaceId === workspaceId)
  await putOffUntold(ctx.db, workspaceId, at, ctx.now())
  const deals = await listAnnounced(ctx.db, workspaceId, at)
  if (!workspace || deals.length === 0) return
  const mail = makeAnnouncedMail(ctx.config, { workspace: workspace.name, months: workspace.months, deals })
  await ctx.mailer.send({ ...mail, to, id: jobId, isAutomatic: true })
  await noteTold(ctx.db, workspaceId, at, ctx.now())
}
