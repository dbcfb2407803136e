import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { ShareTable } from './sharing-tables.ts'

type Db = Kysely<Database>

/** Makes the share of a deal; false where it has one. */
export async function insertShare(db: Db, share: ShareTable): Promise<boolean> {
  const inserted = await db
    .insertInto('share')
    .values(share)
    .onConflict((conflict) => conflict.column('deal_id').doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The id of a deal's share, if it has one. */
export async function findShareId(db: Db, dealId: string): Promise<string | undefined> {
  const row = await db.selectFrom('share').select('share_id').where('deal_id', '=', dealId).executeTakeFirst()
  return row?.share_id
}

/** Ends the share of a deal; false without one. */
export async function deleteShare(db: Db, dealId: string): Promise<boolean> {
  const ended = await db.deleteFrom('share').where('deal_id', '=', dealId).executeTakeFirst()
  return ended.numDeletedRows > 0n
}

/** The deal that is shared under an id; none of a closed workspace. */
export async function findSharedDealId(db: Db, shareId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('share')
    .innerJoin('deal', 'deal.deal_id', 'share.deal_id')
    .innerJoin('workspace', 'workspace.workspace_id', 'deal.workspace_id')
    .where('share_id', '=', shareId)
    .where('workspace.closes_at', 'is', null)
    .select('share.deal_id')
    .executeTakeFirst()
  return row?.deal_id
}
