import type { Kysely } from 'kysely'

/** A document under a password is kept as it was received, and beside it a copy that opens without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('document').addColumn('unlocked_key', 'text').execute()
}
