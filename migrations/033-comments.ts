import type { Kysely } from 'kysely'

/** Comments on deals and on fields of their memos, whom they mention, and when a mentioned person is emailed next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comment')
    .addColumn('comment_id', 'uuid', (column) => column.primaryKey())
    .addColumn('deal_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('section', 'text')
    .addColumn('field', 'text')
    .addColumn('founder_id', 'uuid')
    .addColumn('founder', 'text')
    .addColumn('value_then', 'jsonb', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('edited_at', 'timestamptz')
    .addColumn('resolved_at', 'timestamptz')
    .addColumn('resolved_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('comment_of_deal')
    .on('comment')
    .columns(['deal_id', 'created_at', 'comment_id'])
    .execute()
  await db.schema
    .createTable('comment_mention')
    .addColumn('comment_id', 'uuid', (column) => column.notNull().references('comment.comment_id').onDelete('cascade'))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('app_user.user_id').onDelete('cascade'))
    .addColumn('mailed_at', 'timestamptz')
    .addPrimaryKeyConstraint('comment_mention_pkey', ['comment_id', 'user_id'])
    .execute()
  await db.schema
    .createTable('mention_email')
    .addColumn('deal_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('app_user.user_id').onDelete('cascade'))
    .addColumn('planned_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('mention_email_pkey', ['deal_id', 'user_id'])
    .execute()
}
