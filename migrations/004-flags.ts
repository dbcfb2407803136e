import { type Kysely, sql } from 'kysely'

/** Flag templates, and beside each memo the values that flags are raised from, so that a list can count them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('flag_template')
    .addColumn('flag_template_id', 'uuid', (column) => column.primaryKey())
    .addColumn('workspace_id', 'uuid', (column) =>
      column.notNull().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('green_flags', sql`text[]`, (column) => column.notNull())
    .addColumn('red_flags', sql`text[]`, (column) => column.notNull())
    .addColumn('quantity_of_founders', 'integer', (column) => column.notNull())
    .addColumn('is_default', 'boolean', (column) => column.notNull())
    .addColumn('saved_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('saved_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('flag_template_name', ['workspace_id', 'name'])
    .execute()
  await sql`create unique index flag_template_default on flag_template (workspace_id) where is_default`.execute(db)
  await db.schema
    .alterTable('memo')
    .addColumn('flag_values', sql`text[]`)
    .addColumn('founder_count', 'integer')
    .execute()
}
