import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

const flaggedValues = (list: 'green_flags' | 'red_flags') =>
  sql<number>`(select count(*)::int from unnest(memo.flag_values) as stated
    where stated = any(${sql.ref(`flag_template.${list}`)}))`

/** 1 where the template asks for founders, the memo names some, and they are enough or too few. */
const founderFlag = (comparison: '>=' | '<') =>
  sql<number>`(flag_template.quantity_of_founders > 0 and memo.founder_count > 0
    and memo.founder_count ${sql.raw(comparison)} flag_template.quantity_of_founders)::int`

/** The same counts as `matchFlags` gives, for any number of deals in one query; 0 without a template or a memo. */
export const flagCounts = {
  green: sql<number>`coalesce(${flaggedValues('green_flags')} + ${founderFlag('>=')}, 0)`,
  red: sql<number>`coalesce(${flaggedValues('red_flags')} + ${founderFlag('<')}, 0)`,
}

/** Counts the flags of deals as their order needs them; rows that stand right are not written. */
export async function countFlags(db: Db, dealIds: readonly string[]): Promise<void> {
  await sql`update deal set green_count = counted.green, red_count = counted.red from (
      select one.deal_id, ${flagCounts.green} as green, ${flagCounts.red} as red
      from deal as one join memo on memo.deal_id = one.deal_id
      left join flag_template on flag_template.workspace_id = one.workspace_id and flag_template.is_default
      where one.deal_id = any(${[...dealIds]}::uuid[])
    ) as counted
    where counted.deal_id = deal.deal_id
      and (deal.green_count, deal.red_count) is distinct from (counted.green, counted.red)`.execute(db)
}

/** Ids of the next deals of a workspace after one, in their order. */
export async function listDealsAfter(db: Db, workspaceId: string, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deal')
    .where('workspace_id', '=', workspaceId)
    .where('deal_id', '>', after)
    .orderBy('deal_id')
    .limit(limit)
    .select('deal_id')
    .execute()
  return rows.map((row) => row.deal_id)
}
