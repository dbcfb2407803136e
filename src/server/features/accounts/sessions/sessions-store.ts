import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** The sign-ins of a user that last, the one used last first. */
export function listSessionRows(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('session_token')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy(({ fn }) => fn.coalesce('last_used_at', 'created_at'), 'desc')
    .orderBy('token_id', 'desc')
    .select(['token_id', 'created_at', 'last_used_at', 'expires_at', 'agent'])
    .execute()
}

/** Ends a sign-in of a user; what its client called itself, or undefined where the user has none with this id. */
export async function deleteSessionOf(db: Db, userId: string, tokenId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('session_token')
    .where('user_id', '=', userId)
    .where('token_id', '=', tokenId)
    .returning('agent')
    .executeTakeFirst()
  return row?.agent
}

/** Ends the sign-ins of a user but one; what the clients of those that lasted called themselves. */
export async function deleteOtherSessions(db: Db, userId: string, kept: string, now: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('session_token')
    .where('user_id', '=', userId)
    .where('token_id', '<>', kept)
    .returning(['agent', 'expires_at'])
    .execute()
  return rows.filter(({ expires_at }) => expires_at > now).map(({ agent }) => agent)
}

/** Notes that a sign-in was used. */
export async function setSessionUsed(db: Db, tokenId: string, at: Date): Promise<void> {
  await db.updateTable('session_token').set({ last_used_at: at }).where('token_id', '=', tokenId).execute()
}
