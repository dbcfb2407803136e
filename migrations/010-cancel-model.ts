import { type Kysely, sql } from 'kysely'

/** Whether a language model is being asked for a deal, and whether it was stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('deal')
    .addColumn('model_state', 'text', (column) => column.check(sql`model_state in ('asked', 'cancelled')`))
    .execute()
}
