import { type Kysely, sql } from 'kysely'

/** A deal may have several decks, of which it names the newest; decks come by link or mail too, and updates have senders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changeDeals(db)
  await changeDecks(db)
  await db.schema
    .alterTable('deal_update')
    .addColumn('origin', 'text', (column) =>
      column.notNull().defaultTo('member').check(sql`origin in ('member', 'mail', 'answer')`),
    )
    .addColumn('sender', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('workspace')
    .addColumn('read_company_sites', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}

async function changeDeals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('deal')
    .addColumn('deck_id', 'uuid')
    .addColumn('source', 'text', (column) =>
      column.notNull().defaultTo('upload').check(sql`source in ('upload', 'link', 'mail')`),
    )
    .addColumn('needs', 'jsonb')
    .execute()
  await sql`update deal set deck_id = deck.deck_id from deck where deck.deal_id = deal.deal_id`.execute(db)
  await db.schema
    .alterTable('deal')
    .alterColumn('deck_id', (column) => column.setNotNull())
    .execute()
}

async function changeDecks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deck').dropConstraint('deck_deal_id_key').execute()
  await sql`create index deck_newest on deck (deal_id, created_at desc, deck_id desc)`.execute(db)
  await db.schema.alterTable('deck').addColumn('created_by', 'uuid').execute()
  await db.schema
    .createTable('deck_link')
    .addColumn('deck_id', 'uuid', (column) => column.primaryKey().references('deck.deck_id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .execute()
}
