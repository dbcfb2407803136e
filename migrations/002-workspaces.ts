import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workspace')
    .addColumn('workspace_id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('relay_email', 'text', (column) => column.notNull())
    .addColumn('relay_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema
    .createTable('membership')
    .addColumn('workspace_id', 'uuid', (column) =>
      column.notNull().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('app_user.user_id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('owner', 'member')`))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('membership_pk', ['workspace_id', 'user_id'])
    .execute()
  await db.schema.createIndex('membership_user').on('membership').column('user_id').execute()
}
