import { type Kysely, sql } from 'kysely'

/**
 * Workspaces and accounts that are to be deleted, and when. People who may not use a closed workspace are kept beside its members, for
 * the case that an owner takes it back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('workspace')
    .addColumn('closed_at', 'timestamptz')
    .addColumn('closes_at', 'timestamptz')
    .addColumn('reminded_at', 'timestamptz')
    .execute()
  await sql`create index workspace_closing on workspace (closes_at) where closes_at is not null`.execute(db)
  await db.schema
    .createTable('closed_membership')
    .addColumn('workspace_id', 'uuid', (column) =>
      column.notNull().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('app_user.user_id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('closed_membership_pkey', ['workspace_id', 'user_id'])
    .execute()
  await db.schema.createIndex('closed_membership_of_user').on('closed_membership').column('user_id').execute()
  await db.schema.alterTable('app_user').addColumn('deletes_at', 'timestamptz').execute()
  await sql`create index app_user_deleting on app_user (deletes_at) where deletes_at is not null`.execute(db)
  await sql`create index received_mail_deals on received_mail using gin (deal_ids)`.execute(db)
  await sql`create index deal_activity_naming on deal_activity ((data ->> 'other_id')) where kind = 'same_company'`.execute(
    db,
  )
}
