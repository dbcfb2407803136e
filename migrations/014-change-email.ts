import type { Kysely } from 'kysely'

/** Changes of address: who asked, what a way back restores, and how many emails were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('email_link').addColumn('asked_by', 'uuid').execute()
  await db.schema.alterTable('email_link').addColumn('google_sub', 'text').execute()
  await db.schema
    .createTable('address_change')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('app_user.user_id').onDelete('cascade'))
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('address_change_user').on('address_change').columns(['user_id', 'asked_at']).execute()
  await db.schema
    .createIndex('address_change_address')
    .on('address_change')
    .columns(['address_key', 'asked_at'])
    .execute()
}
