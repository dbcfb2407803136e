import type { z } from 'zod'
import type { profileBody } from '#contract/accounts.ts'
import type { User } from '#contract/user.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { queueAdder } from '../deals/renew-adders.ts'
import { makeEmailKey, setNames } from './accounts-store.ts'
import { askToChangeEmail } from './ask-to-change-email.ts'
import { requireOwnUser, toUser } from './get-user.ts'
import { proveCaller } from './prove-caller.ts'

type Input = z.output<typeof profileBody>

/** Changes the caller's names. A new e-mail address needs the password and code, is mailed a link and counts once that is opened. */
export async function updateUser(ctx: Ctx, id: string, input: Input): Promise<User> {
  const { first_name, last_name, email, password, code } = input
  const user = await requireOwnUser(ctx, id)
  const changes = email !== undefined && makeEmailKey(email) !== user.email_key
  if (changes) {
    await proveCaller(ctx, user, { password, code }, 'change your email address')
    await askToChangeEmail(ctx, user, email)
  }
  await inTransaction(ctx, async (tx) => {
    await setNames(tx.db, id, first_name, last_name)
    if (first_name !== user.first_name || last_name !== user.last_name) await queueAdder(tx, id)
  })
  return toUser({ ...user, first_name, last_name })
}
