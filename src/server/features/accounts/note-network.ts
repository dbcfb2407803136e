import type { Kysely } from 'kysely'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { putKnownNetwork } from './guesses-store.ts'
import { getNetwork } from './network-of.ts'
import { KNOWN_NETWORK_MS } from './tokens.ts'

/** Notes that a user has just proved to be in the caller's network. */
export async function noteNetwork(ctx: Ctx, trx: Kysely<Database>, userId: string): Promise<void> {
  if (ctx.actor.type !== 'anonymous') return
  const now = ctx.now()
  await putKnownNetwork(trx, userId, getNetwork(ctx.actor.address), now, new Date(now.getTime() - KNOWN_NETWORK_MS))
}
