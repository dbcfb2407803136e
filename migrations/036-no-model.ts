import { type Kysely, sql } from 'kysely'

/** Which deals, or all of a workspace, are kept from language models; a deal in progress remembers that it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['deal', 'workspace']) {
    await db.schema
      .alterTable(table)
      .addColumn('no_model', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute()
  }
  await sql`alter table deal drop constraint deal_model_state_check`.execute(db)
  await sql`alter table deal add constraint deal_model_state_check
    check (model_state in ('asked', 'cancelled', 'kept'))`.execute(db)
}
