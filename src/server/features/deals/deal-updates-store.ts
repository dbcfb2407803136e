import type { Kysely } from 'kysely'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

export type DealUpdateRow = {
  updateId: string
  dealId: string
  body: string
  createdBy: string | null
  origin: 'member' | 'mail' | 'answer'
  /** The address of who wrote a mail; '' otherwise. */
  sender: string
  at: Date
}

/** False when there is an update of that id already, which stays as it is. */
export async function insertDealUpdate(db: Db, update: DealUpdateRow): Promise<boolean> {
  const inserted = await db
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
    .onConflict((conflict) => conflict.column('deal_update_id').doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The text of the newest update, '' when there is none. */
export async function findLatestUpdate(db: Db, dealId: string): Promise<string> {
  const row = await selectUpdates(db, dealId).select('deal_update.body').limit(1).modifyEnd(prepared).executeTakeFirst()
  return row?.body ?? ''
}

/** All updates of a deal, newest first, with the member who added each. */
export async function listUpdates(db: Db, dealId: string) {
  return selectUpdates(db, dealId)
    .leftJoin('app_user', 'app_user.user_id', 'deal_update.created_by')
    .select([
      'deal_update.deal_update_id',
      'deal_update.body',
      'deal_update.sender',
      'deal_update.created_at',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.email',
    ])
    .execute()
}

export async function listUpdateIds(db: Db, dealId: string): Promise<string[]> {
  const rows = await selectUpdates(db, dealId).select('deal_update.deal_update_id').execute()
  return rows.map((row) => row.deal_update_id)
}

const selectUpdates = (db: Db, dealId: string) =>
  db
    .selectFrom('deal_update')
    .where('deal_update.deal_id', '=', dealId)
    .orderBy('deal_update.created_at', 'desc')
    .orderBy('deal_update.deal_update_id', 'desc')
