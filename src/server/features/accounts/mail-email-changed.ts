import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { emailChangedMail } from './account-mails.ts'
import { findUser } from './accounts-store.ts'
import { makeEmailLink } from './make-email-link.ts'

/** `email` is the old address, `googleSub` the Google account at that moment. */
const payload = z.object({
  userId: z.string(),
  email: z.string(),
  googleSub: z.string().nullable(),
  at: z.iso.datetime(),
})

export const emailChangedQueue = queue('mail-email-changed', payload, { timeLimit: 60 })

/** Tells the old address of an account that another one counts, with a way back. */
export async function mailEmailChanged(
  ctx: Ctx,
  { userId, email, googleSub, at }: z.output<typeof payload>,
): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (user === undefined) return
  const back = { userId, email, passwordHash: null, purpose: 'undo', googleSub, at: new Date(at) } as const
  const token = await makeEmailLink(ctx, ctx.db, back)
  await ctx.mailer.send(emailChangedMail(ctx.config, email, userId, token))
}
