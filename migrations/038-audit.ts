import { type Kysely, sql } from 'kysely'

/** Who did what in a workspace. Ids without references: what happened stays when what it is about is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_event')
    .addColumn('event_id', 'uuid', (column) => column.primaryKey())
    .addColumn('workspace_id', 'uuid', (column) =>
      column.notNull().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('door', 'text', (column) => column.notNull())
    .addColumn('user_id', 'uuid')
    .addColumn('key_id', 'uuid')
    .addColumn('key_name', 'text')
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('deal_id', 'uuid')
    .addColumn('about_user_id', 'uuid')
    .addColumn('subject_id', 'uuid')
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  await sql`create index audit_event_newest on audit_event (workspace_id, at desc, event_id desc)`.execute(db)
}
