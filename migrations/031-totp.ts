import type { Kysely } from 'kysely'

/** Two-factor sign-in: the secret of a person's authenticator app, and recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('totp')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('app_user.user_id').onDelete('cascade'))
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('turned_on_at', 'timestamptz')
    .execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('totp.user_id').onDelete('cascade'))
    .addColumn('code_hash', 'bytea', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .addPrimaryKeyConstraint('recovery_code_key', ['user_id', 'code_hash'])
    .execute()
}
