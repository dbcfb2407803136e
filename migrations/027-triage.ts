import { type Kysely, sql } from 'kysely'

/** The columns that the list is sorted by and that no index served; each with workspace and id, so that a page starts anywhere. */
const sortKeys = [
  'updated_at',
  'documents_count',
  'added_by',
  'status',
  'stage_rank',
  'ask_usd',
  'sector',
  'hq',
  'flag_score',
  'check_count',
  'verdict_rank',
  'seen_count',
]

/** What the list of deals shows, sorts and filters by stands in columns of the deal; how many stand where is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await fillColumns(db)
  await addGenerated(db)
  await addIndexes(db)
  await addSearch(db)
  await keepCounts(db)
}

/** `listed` holds values and counts as they are shown; keys that the memo does not give are the lowest, never null. */
async function addColumns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deal
    add column name_from_file boolean not null default false,
    add column is_described boolean not null default true,
    add column listed jsonb,
    add column told text not null default '',
    add column documents_count integer not null default 0,
    add column added_by text not null default '',
    add column stage_rank integer not null default 0,
    add column ask_usd bigint not null default -1,
    add column sectors text[] not null default '{none}',
    add column sector text not null default '',
    add column hq text not null default 'none',
    add column signal_count integer not null default 0,
    add column alarm_count integer not null default 0,
    add column hidden_count integer not null default 0,
    add column contradicted_count integer not null default 0,
    add column check_count integer not null default -1,
    add column green_count integer not null default 0,
    add column red_count integer not null default 0,
    add column seen_count integer not null default 0,
    add column verdict text not null default 'none' check (verdict in ('none', 'pass', 'watch', 'meet', 'invest')),
    add column decision_reason text not null default '',
    add column decision_note text not null default '',
    add column look_again_on date,
    add column decided_by uuid references app_user (user_id) on delete set null,
    add column decided_at timestamptz`.execute(db)
}

/** A job describes the deals whose memos were made before; it reads them one by one. */
async function fillColumns(db: Kysely<unknown>): Promise<void> {
  await sql`update deal set is_described = false from memo
    where memo.deal_id = deal.deal_id and memo.validated_response is not null`.execute(db)
  await sql`update deal set documents_count = counted.documents from (
      select deck.deal_id, count(*) as documents from deck join document on document.deck_id = deck.deck_id
      group by deck.deal_id
    ) as counted where counted.deal_id = deal.deal_id`.execute(db)
  await sql`update deal set added_by = lower(trim(concat_ws(' ', app_user.first_name, app_user.last_name)))
    from app_user where app_user.user_id = deal.created_by`.execute(db)
  await sql`update deal set seen_count = counted.seen from (
      select deal_id, count(distinct other_id) as seen from (
        select alike.deal_id, alike.earlier_id as other_id from deal_alike as alike
        left join same_company as said on said.deal_id = least(alike.deal_id, alike.earlier_id)
          and said.other_id = greatest(alike.deal_id, alike.earlier_id)
        where alike.how <> 'company' or said.is_same is distinct from false
        union all select deal_id, other_id from same_company where is_same
        union all select other_id, deal_id from same_company where is_same
      ) as seen group by deal_id
    ) as counted where counted.deal_id = deal.deal_id`.execute(db)
}

async function addGenerated(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deal
    add column search_text text not null generated always as
      (lower(name || chr(10) || told || chr(10) || added_by)) stored,
    add column flag_score integer not null generated always as (green_count - red_count) stored,
    add column verdict_rank integer not null generated always as (
      case verdict when 'pass' then 1 when 'watch' then 2 when 'meet' then 3 when 'invest' then 4 else 0 end
    ) stored`.execute(db)
  // Kept counts of flags serve the order alone: what is shown is counted when it is read, so no listener needs to hear of them.
  await sql`drop trigger deal_stamp_change on deal`.execute(db)
  await sql`create trigger deal_stamp_change before update on deal for each row
    when (new.green_count = old.green_count and new.red_count = old.red_count)
    execute function stamp_deal_change()`.execute(db)
}

async function addIndexes(db: Kysely<unknown>): Promise<void> {
  for (const key of sortKeys)
    await sql`create index ${sql.ref(`deal_by_${key}`)} on deal (workspace_id, ${sql.ref(key)}, deal_id)`.execute(db)
  await sql`create index deal_by_name on deal (workspace_id, lower(name), deal_id)`.execute(db)
  await sql`create index deal_by_name_start on deal (workspace_id, lower(name) text_pattern_ops)`.execute(db)
  await sql`create index deal_by_adder on deal (workspace_id, created_by, deal_id)`.execute(db)
  await sql`create index deal_added_by_user on deal (created_by, deal_id)`.execute(db)
  await sql`create index deal_sectors on deal using gin (sectors)`.execute(db)
  await sql`create index deal_hidden on deal (workspace_id, created_at, deal_id) where hidden_count > 0`.execute(db)
  await sql`create index deal_alarming on deal (workspace_id, created_at, deal_id) where alarm_count > 0`.execute(db)
  await sql`create index deal_contradicted on deal (workspace_id, created_at, deal_id)
    where contradicted_count > 0`.execute(db)
  await sql`create index deal_undecided on deal (workspace_id, created_at, deal_id)
    where status = 'completed' and verdict = 'none'`.execute(db)
  await sql`create index deal_watched on deal (workspace_id, look_again_on) where verdict = 'watch'`.execute(db)
  await sql`create index deal_undescribed on deal (deal_id) where not is_described`.execute(db)
}

/** A server may not have the extension, or not let this user add it: the search then reads the list in its order. */
async function addSearch(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index deal_search on deal using gin (search_text gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
    raise notice 'pg_trgm is missing; the search of deals has no index.';
  end $$`.execute(db)
}

/** One row a workspace, changed at the end of a transaction, so that no two wait for each other in turn. */
async function keepCounts(db: Kysely<unknown>): Promise<void> {
  const columns = ['in_progress', 'completed', 'failed', 'none', 'pass', 'watch', 'meet', 'invest']
  await sql`create table deal_count (
    workspace_id uuid primary key references workspace (workspace_id) on delete cascade,
    ${sql.join(columns.map((name) => sql`${sql.ref(name)} integer not null default 0`))}
  )`.execute(db)
  const of = (name: string) => (columns.indexOf(name) < 3 ? 'status' : 'verdict')
  const counted = columns.map((name) => sql`count(*) filter (where ${sql.ref(of(name))} = ${sql.lit(name)})`)
  await sql`insert into deal_count select workspace_id, ${sql.join(counted)} from deal group by workspace_id`.execute(
    db,
  )
  const moved = columns.map((name) => {
    const [column, value] = [sql.ref(name), sql.lit(name)]
    const change = sql`(after.${sql.ref(of(name))} is not distinct from ${value})::int
      - (before.${sql.ref(of(name))} is not distinct from ${value})::int`
    return sql`${column} = ${column} + ${change}`
  })
  await sql`create function count_deal() returns trigger language plpgsql as $$
    declare before deal; after deal;
    begin
      if tg_op <> 'INSERT' then before := old; end if;
      if tg_op <> 'DELETE' then after := new; end if;
      if tg_op = 'INSERT' then
        insert into deal_count (workspace_id) values (new.workspace_id) on conflict do nothing;
      end if;
      update deal_count set ${sql.join(moved)} where workspace_id = coalesce(after.workspace_id, before.workspace_id);
      return null;
    end $$`.execute(db)
  const atTheEnd = sql`deferrable initially deferred for each row`
  await sql`create constraint trigger deal_counted after insert or delete on deal ${atTheEnd}
    execute function count_deal()`.execute(db)
  await sql`create constraint trigger deal_moved after update on deal ${atTheEnd}
    when (old.status <> new.status or old.verdict <> new.verdict) execute function count_deal()`.execute(db)
}
