import type { Kysely } from 'kysely'

/** What members give so that a link or a file opens, and what is kept of it from one attempt to the next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deal').addColumn('given', 'text').execute()
  await db.schema
    .createTable('link_visit')
    .addColumn('deck_id', 'uuid', (column) => column.primaryKey().references('deck_link.deck_id').onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('choice', 'text')
    .addColumn('session', 'text')
    .execute()
  await db.schema
    .createTable('nda_acceptance')
    .addColumn('nda_acceptance_id', 'uuid', (column) => column.primaryKey())
    .addColumn('deck_id', 'uuid', (column) => column.notNull().references('deck.deck_id').onDelete('cascade'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('accepted_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('accepted_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('nda_acceptance_of_deck').on('nda_acceptance').column('deck_id').execute()
  await db.schema
    .createTable('opening_attempt')
    .addColumn('deal_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('attempted_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('opening_attempt_of_deal')
    .on('opening_attempt')
    .columns(['deal_id', 'attempted_at'])
    .execute()
}
