import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { makeEmailChangedMail } from './account-mails.ts'
import { lockUser, wasTakenBack } from './accounts-store.ts'
import { makeEmailLink } from './make-email-link.ts'

/** `email` is the old address, `googleSub` the Google account at that moment. */
const payload = z.object({
  userId: z.string(),
  email: z.string(),
  googleSub: z.string().nullable(),
  at: z.iso.datetime(),
})

export const emailChangedQueue = queue('mail-email-changed', payload, { timeLimit: 60 })

/**
 * Tells the old address of an account that another one counts, with a way back. When an earlier owner took the account
 * back meanwhile, the change is undone, and the person who made it gets no way back into the account.
 */
export async function mailEmailChanged(
  ctx: Ctx,
  { userId, email, googleSub, at }: z.output<typeof payload>,
): Promise<void> {
  const changedAt = new Date(at)
  const token = await inTransaction(ctx, async (tx) => {
    if ((await lockUser(tx.db, userId)) === undefined || (await wasTakenBack(tx.db, userId, changedAt))) return null
    const back = { userId, email, passwordHash: null, purpose: 'undo', googleSub, at: changedAt } as const
    return makeEmailLink(tx, back)
  })
  if (token === null) return
  await ctx.mailer.send(makeEmailChangedMail(ctx.config, email, userId, token))
}
