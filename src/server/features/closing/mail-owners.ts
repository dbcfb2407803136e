import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { mailEach } from '#server/platform/mail/mail-each.ts'
import { makeClosedMail, makeLastDayMail } from './closing-mails.ts'
import { findClosing, listOwnerAddresses } from './closing-store.ts'

const payload = z.object({ workspaceId: z.uuid(), about: z.enum(['closed', 'last-day']) })

export const mailOwnersQueue = queue('mail-owners', payload)

const writers = { closed: makeClosedMail, 'last-day': makeLastDayMail }

/** Tells the owners of a closed workspace of it, each once; nothing when it was taken back. */
export async function mailOwners(
  ctx: Ctx,
  { workspaceId, about }: z.output<typeof payload>,
  run: Pick<JobRun, 'jobId' | 'step'>,
): Promise<void> {
  const closing = await findClosing(ctx.db, workspaceId)
  if (!closing?.closes_at) return
  const { name: workspace, closes_at: closesAt } = closing
  const emails = (await listOwnerAddresses(ctx.db, workspaceId)).map((to) => ({
    step: `mail ${to}`,
    mail: { ...writers[about](ctx.config, { to, workspace, closesAt }), id: `${run.jobId}-${about}-${to}` },
  }))
  await mailEach(ctx.mailer, run, emails)
}

/** The addresses of the owners of a workspace. */
export async function listOwnersOf(ctx: Pick<Ctx, 'db'>, workspaceId: string): Promise<string[]> {
  return listOwnerAddresses(ctx.db, workspaceId)
}
