import { findCaller } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notSignedIn } from '#server/platform/errors.ts'

/** The id of the signed-in user, of the maker where an API key calls; AppError 401 for anybody else. */
export function requireUser(ctx: Ctx): string {
  const userId = findCaller(ctx)
  if (userId === null) throw notSignedIn()
  return userId
}
