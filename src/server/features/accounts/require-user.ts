import type { Ctx } from '#server/platform/context.ts'
import { notSignedIn } from '#server/platform/errors.ts'

/** The id of the signed-in user; AppError 401 for anybody else. */
export function requireUser(ctx: Ctx): string {
  if (ctx.actor.type !== 'user') throw notSignedIn()
  return ctx.actor.userId
}
