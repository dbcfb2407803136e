import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Tx } from '#server/platform/in-transaction.ts'
import {
  deleteUser,
  findUserByEmail,
  findUserByGoogle,
  insertUser,
  type StoredUser,
  setGoogleSub,
  setNames,
} from '../accounts-store.ts'
import { isTotpOn } from '../totp/totp-store.ts'

const name = z.string().trim().max(100).catch('')

/** The claims of Google's ID token that an account is made of. */
export const googleProfile = z.object({
  /** Google's own id of the person, which never changes; the address may. */
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.boolean().catch(false),
  given_name: name,
  family_name: name,
})
export type GoogleProfile = z.output<typeof googleProfile>

type Joined = { userId: string } | { refused: 'unverified' | 'needs-code' }

/**
 * The account of a person whom Google has identified: the one linked before, the one of the same address, or a new one.
 * Refused where it would take an address that Google has not verified, and where the account asks for a code: Google does not
 * know that one, and no link is made past it.
 */
export async function joinByGoogle(tx: Tx, profile: GoogleProfile): Promise<Joined> {
  const now = tx.now()
  const linked = await findUserByGoogle(tx.db, profile.sub)
  if (linked === undefined && !profile.email_verified) return { refused: 'unverified' }
  const holder = linked ?? (await findUserByEmail(tx.db, profile.email))
  if (holder !== undefined && (await isTotpOn(tx.db, holder.user_id))) return { refused: 'needs-code' }
  if (linked !== undefined) return { userId: linked.user_id }
  if (holder !== undefined && holder.confirmed_at !== null) {
    await linkGoogle(tx, holder, profile)
    return { userId: holder.user_id }
  }
  // The account that signed up with this address never proved it. It is deleted, and with it the password that they
  // chose and the links that would bring it back.
  if (holder !== undefined) await deleteUser(tx.db, holder.user_id)
  const userId = uuid()
  const account = { userId, email: profile.email, passwordHash: null, confirmedAt: now, now }
  if (!(await insertUser(tx.db, account))) throw new Error('The address was taken while Google was asked.')
  await setGoogleSub(tx.db, userId, profile.sub)
  await setNames(tx.db, userId, profile.given_name, profile.family_name)
  return { userId }
}

async function linkGoogle(tx: Tx, user: StoredUser, profile: GoogleProfile): Promise<void> {
  await setGoogleSub(tx.db, user.user_id, profile.sub)
  const isNameless = user.first_name === '' && user.last_name === ''
  if (isNameless) await setNames(tx.db, user.user_id, profile.given_name, profile.family_name)
}
