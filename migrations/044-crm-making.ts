import type { Kysely } from 'kysely'

/** Until when something of a deal may be under way to its CRM. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deal_crm').addColumn('making_until', 'timestamptz').execute()
}
