import type { Ctx } from '#server/platform/context.ts'
import { putKnownNetwork } from './guesses-store.ts'
import { getNetwork } from './network-of.ts'
import { KNOWN_NETWORK_MS } from './tokens.ts'

/** Notes that a user has just proved to be in the caller's network. */
export async function noteNetwork(ctx: Ctx, userId: string): Promise<void> {
  if (ctx.actor.type !== 'anonymous') return
  const now = ctx.now()
  await putKnownNetwork(ctx.db, userId, getNetwork(ctx.actor.address), now, new Date(now.getTime() - KNOWN_NETWORK_MS))
}
