import { type Kysely, sql } from 'kysely'

/** Keys of programs, what was done with them, and what a person sees of each sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_key')
    .addColumn('key_id', 'uuid', (column) => column.primaryKey())
    .addColumn('workspace_id', 'uuid', (column) =>
      column.notNull().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('made_by', 'uuid', (column) => column.notNull().references('app_user.user_id').onDelete('cascade'))
    .addColumn('key_hash', 'bytea', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('last_characters', 'text', (column) => column.notNull())
    .addColumn('scopes', sql`text[]`, (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz')
    .addColumn('last_used_on', 'date')
    .execute()
  await sql`create index api_key_of_workspace on api_key (workspace_id, made_at desc)`.execute(db)
  await db.schema.createIndex('api_key_made_by').on('api_key').column('made_by').execute()
  // The name as it was: the key may be gone when the history is read.
  await db.schema.alterTable('deal_activity').addColumn('by_key', 'text').execute()
  await db.schema.alterTable('memo_edit').addColumn('by_key', 'text').execute()
  await db.schema
    .alterTable('session_token')
    .addColumn('last_used_at', 'timestamptz')
    .addColumn('agent', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
