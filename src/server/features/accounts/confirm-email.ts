import type { Transaction } from 'kysely'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { gone, notFound } from '#server/platform/errors.ts'
import {
  deleteSessions,
  deleteUnusedLinks,
  deleteUser,
  emailKey,
  findUser,
  findUserByEmail,
  lockLink,
  markLinkUsed,
  type StoredLink,
  setConfirmedEmail,
  setPassword,
} from './accounts-store.ts'
import { emailChangedQueue } from './mail-email-changed.ts'
import { tokenHash, USED_LINK_MS } from './tokens.ts'

const unknown = () => notFound('This link is not known, or it has been used already.')

const expired = (link: StoredLink) =>
  gone(
    link.password_hash === null
      ? 'This link has expired. Save the new address in your profile to get another one.'
      : 'This link has expired. Sign in to get a new one.',
  )

/** Confirms the address that the link was mailed to. For an hour the same link answers the same again. */
export async function confirmEmail(ctx: Ctx, { key }: { key: string }): Promise<{ email: string }> {
  return ctx.db.transaction().execute(async (trx) => {
    const link = await lockLink(trx, tokenHash(key), ['confirm'])
    // Read once the user is held, so that changes have the order of their times.
    const now = ctx.now()
    if (link === undefined) throw unknown()
    if (link.used_at !== null) {
      if (now.getTime() - link.used_at.getTime() > USED_LINK_MS) throw unknown()
      return { email: link.email }
    }
    if (link.expires_at <= now) throw expired(link)
    await use(ctx, trx, link, now)
    return { email: link.email }
  })
}

async function use(ctx: Ctx, trx: Transaction<Database>, link: StoredLink, now: Date): Promise<void> {
  const holder = await findUserByEmail(trx, link.email)
  if (holder !== undefined && holder.user_id !== link.user_id) {
    if (holder.confirmed_at !== null) throw unknown()
    // Whoever signed up with this address has never proved it, and the holder of the link just did.
    await deleteUser(trx, holder.user_id)
  }
  await tellOldAddress(ctx, trx, link, now)
  await setConfirmedEmail(trx, link.user_id, link.email, now)
  if (link.password_hash !== null) await setPassword(trx, link.user_id, link.password_hash)
  await markLinkUsed(trx, link.link_hash, now)
  await deleteUnusedLinks(trx, link.user_id)
}

/** A change of address ends every sign-in but the one that asked, and the old address is told. A sign-up has had neither. */
async function tellOldAddress(ctx: Ctx, trx: Transaction<Database>, link: StoredLink, now: Date): Promise<void> {
  const user = await findUser(trx, link.user_id)
  if (user === undefined || user.confirmed_at === null || emailKey(link.email) === user.email_key) return
  await deleteSessions(trx, user.user_id, link.asked_by)
  const { user_id: userId, email, google_sub: googleSub } = user
  const payload = { userId, email, googleSub, at: now.toISOString() }
  await ctx.jobs.send(trx, emailChangedQueue, payload, { key: `${userId} ${now.getTime()}` })
}
