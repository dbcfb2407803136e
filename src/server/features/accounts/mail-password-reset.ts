import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { makeResetMail } from './account-mails.ts'
import { findUserByEmail } from './accounts-store.ts'
import { makeEmailLink } from './make-email-link.ts'

export const passwordResetQueue = queue('mail-password-reset', z.object({ email: z.string() }), { timeLimit: 60 })

/** Sends a link that sets a new password, if the address has an account. */
export async function mailPasswordReset(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const user = await findUserByEmail(ctx.db, email)
  if (user === undefined) return
  const link = { userId: user.user_id, email: user.email, passwordHash: null, purpose: 'reset' } as const
  const token = await makeEmailLink(ctx, link)
  await ctx.mailer.send(makeResetMail(ctx.config, user.email, user.user_id, token))
}
