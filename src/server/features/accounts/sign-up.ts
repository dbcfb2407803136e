import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { signUpBody } from '#contract/accounts.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { findInvitedAddress } from '../invites/invites-queries.ts'
import { makeAlreadySignedUpMail, makeConfirmMail } from './account-mails.ts'
import {
  deleteUnusedLinks,
  findUserByEmail,
  insertUser,
  makeEmailKey,
  setConfirmedEmail,
  setPassword,
} from './accounts-store.ts'
import { makeEmailLink } from './make-email-link.ts'
import { hashPassword } from './passwords.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

type Input = z.output<typeof signUpBody>

/**
 * Makes an account and sends its confirmation link; the key of an invitation for the address proves it instead. A taken address
 * gets the same answer, so that no one learns who has an account here; its owner is told by email.
 */
export async function signUp(
  ctx: Ctx,
  { email, password1, invite }: Input,
): Promise<{ user_id: string; email: string }> {
  await refuseCommonPassword('password1', password1, email)
  const passwordHash = await hashPassword(password1)
  const userId = uuid()
  const mail = await inTransaction(ctx, async (tx) => {
    const isProved = invite !== undefined && (await findInvitedAddress(tx, invite)) === makeEmailKey(email)
    const confirmedAt = isProved ? ctx.now() : null
    if (await insertUser(tx.db, { userId, email, passwordHash, confirmedAt, now: ctx.now() })) {
      if (isProved) return null
      return makeConfirmMail(
        ctx.config,
        email,
        await makeEmailLink(tx, { userId, email, passwordHash, purpose: 'confirm' }),
      )
    }
    const owner = await findUserByEmail(tx.db, email)
    if (owner === undefined || owner.confirmed_at !== null) return makeAlreadySignedUpMail(ctx.config, email)
    // The address is not proved yet. Each link carries the password chosen with it, so that a person who signed up with
    // someone else's address before does not end up knowing the password.
    await setPassword(tx.db, owner.user_id, passwordHash)
    if (isProved) {
      await setConfirmedEmail(tx.db, owner.user_id, email, ctx.now())
      await deleteUnusedLinks(tx.db, owner.user_id)
      return null
    }
    const link = { userId: owner.user_id, email: owner.email, passwordHash, purpose: 'confirm' } as const
    const key = await makeEmailLink(tx, link)
    return makeConfirmMail(ctx.config, owner.email, key)
  })
  if (mail !== null) await ctx.mailer.send(mail)
  return { user_id: userId, email }
}
