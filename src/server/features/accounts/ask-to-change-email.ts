import type { Ctx } from '#server/platform/context.ts'
import { addressInUseMail, changeAskedMail, changeEmailMail } from './account-mails.ts'
import { findUserByEmail, type StoredUser } from './accounts-store.ts'
import { limitAddressChanges } from './limit-address-changes.ts'
import { makeEmailLink } from './make-email-link.ts'

/**
 * Mails the new address a link, and the old one a way to stop it. The answer, the limits and the mail to the old address
 * are the same for an address that has an account: its owner is told, the caller is not.
 */
export async function askToChangeEmail(ctx: Ctx, user: StoredUser, email: string): Promise<void> {
  const { user_id: userId, google_sub: googleSub } = user
  const askedBy = ctx.actor.type === 'user' ? ctx.actor.tokenId : null
  const mails = await ctx.db.transaction().execute(async (trx) => {
    await limitAddressChanges(trx, userId, email, ctx.now())
    const back = { userId, email: user.email, passwordHash: null, purpose: 'undo', googleSub } as const
    const toOld = changeAskedMail(ctx.config, user.email, email, userId, await makeEmailLink(ctx, trx, back))
    const holder = await findUserByEmail(trx, email)
    if (holder !== undefined && holder.confirmed_at !== null) return [toOld, addressInUseMail(ctx.config, email)]
    const link = { userId, email, passwordHash: null, purpose: 'confirm', askedBy } as const
    return [toOld, changeEmailMail(ctx.config, email, await makeEmailLink(ctx, trx, link))]
  })
  for (const mail of mails) await ctx.mailer.send(mail)
}
