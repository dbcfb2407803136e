import type { User } from '#contract/user.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { findUser, type StoredUser } from './accounts-store.ts'
import { requireUser } from './require-user.ts'

/** The signed-in user's own account; everybody else's is 404. */
export async function getUser(ctx: Ctx, { id }: { id: string }): Promise<User> {
  return toUser(await requireOwnUser(ctx, id))
}

/** The stored account if it is the caller's own. */
export async function requireOwnUser(ctx: Ctx, id: string): Promise<StoredUser> {
  const user = requireUser(ctx) === id ? await findUser(ctx.db, id) : undefined
  if (user === undefined) throw notFound('User not found.')
  return user
}

/** The account as its owner sees it. */
export function toUser(user: StoredUser): User {
  const { user_id, email, first_name, last_name, is_onboarding_complete } = user
  return { user_id, email, first_name, last_name, is_onboarding_complete }
}
