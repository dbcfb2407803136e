import type { Kysely } from 'kysely'

/** Wrong passwords of the last minutes, and the networks that users have signed in from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('password_guess')
    .addColumn('guess_id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_hash', 'bytea', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('from_known', 'boolean', (column) => column.notNull())
    .addColumn('guessed_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('password_guess_account').on('password_guess').column('account_hash').execute()
  await db.schema.createIndex('password_guess_time').on('password_guess').column('guessed_at').execute()
  await db.schema
    .createTable('known_network')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('app_user.user_id').onDelete('cascade'))
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('signed_in_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_network_key', ['user_id', 'network'])
    .execute()
  await db.schema.createIndex('known_network_time').on('known_network').column('signed_in_at').execute()
}
