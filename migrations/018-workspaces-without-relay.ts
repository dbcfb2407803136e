import type { Kysely } from 'kysely'

/** A workspace may have no relay address; such ones do not exclude each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('workspace')
    .alterColumn('relay_key', (column) => column.dropNotNull())
    .execute()
}
