import { type Kysely, sql } from 'kysely'

/** Mail that the relay mailbox received, who is trusted to send it, and the relay addresses of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReceivedMail(db)
  await db.schema
    .createTable('arriving_mail')
    .addColumn('mail_id', 'uuid', (column) => column.primaryKey())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('trusted_sender')
    .addColumn('workspace_id', 'uuid', (column) =>
      column.notNull().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('trusted_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('trusted_sender_key', ['workspace_id', 'address'])
    .execute()
  await db.schema
    .createTable('former_relay')
    .addColumn('relay_key', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'uuid', (column) =>
      column.notNull().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('mailbox_watch')
    .addColumn('mailbox', 'text', (column) => column.primaryKey())
    .addColumn('watcher', 'uuid', (column) => column.notNull())
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .execute()
}

async function createReceivedMail(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('received_mail')
    .addColumn('mail_id', 'uuid', (column) => column.primaryKey())
    .addColumn('workspace_id', 'uuid', (column) => column.references('workspace.workspace_id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('relay', 'answer')`))
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('envelope_from', 'text', (column) => column.notNull())
    .addColumn('envelope_to', sql`text[]`, (column) => column.notNull())
    .addColumn('from_address', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('has_bytes', 'boolean', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('files', sql`text[]`, (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addColumn('remote', 'text', (column) => column.notNull())
    .addColumn('helo', 'text', (column) => column.notNull())
    .addColumn('hops', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('received', 'unconfirmed', 'done', 'declined', 'ignored', 'refused')`),
    )
    .addColumn('verdict', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('why', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('user_id', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('deal_ids', sql`uuid[]`, (column) => column.notNull().defaultTo(sql`'{}'::uuid[]`))
    .addColumn('ended_at', 'timestamptz')
    .addColumn('replied_at', 'timestamptz')
    .addUniqueConstraint('received_mail_once', ['mailbox', 'message_id', 'sha256'])
    .execute()
  await sql`create index received_mail_newest on received_mail (workspace_id, status, received_at desc)`.execute(db)
  await sql`create index received_mail_rate on received_mail (mailbox, received_at)`.execute(db)
  await sql`create index received_mail_stored on received_mail (received_at) where has_bytes`.execute(db)
}
