import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { isDue } from './deal-conditions.ts'

type Db = Kysely<Database>

const noDeals = { in_progress: 0, completed: 0, failed: 0, none: 0, pass: 0, watch: 0, meet: 0, invest: 0 }

/** How many deals of a workspace stand where, as triggers keep it. */
export async function findCounts(db: Db, workspaceId: string): Promise<typeof noDeals> {
  const row = await db
    .selectFrom('deal_count')
    .where('workspace_id', '=', workspaceId)
    .select(['in_progress', 'completed', 'failed', 'none', 'pass', 'watch', 'meet', 'invest'])
    .executeTakeFirst()
  return row ?? noDeals
}

/** How many deals of a workspace meet conditions, counted up to `most`. */
export async function countMatches(
  db: Db,
  workspaceId: string,
  conditions: ReadonlyArray<RawBuilder<SqlBool>>,
  most: number,
): Promise<number> {
  let query = db.selectFrom('deal').where('workspace_id', '=', workspaceId).select(sql`1`.as('one')).limit(most)
  for (const condition of conditions) query = query.where(condition)
  const { count } = await db
    .selectFrom(query.as('matching'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many watched deals of a workspace are to be looked at again by `now`. */
export async function countDue(db: Db, workspaceId: string, now: Date): Promise<number> {
  return countMatches(db, workspaceId, [isDue(now)], 100_000)
}

/** A deal of the workspace that is completed and undecided, as it is opened. */
export type Undecided = { deal_id: string; generated_answer_id: string; name: string }

/** The oldest completed deal without a decision, or the next one after a deal; undefined where there is none. */
export async function findUndecided(
  db: Db,
  workspaceId: string,
  { after, except }: { after?: string | undefined; except?: string | undefined },
): Promise<Undecided | undefined> {
  let query = db
    .selectFrom('deal')
    .innerJoin('memo', 'memo.deal_id', 'deal.deal_id')
    .where('deal.workspace_id', '=', workspaceId)
    .where('deal.status', '=', sql.lit('completed'))
    .where('deal.verdict', '=', sql.lit('none'))
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(deal.created_at, deal.deal_id) > (
        select one.created_at, one.deal_id from deal as one where one.deal_id = ${after} and one.workspace_id = ${workspaceId}
      )`,
    )
  if (except !== undefined) query = query.where('deal.deal_id', '!=', except)
  return query
    .orderBy('deal.created_at')
    .orderBy('deal.deal_id')
    .limit(1)
    .select(['deal.deal_id', 'memo.memo_id as generated_answer_id', 'deal.name'])
    .executeTakeFirst()
}
