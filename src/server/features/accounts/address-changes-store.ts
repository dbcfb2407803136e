import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Changes of address are asked for one after the other until the transaction ends, so that none passes a limit unseen. */
export async function lockAddressChanges(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('address-change', 0))`.execute(db)
}

/** When a user asked for changes since then, the newest first. */
export async function listChangesOfUser(db: Db, userId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('address_change')
    .select('asked_at')
    .where('user_id', '=', userId)
    .where('asked_at', '>', since)
    .orderBy('asked_at', 'desc')
    .execute()
  return rows.map(({ asked_at }) => asked_at)
}

/** When anybody asked for a change to the address since then, the newest first. */
export async function listChangesToAddress(db: Db, addressKey: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('address_change')
    .select('asked_at')
    .where('address_key', '=', addressKey)
    .where('asked_at', '>', since)
    .orderBy('asked_at', 'desc')
    .execute()
  return rows.map(({ asked_at }) => asked_at)
}

export async function insertAddressChange(db: Db, userId: string, addressKey: string, at: Date): Promise<void> {
  await db.insertInto('address_change').values({ user_id: userId, address_key: addressKey, asked_at: at }).execute()
}

/** Drops what no limit looks at. */
export async function deleteAddressChanges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('address_change').where('asked_at', '<=', before).execute()
}
