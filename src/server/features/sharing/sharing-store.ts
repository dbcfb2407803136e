import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { ShareTable } from './sharing-tables.ts'

type Db = Kysely<Database>

/** Makes the share of a deal unless it has one. */
export async function insertShare(db: Db, share: ShareTable): Promise<void> {
  await db
    .insertInto('share')
    .values(share)
    .onConflict((conflict) => conflict.column('deal_id').doNothing())
    .execute()
}

/** The id of a deal's share, if it has one. */
export async function findShareId(db: Db, dealId: string): Promise<string | undefined> {
  const row = await db.selectFrom('share').select('share_id').where('deal_id', '=', dealId).executeTakeFirst()
  return row?.share_id
}

export async function deleteShare(db: Db, dealId: string): Promise<void> {
  await db.deleteFrom('share').where('deal_id', '=', dealId).execute()
}

/** The deal that is shared under an id. */
export async function findSharedDealId(db: Db, shareId: string): Promise<string | undefined> {
  const row = await db.selectFrom('share').select('deal_id').where('share_id', '=', shareId).executeTakeFirst()
  return row?.deal_id
}
