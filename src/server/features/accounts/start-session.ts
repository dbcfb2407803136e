import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { deleteEndedSessions, insertSession } from './accounts-store.ts'
import { noteNetwork } from './note-network.ts'
import { newToken, SESSION_MS, tokenHash } from './tokens.ts'

/** Signs the user in, notes the network that this came from, and returns the token, which is kept nowhere else. */
export async function startSession(ctx: Ctx, trx: Kysely<Database>, userId: string): Promise<string> {
  const now = ctx.now()
  const key = newToken()
  await deleteEndedSessions(trx, userId, now)
  await noteNetwork(ctx, trx, userId)
  await insertSession(trx, {
    token_id: uuid(),
    token_hash: tokenHash(key),
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + SESSION_MS),
  })
  return key
}
