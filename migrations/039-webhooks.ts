import { type Kysely, sql } from 'kysely'

/** Addresses that are told of events, and each event that is sent to one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table webhook (
    webhook_id uuid primary key,
    workspace_id uuid not null references workspace (workspace_id) on delete cascade,
    url text not null,
    events text[] not null,
    sealed_secret text not null,
    is_on boolean not null,
    on_since timestamptz not null,
    off_reason text,
    made_by uuid references app_user (user_id) on delete set null,
    made_at timestamptz not null
  )`.execute(db)
  await sql`create index webhook_of_workspace on webhook (workspace_id)`.execute(db)
  await sql`create index webhook_made_by on webhook (made_by)`.execute(db)
  await sql`create table webhook_delivery (
    delivery_id uuid primary key,
    webhook_id uuid not null references webhook (webhook_id) on delete cascade,
    deal_id uuid references deal (deal_id) on delete cascade,
    event text not null,
    verdict text,
    status text not null,
    turn integer not null,
    tries_left integer not null,
    attempts integer not null,
    response_status integer,
    detail text not null,
    happened_at timestamptz not null,
    sent_at timestamptz,
    next_at timestamptz
  )`.execute(db)
  await sql`create index webhook_delivery_newest on webhook_delivery (webhook_id, happened_at desc, delivery_id desc)`.execute(
    db,
  )
  await sql`create index webhook_delivery_of_deal on webhook_delivery (deal_id)`.execute(db)
  await sql`create index webhook_delivery_by_age on webhook_delivery (happened_at)`.execute(db)
  // Edits within half a minute are one event.
  await sql`create unique index webhook_delivery_gathers on webhook_delivery (webhook_id, deal_id)
    where status = 'gathering'`.execute(db)
}
