import type { z } from 'zod'
import type { profileBody, User } from '#contract/accounts.ts'
import type { Ctx } from '#server/platform/context.ts'
import { addressInUseMail, changeEmailMail } from './account-mails.ts'
import { emailKey, findUserByEmail, type StoredUser, setNames } from './accounts-store.ts'
import { ownUser, shown } from './get-user.ts'
import { makeEmailLink } from './make-email-link.ts'

type Input = z.output<typeof profileBody>

/** Changes the caller's names. A new e-mail address is mailed a link and counts once that is opened. */
export async function updateUser(ctx: Ctx, id: string, input: Input): Promise<User> {
  const user = await ownUser(ctx, id)
  await setNames(ctx.db, id, input.first_name, input.last_name)
  if (input.email !== undefined && emailKey(input.email) !== user.email_key) await proveAddress(ctx, user, input.email)
  return shown({ ...user, first_name: input.first_name, last_name: input.last_name })
}

async function proveAddress(ctx: Ctx, user: StoredUser, email: string): Promise<void> {
  const holder = await findUserByEmail(ctx.db, email)
  // The answer is the same for an address that has an account: its owner is told, the caller is not.
  if (holder !== undefined && holder.confirmed_at !== null) {
    await ctx.mailer.send(addressInUseMail(ctx.config, email))
    return
  }
  const link = { userId: user.user_id, email, passwordHash: null, purpose: 'confirm' } as const
  const key = await makeEmailLink(ctx, ctx.db, link)
  await ctx.mailer.send(changeEmailMail(ctx.config, email, key))
}
