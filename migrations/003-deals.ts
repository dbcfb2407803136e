import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.primaryKey()
const whole = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const toWorkspace = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('workspace.workspace_id').onDelete('cascade')
const toUser = (column: ColumnDefinitionBuilder) => column.references('app_user.user_id').onDelete('set null')
const toDeal = (column: ColumnDefinitionBuilder) => column.notNull().references('deal.deal_id').onDelete('cascade')
const toDeck = (column: ColumnDefinitionBuilder) => column.notNull().references('deck.deck_id').onDelete('cascade')
const toMemo = (column: ColumnDefinitionBuilder) => column.notNull().references('memo.memo_id').onDelete('cascade')
const thisTransaction = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(sql`pg_current_xact_id()`)
const oneOf = (name: string, values: string[]) => (column: ColumnDefinitionBuilder) =>
  column.notNull().check(sql`${sql.ref(name)} in (${sql.join(values.map((value) => sql.lit(value)))})`)

/** Deals with their decks, pages and memos. `changed_in` holds the transaction of a row's last change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createDeals(db)
  await createDecks(db)
  await createMemos(db)
}

async function createDeals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deal')
    .addColumn('deal_id', 'uuid', key)
    .addColumn('workspace_id', 'uuid', toWorkspace)
    .addColumn('name', 'text', required)
    .addColumn('status', 'text', oneOf('status', ['in_progress', 'completed', 'failed']))
    .addColumn('status_detail', 'text', required)
    .addColumn('progress_stage', 'text')
    .addColumn('progress_done', 'integer', whole)
    .addColumn('progress_total', 'integer', whole)
    .addColumn('created_by', 'uuid', toUser)
    .addColumn('created_at', 'timestamptz', required)
    .addColumn('updated_at', 'timestamptz', required)
    .addColumn('changed_in', sql`xid8`, thisTransaction)
    .execute()
  await sql`create function stamp_deal_change() returns trigger language plpgsql as $$
    begin new.changed_in := pg_current_xact_id(); return new; end $$`.execute(db)
  await sql`create trigger deal_stamp_change before update on deal
    for each row execute function stamp_deal_change()`.execute(db)
  await sql`create index deal_newest on deal (workspace_id, created_at desc, deal_id desc)`.execute(db)
  await sql`create index deal_changed on deal (changed_in)`.execute(db)
  await db.schema
    .createTable('deal_removal')
    .addColumn('deal_id', 'uuid', key)
    .addColumn('workspace_id', 'uuid', toWorkspace)
    .addColumn('removed_at', 'timestamptz', required)
    .addColumn('changed_in', sql`xid8`, thisTransaction)
    .execute()
  await sql`create index deal_removal_changed on deal_removal (changed_in)`.execute(db)
  await db.schema
    .createTable('deal_update')
    .addColumn('deal_update_id', 'uuid', key)
    .addColumn('deal_id', 'uuid', toDeal)
    .addColumn('body', 'text', required)
    .addColumn('created_by', 'uuid', toUser)
    .addColumn('created_at', 'timestamptz', required)
    .execute()
  await sql`create index deal_update_newest on deal_update (deal_id, created_at desc, deal_update_id desc)`.execute(db)
}

async function createDecks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deck')
    .addColumn('deck_id', 'uuid', key)
    .addColumn('deal_id', 'uuid', (column) => toDeal(column).unique())
    .addColumn('page_count', 'integer', required)
    .addColumn('metadata', 'jsonb')
    .addColumn('created_at', 'timestamptz', required)
    .execute()
  await db.schema
    .createTable('document')
    .addColumn('document_id', 'uuid', key)
    .addColumn('deck_id', 'uuid', toDeck)
    .addColumn('name', 'text', required)
    .addColumn('content_type', 'text', required)
    .addColumn('bytes', 'bigint', required)
    .addColumn('sha256', 'text', required)
    .addColumn('storage_key', 'text', required)
    .addColumn('created_at', 'timestamptz', required)
    .execute()
  await sql`create index document_of_deck on document (deck_id, created_at, document_id)`.execute(db)
  await db.schema
    .createTable('page')
    .addColumn('deck_id', 'uuid', toDeck)
    .addColumn('page', 'integer', required)
    .addColumn('width', 'double precision', required)
    .addColumn('height', 'double precision', required)
    .addColumn('content', 'jsonb', required)
    .addPrimaryKeyConstraint('page_pkey', ['deck_id', 'page'])
    .execute()
  await db.schema
    .createTable('unfinished_upload')
    .addColumn('deck_id', 'uuid', key)
    .addColumn('started_at', 'timestamptz', required)
    .execute()
}

async function createMemos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('memo')
    .addColumn('memo_id', 'uuid', key)
    .addColumn('deal_id', 'uuid', (column) => toDeal(column).unique())
    .addColumn('version', 'integer', whole)
    .addColumn('engine', 'text')
    .addColumn('validated_response', 'jsonb')
    .addColumn('json_response', 'jsonb')
    .addColumn('flags', 'jsonb')
    .addColumn('created_at', 'timestamptz', required)
    .addColumn('made_at', 'timestamptz')
    .execute()
  await db.schema
    .createTable('memo_edit')
    .addColumn('memo_id', 'uuid', toMemo)
    .addColumn('version', 'integer', required)
    .addColumn('place', 'integer', required)
    .addColumn('action', 'text', oneOf('action', ['edited', 'confirmed', 'reopened']))
    .addColumn('section', 'text', required)
    .addColumn('founder', 'text')
    .addColumn('founder_position', 'integer')
    .addColumn('field', 'text', required)
    .addColumn('from_value', 'jsonb', required)
    .addColumn('to_value', 'jsonb', required)
    .addColumn('changed_by', 'uuid', toUser)
    .addColumn('changed_at', 'timestamptz', required)
    .addPrimaryKeyConstraint('memo_edit_pkey', ['memo_id', 'version', 'place'])
    .execute()
}
