import { type Kysely, sql } from 'kysely'

/** Has deals described again: their places outside of all regions and their counts of what is not stated changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update deal set is_described = false from memo
    where memo.deal_id = deal.deal_id and memo.validated_response is not null`.execute(db)
}
