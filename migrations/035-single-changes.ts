import { type Kysely, sql } from 'kysely'

/** Founders of a memo by ids that outlive its making, what people removed, and the version at which it was last made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('memo')
    .addColumn('founders', 'jsonb')
    .addColumn('removed_entries', 'jsonb', (column) => column.notNull().defaultTo('[]'))
    .addColumn('made_version', 'integer')
    .execute()
  await db.schema
    .alterTable('memo_edit')
    .addColumn('founder_id', 'uuid')
    .addColumn('detail', 'jsonb')
    .addColumn('undone_in', 'integer')
    .execute()
  await sql`alter table memo_edit drop constraint memo_edit_action_check`.execute(db)
  await sql`alter table memo_edit add constraint memo_edit_action_check check (action in (
    'edited', 'confirmed', 'reopened', 'taken',
    'entry_added', 'entry_set', 'entry_removed', 'entry_restored',
    'founder_added', 'founder_removed', 'founder_restored', 'founder_merged', 'founder_moved', 'withdrawn'))`.execute(
    db,
  )
}
