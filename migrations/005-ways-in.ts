import type { Kysely } from 'kysely'

/** Links that set a new password beside those that confirm an address, and accounts that Google vouches for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('email_link')
    .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('confirm'))
    .execute()
  await db.schema
    .alterTable('app_user')
    .alterColumn('password_hash', (column) => column.dropNotNull())
    .execute()
  await db.schema
    .alterTable('app_user')
    .addColumn('google_sub', 'text', (column) => column.unique())
    .execute()
}
