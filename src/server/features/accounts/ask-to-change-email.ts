import type { Ctx } from '#server/platform/context.ts'
import { conflict, notSignedIn } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { makeAddressInUseMail, makeChangeAskedMail, makeChangeEmailMail } from './account-mails.ts'
import { findSessionStart, findUserByEmail, lockUser, type StoredUser } from './accounts-store.ts'
import { limitAddressChanges } from './limit-address-changes.ts'
import { makeEmailLink } from './make-email-link.ts'

/**
 * Sends the new address a link, and the old one a way to stop it. The answer, the limits and the mail to the old address
 * are the same for an address that has an account: its owner is told, the caller is not.
 */
export async function askToChangeEmail(ctx: Ctx, user: StoredUser, email: string): Promise<void> {
  const emails = await inTransaction(ctx, async (tx) => {
    const { user_id: userId, google_sub: googleSub, askedBy } = await lockAsker(tx, user)
    await limitAddressChanges(tx, userId, email)
    const back = { userId, email: user.email, passwordHash: null, purpose: 'undo', googleSub } as const
    const toOld = makeChangeAskedMail(ctx.config, user.email, email, userId, await makeEmailLink(tx, back))
    const holder = await findUserByEmail(tx.db, email)
    if (holder !== undefined && holder.confirmed_at !== null) return [toOld, makeAddressInUseMail(ctx.config, email)]
    const link = { userId, email, passwordHash: null, purpose: 'confirm', askedBy } as const
    return [toOld, makeChangeEmailMail(ctx.config, email, await makeEmailLink(tx, link))]
  })
  for (const mail of emails) await ctx.mailer.send(mail)
}

/**
 * The user as it is by now, held, with the sign-in that asks. Throws when that was ended, or the account was changed, since
 * the caller was proved: the account may have been taken back meanwhile.
 */
async function lockAsker(tx: Tx, proved: StoredUser): Promise<StoredUser & { askedBy: string }> {
  const user = await lockUser(tx.db, proved.user_id)
  const askedBy = tx.actor.type === 'user' ? tx.actor.tokenId : undefined
  if (user === undefined || askedBy === undefined || (await findSessionStart(tx.db, askedBy)) === undefined)
    throw notSignedIn()
  if (user.email_key !== proved.email_key || user.password_hash !== proved.password_hash)
    throw conflict('Your account was changed in the meantime. Reload the page and try again.')
  return { ...user, askedBy }
}
