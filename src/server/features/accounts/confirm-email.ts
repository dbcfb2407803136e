import type { Ctx } from '#server/platform/context.ts'
import { gone, notFound } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { noteAuditOf } from '../audit/note-audit.ts'
import {
  deleteSessions,
  deleteUnusedLinks,
  deleteUser,
  findUser,
  findUserByEmail,
  lockLink,
  makeEmailKey,
  markLinkUsed,
  type StoredLink,
  setConfirmedEmail,
  setPassword,
} from './accounts-store.ts'
import { emailChangedQueue } from './mail-email-changed.ts'
import { hashToken, usedLinkMs } from './tokens.ts'

const unknown = () => notFound('This link is not known, or it was used already.')

const expired = (link: StoredLink) =>
  gone(
    link.password_hash === null
      ? 'This link has expired. Save the new address in your profile to get another one.'
      : 'This link has expired. Sign in to get a new one.',
  )

/** Confirms the address that the link was mailed to. For an hour the same link answers the same again. */
export async function confirmEmail(ctx: Ctx, { key }: { key: string }): Promise<{ email: string }> {
  return inTransaction(ctx, async (tx) => {
    const link = await lockLink(tx.db, hashToken(key), ['confirm'])
    // Read once the user is held, so that changes have the order of their times.
    const now = ctx.now()
    if (link === undefined) throw unknown()
    if (link.used_at !== null) {
      if (now.getTime() - link.used_at.getTime() > usedLinkMs) throw unknown()
      return { email: link.email }
    }
    if (link.expires_at <= now) throw expired(link)
    await applyLink(tx, link, now)
    return { email: link.email }
  })
}

async function applyLink(tx: Tx, link: StoredLink, now: Date): Promise<void> {
  const holder = await findUserByEmail(tx.db, link.email)
  if (holder !== undefined && holder.user_id !== link.user_id) {
    if (holder.confirmed_at !== null) throw unknown()
    // The account that signed up with this address never proved it; the holder of the link just did.
    await deleteUser(tx.db, holder.user_id)
  }
  await notifyOldAddress(tx, link, now)
  await setConfirmedEmail(tx.db, link.user_id, link.email, now)
  if (link.password_hash !== null) await setPassword(tx.db, link.user_id, link.password_hash)
  await markLinkUsed(tx.db, link.link_hash, now)
  await deleteUnusedLinks(tx.db, link.user_id)
}

/** A change of address ends every sign-in but the one that asked, and the old address is told. A sign-up has had neither. */
async function notifyOldAddress(tx: Tx, link: StoredLink, now: Date): Promise<void> {
  const user = await findUser(tx.db, link.user_id)
  if (user === undefined || user.confirmed_at === null || makeEmailKey(link.email) === user.email_key) return
  await deleteSessions(tx.db, user.user_id, link.asked_by)
  const { user_id: userId, email, google_sub: googleSub } = user
  await noteAuditOf(tx, { userId, event: 'email_changed', by: { door: 'person', userId } })
  const payload = { userId, email, googleSub, at: now.toISOString() }
  await tx.jobs.send(emailChangedQueue, payload, { key: `${userId} ${now.getTime()}` })
}
