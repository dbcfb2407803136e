import { type Kysely, sql } from 'kysely'

/** Changes are found by workspace, and a change of all deals at once is one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index deal_changed_in_workspace on deal (workspace_id, changed_in)`.execute(db)
  await sql`create index deal_removed_in_workspace on deal_removal (workspace_id, changed_in)`.execute(db)
  await sql`drop index deal_changed`.execute(db)
  await sql`drop index deal_removal_changed`.execute(db)
  await db.schema
    .createTable('deal_list_change')
    .addColumn('workspace_id', 'uuid', (column) =>
      column.primaryKey().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('changed_in', sql`xid8`, (column) => column.notNull())
    .execute()
}
