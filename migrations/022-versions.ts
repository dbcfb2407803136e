import { type Kysely, sql } from 'kysely'

/** The memo of each deck of a deal, and what tells that a deal looks like an earlier one of its workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepMemos(db)
  await compareDeals(db)
}

async function keepMemos(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('memo').addColumn('deck_id', 'uuid').addColumn('company_keys', sql`text[]`).execute()
  await sql`update memo set deck_id = deal.deck_id from deal
    where deal.deal_id = memo.deal_id and memo.validated_response is not null`.execute(db)
  await db.schema.alterTable('memo_edit').addColumn('deck_id', 'uuid').execute()
  await sql`update memo_edit set deck_id = memo.deck_id from memo where memo.memo_id = memo_edit.memo_id`.execute(db)
  await db.schema
    .createTable('memo_version')
    .addColumn('deck_id', 'uuid', (column) => column.primaryKey().references('deck.deck_id').onDelete('cascade'))
    .addColumn('memo_id', 'uuid', (column) => column.notNull().references('memo.memo_id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('engine', 'text')
    .addColumn('validated_response', 'jsonb', (column) => column.notNull())
    .addColumn('json_response', 'jsonb', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('memo_version_of_memo').on('memo_version').column('memo_id').execute()
}

async function compareDeals(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('document_sha256').on('document').column('sha256').execute()
  await sql`create index memo_company_keys on memo using gin (company_keys)`.execute(db)
  await sql`create index memo_without_keys on memo (deal_id)
    where company_keys is null and validated_response is not null`.execute(db)
  await db.schema.alterTable('page').addColumn('print', 'bigint').execute()
  // Of two prints that differ in three bits at most, one of the four parts is equal.
  for (const shift of [0, 16, 32, 48])
    await sql`create index ${sql.raw(`page_print_${shift}`)} on page (((print >> ${sql.raw(String(shift))}) & 65535))
      where print <> 0`.execute(db)
  await sql`create index page_without_print on page (deck_id) where print is null`.execute(db)
  await db.schema
    .createTable('deal_alike')
    .addColumn('deal_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('earlier_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('how', 'text', (column) => column.notNull().check(sql`how in ('file', 'pages', 'company')`))
    .addPrimaryKeyConstraint('deal_alike_pkey', ['deal_id', 'earlier_id', 'how'])
    .execute()
  await db.schema.createIndex('deal_alike_earlier').on('deal_alike').column('earlier_id').execute()
  await db.schema
    .createTable('same_company')
    .addColumn('deal_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('other_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('is_same', 'boolean', (column) => column.notNull())
    .addColumn('said_by', 'uuid')
    .addColumn('said_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('same_company_pkey', ['deal_id', 'other_id'])
    .execute()
  await db.schema.createIndex('same_company_other').on('same_company').column('other_id').execute()
}
