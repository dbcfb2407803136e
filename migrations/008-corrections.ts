import type { Kysely } from 'kysely'

/** Beside each change of a person what the engine had found and how, so that rules can be mended by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('memo').addColumn('language', 'text').execute()
  await db.schema
    .alterTable('memo_edit')
    .addColumn('found', 'jsonb')
    .addColumn('language', 'text')
    .addColumn('engine', 'text')
    .execute()
  await db.schema
    .createIndex('memo_edit_newest')
    .on('memo_edit')
    .columns(['changed_at', 'memo_id', 'version', 'place'])
    .execute()
}
