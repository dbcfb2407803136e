import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('app_user')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('last_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('is_onboarding_complete', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('session_token')
    .addColumn('token_id', 'uuid', (column) => column.primaryKey())
    .addColumn('token_hash', 'bytea', (column) => column.notNull().unique())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('app_user.user_id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_token_user').on('session_token').column('user_id').execute()
  await db.schema
    .createTable('email_link')
    .addColumn('link_hash', 'bytea', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('app_user.user_id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('email_link_user').on('email_link').column('user_id').execute()
}
