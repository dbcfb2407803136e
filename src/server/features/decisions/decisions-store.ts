import type { Insertable, Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

export async function insertDecision(db: Kysely<Database>, row: Insertable<Database['deal_decision']>): Promise<void> {
  await db.insertInto('deal_decision').values(row).execute()
}
