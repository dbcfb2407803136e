import { type Kysely, sql } from 'kysely'

/** When an owner was told that a deal is to be deleted; what was announced before counts as told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deal_retention').addColumn('told_at', 'timestamptz').execute()
  await sql`update deal_retention set told_at = announced_at`.execute(db)
}
