import { type Kysely, sql } from 'kysely'

/** Links that show a memo outside its workspace, each opening of one with what was seen, and passcodes that were tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('memo_link')
    .addColumn('link_id', 'uuid', (column) => column.primaryKey())
    .addColumn('deal_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('key_hash', 'bytea', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('passcode_hash', 'text')
    .addColumn('ask_email', 'boolean', (column) => column.notNull())
    .addColumn('with_pages', 'boolean', (column) => column.notNull())
    .addColumn('with_pdf', 'boolean', (column) => column.notNull())
    .addColumn('made_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .execute()
  await sql`create index memo_link_of_deal on memo_link (deal_id, made_at desc)`.execute(db)
  await db.schema.createIndex('memo_link_made_by').on('memo_link').column('made_by').execute()
  await db.schema
    .createTable('memo_link_view')
    .addColumn('view_id', 'uuid', (column) => column.primaryKey())
    .addColumn('link_id', 'uuid', (column) => column.notNull().references('memo_link.link_id').onDelete('cascade'))
    .addColumn('ticket_hash', 'bytea', (column) => column.notNull().unique())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('seconds', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('parts', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('pages', sql`integer[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute()
  await sql`create index memo_link_view_newest on memo_link_view (link_id, at desc)`.execute(db)
  await db.schema
    .createTable('memo_link_try')
    .addColumn('try_id', 'uuid', (column) => column.primaryKey())
    .addColumn('link_id', 'uuid', (column) => column.notNull().references('memo_link.link_id').onDelete('cascade'))
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('tried_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index memo_link_try_newest on memo_link_try (link_id, network, tried_at)`.execute(db)
}
