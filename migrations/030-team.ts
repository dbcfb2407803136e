import { type Kysely, sql } from 'kysely'

/** Viewers, and invitations to a workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table membership drop constraint membership_role_check`.execute(db)
  await sql`alter table membership add constraint membership_role_check
    check (role in ('owner', 'member', 'viewer'))`.execute(db)
  await db.schema
    .createTable('invite')
    .addColumn('invite_id', 'uuid', (column) => column.primaryKey())
    .addColumn('workspace_id', 'uuid', (column) =>
      column.notNull().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('owner', 'member', 'viewer')`))
    .addColumn('key_hash', 'bytea', (column) => column.notNull().unique())
    .addColumn('invited_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .addColumn('withdrawn_at', 'timestamptz')
    .execute()
  await sql`create unique index invite_open on invite (workspace_id, email_key)
    where used_at is null and withdrawn_at is null`.execute(db)
  await sql`create index invite_sent on invite (workspace_id, created_at)`.execute(db)
  await sql`create index invite_by on invite (invited_by, created_at)`.execute(db)
}
