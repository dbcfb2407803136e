import { type Kysely, sql } from 'kysely'

/** After how long workspaces have passed deals deleted, which deals are announced for it, and when each daily task last ran. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workspace_retention')
    .addColumn('workspace_id', 'uuid', (column) =>
      column.primaryKey().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('months', 'integer', (column) => column.notNull().check(sql`months in (6, 12, 24, 36)`))
    .execute()
  await db.schema
    .createTable('deal_retention')
    .addColumn('deal_id', 'uuid', (column) => column.primaryKey().references('deal.deal_id').onDelete('cascade'))
    .addColumn('delete_on', 'date', (column) => column.notNull())
    .addColumn('announced_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('deal_retention_due').on('deal_retention').column('delete_on').execute()
  await db.schema
    .createTable('daily_task')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('day', 'date', (column) => column.notNull())
    .execute()
}
