import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { listKeysOfMaker } from '../api-keys/list-keys-of-maker.ts'
import { makePasswordChangedMail } from './account-mails.ts'
import { findUser } from './accounts-store.ts'

export const passwordChangedQueue = queue('mail-password-changed', z.object({ userId: z.uuid() }), { timeLimit: 60 })

/** Tells a person that their password was changed, and which API keys go on working. */
export async function mailPasswordChanged(
  ctx: Ctx,
  { userId }: { userId: string },
  { jobId }: Pick<JobRun, 'jobId'>,
): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (user === undefined) return
  const mail = makePasswordChangedMail(ctx.config, user.email, await listKeysOfMaker(ctx, userId))
  await ctx.mailer.send({ ...mail, id: jobId })
}
