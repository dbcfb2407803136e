import { type Kysely, sql } from 'kysely'

/** Every decision about a deal, and every withdrawal; the one that holds stands on the deal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table deal_decision (
    decision_id uuid primary key,
    deal_id uuid not null references deal (deal_id) on delete cascade,
    verdict text not null check (verdict in ('none', 'pass', 'watch', 'meet', 'invest')),
    reason text not null default '',
    note text not null default '',
    look_again_on date,
    decided_by uuid references app_user (user_id) on delete set null,
    decided_at timestamptz not null
  )`.execute(db)
  await sql`create index deal_decision_of_deal on deal_decision (deal_id, decided_at desc)`.execute(db)
}
