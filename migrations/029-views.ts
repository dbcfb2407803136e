import { type Kysely, sql } from 'kysely'

/** Saved views of the list: filters and order as they stand in the address, for one person or the workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table deal_view (
    view_id uuid primary key,
    workspace_id uuid not null references workspace (workspace_id) on delete cascade,
    name text not null,
    query text not null,
    is_shared boolean not null,
    saved_by uuid not null references app_user (user_id) on delete cascade,
    saved_at timestamptz not null
  )`.execute(db)
  await sql`create index deal_view_of_workspace on deal_view (workspace_id, saved_by)`.execute(db)
}
