import { type Insertable, type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { Position } from '#server/platform/http/cursor.ts'

type Db = Kysely<Database>

export async function insertActivity(db: Db, activity: Insertable<Database['deal_activity']>): Promise<void> {
  await db.insertInto('deal_activity').values(activity).execute()
}

/** Deletes the entries of other deals that name a deal. */
export async function deleteNaming(db: Db, dealId: string): Promise<void> {
  await db
    .deleteFrom('deal_activity')
    .where('kind', '=', 'same_company')
    .where(sql<boolean>`data ->> 'other_id' = ${dealId}`)
    .execute()
}

/** What happened to a deal, newest first, each with the name of who did it. */
export async function listActivityRows(
  db: Db,
  dealId: string,
  { after, limit }: { after: Position | null; limit: number },
) {
  let query = db
    .selectFrom('deal_activity')
    .leftJoin('app_user', 'app_user.user_id', 'deal_activity.done_by')
    .where('deal_activity.deal_id', '=', dealId)
    .orderBy('deal_activity.at', 'desc')
    .orderBy('deal_activity.activity_id', 'desc')
    .limit(limit)
    .select([
      'deal_activity.activity_id',
      'deal_activity.at',
      'deal_activity.kind',
      'deal_activity.data',
      'deal_activity.by_key',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.email',
    ])
  if (after !== null)
    query = query.where(
      sql<boolean>`(deal_activity.at, deal_activity.activity_id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  return query.execute()
}

/** The memo of each of some deals, which is where a link to the deal leads. */
export async function findMemosOfDeals(db: Db, dealIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('memo')
    .where('deal_id', 'in', [...dealIds])
    .select(['deal_id', 'memo_id'])
    .execute()
  return new Map(rows.map((row) => [row.deal_id, row.memo_id]))
}
