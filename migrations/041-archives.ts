import { type Kysely, sql } from 'kysely'

/** Archives of whole workspaces, each a file that is kept for a week. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workspace_archive')
    .addColumn('archive_id', 'uuid', (column) => column.primaryKey())
    .addColumn('workspace_id', 'uuid', (column) =>
      column.notNull().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('asked_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('state', 'text', (column) =>
      column.notNull().defaultTo('making').check(sql`state in ('making', 'ready', 'failed')`),
    )
    .addColumn('detail', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('bytes', 'bigint')
    .addColumn('sha256', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .execute()
  await sql`create index workspace_archive_newest on workspace_archive (workspace_id, created_at desc)`.execute(db)
  await sql`create unique index workspace_archive_making on workspace_archive (workspace_id) where state = 'making'`.execute(
    db,
  )
}
