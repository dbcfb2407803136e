import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** How many deals there are, and when the statistics were made and of how many; -1 and null where they never were. */
export async function findStatistics(db: Db): Promise<{ deals: number; counted: number; at: Date | null }> {
  const { rows } = await sql<{ deals: number; counted: number; at: Date | null }>`
    select (select coalesce(sum(in_progress + completed + failed), 0)::int from deal_count) as deals,
      reltuples::float8 as counted, greatest(last_analyze, last_autoanalyze) as at
    from pg_class left join pg_stat_user_tables on relid = pg_class.oid
    where pg_class.oid = 'deal'::regclass`.execute(db)
  return rows[0] ?? { deals: 0, counted: -1, at: null }
}

export async function analyzeDeals(db: Db): Promise<void> {
  await sql`analyze deal`.execute(db)
}
