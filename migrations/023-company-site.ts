import { type Kysely, sql } from 'kysely'

/** What was read of the site of a deal's company, run by run; `site` is null where nothing was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('company_site_run')
    .addColumn('deal_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('run', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('ok', 'failed')`))
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('site', 'jsonb')
    .addColumn('read_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('company_site_run_pkey', ['deal_id', 'run'])
    .execute()
}
