import type { Ctx } from '#server/platform/context.ts'
import { deleteSession } from './accounts-store.ts'

/** Ends the token that the call came with. */
export async function logOut(ctx: Ctx): Promise<Record<string, never>> {
  if (ctx.actor.type === 'user') await deleteSession(ctx.db, ctx.actor.tokenId)
  return {}
}
