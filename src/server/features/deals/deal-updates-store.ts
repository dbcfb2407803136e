import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

export async function insertDealUpdate(
  db: Db,
  update: {
    updateId: string
    dealId: string
    body: string
    createdBy: string | null
    origin: 'member' | 'mail' | 'answer'
    /** The address of who wrote a mail; '' otherwise. */
    sender: string
    at: Date
  },
): Promise<void> {
  await db
    .insertInto('deal_update')
    .values({
      deal_update_id: update.updateId,
      deal_id: update.dealId,
      body: update.body,
      origin: update.origin,
      sender: update.sender,
      created_by: update.createdBy,
      created_at: update.at,
    })
    .execute()
}

/** The text of the newest update, '' when there is none. */
export async function findLatestUpdate(db: Db, dealId: string): Promise<string> {
  const row = await db
    .selectFrom('deal_update')
    .where('deal_id', '=', dealId)
    .orderBy('created_at', 'desc')
    .orderBy('deal_update_id', 'desc')
    .select('body')
    .limit(1)
    .executeTakeFirst()
  return row?.body ?? ''
}

/** The texts of all updates of a deal, newest first. */
export async function listUpdates(db: Db, dealId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('deal_update')
    .where('deal_id', '=', dealId)
    .orderBy('created_at', 'desc')
    .orderBy('deal_update_id', 'desc')
    .select('body')
    .execute()
  return rows.map(({ body }) => body)
}
