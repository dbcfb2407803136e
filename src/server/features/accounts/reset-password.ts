import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { resetPasswordBody } from '#contract/accounts.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { gone, notFound } from '#server/platform/errors.ts'
import {
  deleteSessions,
  deleteUnusedLinks,
  emailKey,
  findUser,
  lockLink,
  markLinkUsed,
  type StoredUser,
  setConfirmedEmail,
  setPassword,
} from './accounts-store.ts'
import { hashPassword } from './passwords.ts'
import { tokenHash } from './tokens.ts'

type Input = z.output<typeof resetPasswordBody>

/**
 * Sets the password by a mailed link and ends every sign-in and every other open link of the user: a password that came
 * with a sign-up, or an address that somebody else asked for, must not outlive it. The link also proves the address.
 */
export async function resetPassword(ctx: Ctx, { uid, token, new_password1 }: Input): Promise<Record<string, never>> {
  const passwordHash = await hashPassword(new_password1)
  const now = ctx.now()
  await ctx.db.transaction().execute(async (trx) => {
    const user = await useLink(trx, uid, tokenHash(token), now)
    if (user.confirmed_at === null) await setConfirmedEmail(trx, user.user_id, user.email, now)
    await setPassword(trx, user.user_id, passwordHash)
    await deleteUnusedLinks(trx, user.user_id)
    await deleteSessions(trx, user.user_id)
  })
  return {}
}

/** The owner of a link that can be used, and now is. */
async function useLink(trx: Kysely<Database>, uid: string, linkHash: Buffer, now: Date): Promise<StoredUser> {
  const link = await lockLink(trx, linkHash, 'reset')
  const user = link?.user_id === uid ? await findUser(trx, uid) : undefined
  // A link proves the address that it was mailed to, which may be the user's no more.
  const isTheirs = link !== undefined && user !== undefined && emailKey(link.email) === user.email_key
  if (!isTheirs || link.used_at !== null)
    throw notFound('This link is not known, or it has been used already. Ask for a new one and open it from the mail.')
  if (link.expires_at <= now) throw gone('This link has expired. Ask for a new one; it works for an hour.')
  await markLinkUsed(trx, linkHash, now)
  return user
}
