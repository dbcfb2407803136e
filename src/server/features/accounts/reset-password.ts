import type { z } from 'zod'
import type { accountEndpoints, resetPasswordBody } from '#contract/accounts.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, gone, notFound } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { endKeysSince } from '../api-keys/end-keys.ts'
import { listKeysOfMaker } from '../api-keys/list-keys-of-maker.ts'
import { noteAuditOf } from '../audit/note-audit.ts'
import {
  deleteLaterWaysBack,
  deleteSessions,
  deleteUnusedLinks,
  deleteUser,
  findUser,
  findUserByEmail,
  findUserByGoogle,
  lockLink,
  makeEmailKey,
  markLinkUsed,
  type StoredLink,
  type StoredUser,
  setConfirmedEmail,
  setGoogleSub,
  setPassword,
} from './accounts-store.ts'
import { passwordChangedQueue } from './mail-password-changed.ts'
import { noteNetwork } from './note-network.ts'
import { hashPassword } from './passwords.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { hashToken } from './tokens.ts'
import { deleteTotpSince } from './totp/totp-store.ts'

type Input = z.output<typeof resetPasswordBody>
type Endpoint = (typeof accountEndpoints)['resetPassword']

/**
 * Sets the password by a mailed link, which may also bring back an address that was changed, and ends every sign-in and
 * every other open link of the user: a password that came with a sign-up, or an address that someone else asked for, must
 * not outlive it. The link also proves the address, and makes the caller's network one that strangers' guesses don't slow. API keys stay:
 * programs hold them, not browsers. Returns them, and an email names them, so that the user can end those of others.
 */
export async function resetPassword(ctx: Ctx, { uid, token, new_password1 }: Input): Promise<Answer<Endpoint>> {
  const passwordHash = await hashPassword(new_password1)
  return inTransaction(ctx, async (tx) => {
    const { link, user, now } = await useLink(tx, uid, hashToken(token))
    // Rolls back, so that the link can be used with another password.
    await refuseCommonPassword('new_password1', new_password1, link.email)
    if (link.purpose === 'undo') await takeBack(tx, link, now)
    else if (user.confirmed_at === null) await setConfirmedEmail(tx.db, user.user_id, user.email, now)
    await setPassword(tx.db, user.user_id, passwordHash)
    await deleteUnusedLinks(tx.db, user.user_id)
    await deleteSessions(tx.db, user.user_id)
    await noteNetwork(tx, user.user_id)
    const by = { door: 'person', userId: user.user_id } as const
    await noteAuditOf(tx, { userId: user.user_id, event: 'password_changed', by })
    if (link.purpose === 'undo') await noteAuditOf(tx, { userId: user.user_id, event: 'email_changed', by })
    await tx.jobs.send(passwordChangedQueue, { userId: user.user_id }, { key: `${user.user_id} ${now.toISOString()}` })
    return { keys: await listKeysOfMaker(tx, user.user_id) }
  })
}

type UsedLink = { link: StoredLink; user: StoredUser; now: Date }

/** A link that can be used, and now is, with its owner. */
async function useLink(tx: Tx, uid: string, linkHash: Buffer): Promise<UsedLink> {
  const link = await lockLink(tx.db, linkHash, ['reset', 'undo'])
  // Read once the user is held, so that changes have the order of their times.
  const now = tx.now()
  const user = link?.user_id === uid ? await findUser(tx.db, uid) : undefined
  // A link proves the address that it was mailed to, which may be the user's no more.
  const isTheirs =
    link !== undefined && user !== undefined && (link.purpose === 'undo' || makeEmailKey(link.email) === user.email_key)
  if (!isTheirs || link.used_at !== null)
    throw notFound('This link is not known, or it was used already. Ask for a new one and open it from the email.')
  if (link.expires_at <= now && link.purpose === 'undo')
    throw gone('This link has expired; it worked for seven days. Ask your administrator for help.')
  if (link.expires_at <= now) throw gone('This link has expired. Ask for a new one; it works for an hour.')
  await markLinkUsed(tx.db, linkHash, now)
  return { link, user, now }
}

/** So long before a change that is taken back, a second factor or an API key is not believed to be the owner’s: as long as the link works. */
const suspectMs = 7 * 24 * 3_600_000

/**
 * Brings back the address that the link was mailed to, with the Google account of then unless that opens another account
 * by now, and ends later ways back.
 */
async function takeBack(tx: Tx, link: StoredLink, now: Date): Promise<void> {
  const holder = await findUserByEmail(tx.db, link.email)
  if (holder !== undefined && holder.user_id !== link.user_id) {
    if (holder.confirmed_at !== null)
      throw conflict(
        `${link.email} already has another account. Sign in to that one, give it another email address, and open this link again.`,
      )
    // The account that signed up with this address never proved it; the holder of the link has.
    await deleteUser(tx.db, holder.user_id)
  }
  await setConfirmedEmail(tx.db, link.user_id, link.email, now)
  const opened = link.google_sub === null ? undefined : await findUserByGoogle(tx.db, link.google_sub)
  const isElsewhere = opened !== undefined && opened.user_id !== link.user_id
  await setGoogleSub(tx.db, link.user_id, isElsewhere ? null : link.google_sub)
  await deleteLaterWaysBack(tx.db, link.user_id, link.created_at)
  // A second factor and API keys from after the change, or from shortly before it, are those of the person who made it.
  const since = new Date(link.created_at.getTime() - suspectMs)
  await deleteTotpSince(tx.db, link.user_id, since)
  await endKeysSince(tx, { userId: link.user_id, since })
}
