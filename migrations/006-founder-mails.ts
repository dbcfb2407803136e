import { type Kysely, sql } from 'kysely'

/** Emails to founders, kept with their deal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('founder_mail')
    .addColumn('mail_id', 'uuid', (column) => column.primaryKey())
    .addColumn('deal_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('ask', 'pass')`))
    .addColumn('recipients', sql`text[]`, (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('reply_name', 'text', (column) => column.notNull())
    .addColumn('reply_address', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('queued', 'sent', 'failed')`))
    .addColumn('status_detail', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('outstanding', sql`text[]`, (column) => column.notNull())
    .addColumn('refused', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('is_being_sent', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('sent_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .execute()
  await sql`create index founder_mail_newest on founder_mail (deal_id, created_at desc, mail_id desc)`.execute(db)
}
