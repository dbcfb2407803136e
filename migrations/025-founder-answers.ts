import { type Kysely, sql } from 'kysely'

/** Reply addresses of emails to founders, founders' addresses that forwarded email gave, and replies to received email. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('founder_mail').addColumn('reply_token', 'text').execute()
  await sql`create unique index founder_mail_reply_token on founder_mail (reply_token)`.execute(db)
  await db.schema
    .createTable('founder_address')
    .addColumn('deal_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('founder_address_key', ['deal_id', 'address'])
    .execute()
  await db.schema
    .createTable('mail_reply')
    .addColumn('mail_id', 'uuid', (column) =>
      column.primaryKey().references('received_mail.mail_id').onDelete('cascade'),
    )
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('in_reply_to', 'text', (column) => column.notNull())
    .addColumn('thread', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().defaultTo('queued').check(sql`status in ('queued', 'sent', 'failed')`),
    )
    .addColumn('status_detail', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('is_being_sent', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
