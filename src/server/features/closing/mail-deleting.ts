import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { makeDeletingMail } from './closing-mails.ts'
import { findDeletion } from './closing-store.ts'

const payload = z.object({ userId: z.uuid() })

/** Names no address: the job outlasts the account. */
export const mailDeletingQueue = queue('mail-deleting', payload, { timeLimit: 60 })

/** Tells a person when the account goes and how to keep it; nothing where it was kept meanwhile. */
export async function mailDeleting(
  ctx: Ctx,
  { userId }: z.output<typeof payload>,
  { jobId }: Pick<JobRun, 'jobId'>,
): Promise<void> {
  const deletion = await findDeletion(ctx.db, userId)
  if (!deletion?.deletes_at) return
  await ctx.mailer.send({ ...makeDeletingMail(ctx.config, deletion.email, deletion.deletes_at), id: jobId })
}
