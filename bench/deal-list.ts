import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type DealOrder, dealOrder } from '#contract/deal-filters.ts'
import { dealEndpoints } from '#contract/deals.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { options } from '#contract/options.ts'
import { allMigrations } from '#server/all-migrations.ts'
import { makeConditions } from '#server/features/deals/deal-conditions.ts'
import { type DealPosition, listDealRows } from '#server/features/deals/deal-list-store.ts'
import { readOrder } from '#server/features/deals/deal-orders.ts'
import { analyzeDeals } from '#server/features/deals/deal-statistics-store.ts'
import { addSeenBefore } from '#server/features/deals/seen-before.ts'
import { readConfig } from '#server/platform/config.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { createLog } from '#server/platform/log.ts'
import { computePercentile, measureMs } from './rounds.ts'

type Db = Kysely<Database>
type Query = CallInput<typeof dealEndpoints.list>['query']
/** What a call is measured on, and the times of fetching rows by primary key that it may take at most. */
export type ListCase = { name: string; p50: number; p95: number; ratio: number; most: number }

const shown = 50
const own = 80_000
const others = 20_000
const workspaceId = '00000000-0000-7000-8000-000000000001'
const otherId = '00000000-0000-7000-8000-000000000002'

/** Lists, sorts, searches and filters 80,000 deals of a workspace among 100,000, beside fetching 50 of them by primary key. */
export async function measureDealList(
  rounds: number,
): Promise<{ byKey: { p50: number; p95: number }; cases: ListCase[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firstread-bench-'))
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), createLog('error'), () => {})
  try {
    await migrate(database.db, allMigrations)
    await fill(database.db)
    return await measureAll(database.db, rounds)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureAll(db: Db, rounds: number) {
  const { rows } = await sql<{
    deal_id: string
  }>`select deal_id from deal order by md5(deal_id::text) limit 5000`.execute(db)
  const ids = rows.map((row) => row.deal_id)
  const fetchByKey = async (round: number) => {
    const some = Array.from({ length: shown }, (_, index) => ids[(round * shown + index) % ids.length] ?? '')
    await db.selectFrom('deal').selectAll().where('deal_id', 'in', some).execute()
  }
  const list = async (query: NonNullable<Query>, after: DealPosition | null = null) => {
    const { order, search, status, stage, sector, hq, flags, signal, check, decision, seen, added } =
      dealEndpoints.list.query.parse(query)
    const filters = { search, status, stage, sector, hq, flags, signal, check, decision, seen, added }
    const conditions = makeConditions(filters, new Date('2026-11-01T00:00:00Z'))
    const found = await listDealRows(db, workspaceId, {
      conditions,
      order: readOrder(order ?? '-created_on'),
      after,
      limit: shown + 1,
    })
    await addSeenBefore({ db }, found)
  }
  const byKey = await measure(rounds, fetchByKey)
  const cases: ListCase[] = []
  for (const { name, query, most } of listCases()) {
    const { p50, p95 } = await measure(rounds, () => list(query))
    cases.push({ name, p50, p95, ratio: p95 / byKey.p95, most })
  }
  for (const order of ['-created_on', 'name', '-ask', 'check'] as const) {
    const after = await findMiddle(db, order)
    const { p50, p95 } = await measure(rounds, () => list({ order }, after))
    cases.push({ name: `sorted by ${order}, from the middle`, p50, p95, ratio: p95 / byKey.p95, most: 5 })
  }
  return { byKey, cases }
}

/** The place in the middle of the list, as the cursor of a part has it. */
async function findMiddle(db: Db, asked: DealOrder): Promise<DealPosition> {
  const { key, descending } = readOrder(asked)
  const direction = descending ? 'desc' : 'asc'
  const row = await db
    .selectFrom('deal')
    .where('workspace_id', '=', workspaceId)
    .orderBy(key, direction)
    .orderBy('deal_id', direction)
    .offset(own / 2)
    .limit(1)
    .select(['deal_id', sql<string | number | Date>`${key}`.as('key')])
    .executeTakeFirstOrThrow()
  return { value: row.key instanceof Date ? row.key.toISOString() : String(row.key), dealId: row.deal_id }
}

async function measure(rounds: number, work: (round: number) => Promise<void>) {
  await work(0)
  const times: number[] = []
  for (let round = 1; round <= rounds; round += 1) times.push(await measureMs(() => work(round)))
  return { p50: computePercentile(times, 0.5), p95: computePercentile(times, 0.95) }
}

function listCases(): Array<{ name: string; query: NonNullable<Query>; most: number }> {
  const sorts = dealOrder.options.map((order) => ({ name: `sorted by ${order}`, query: { order }, most: 5 }))
  const searches = ['Company 77', 'founder 4242', 'zz', 'co', 'nothing like it'].map((search) => ({
    name: `search '${search}'`,
    query: { search },
    most: 10,
  }))
  const filters: Array<NonNullable<Query>> = [
    { status: 'failed' },
    { stage: 'series_d' },
    { stage: 'seed,pre_seed' },
    { sector: 'fintech' },
    { hq: 'hq_offshore' },
    { hq: 'none' },
    { flags: 'green' },
    { flags: 'red' },
    { flags: 'none' },
    { signal: 'hidden' },
    { signal: 'contradicted' },
    { signal: 'alarm' },
    { signal: 'any' },
    { check: 'done' },
    { check: 'open' },
    { decision: 'none' },
    { decision: 'invest' },
    { decision: 'again' },
    { seen: 'yes' },
    { added: 'month' },
  ]
  return [
    ...sorts,
    ...searches,
    ...filters.map((query) => ({ name: `filter ${JSON.stringify(query)}`, query, most: 10 })),
  ]
}

/** Deals by SQL alone; triggers and references are off, so that the counts are made once at the end. */
async function fill(db: Db): Promise<void> {
  await insertAll(db)
  // As the server does by itself: it finds no statistics of so many deals.
  await analyzeDeals(db)
}

async function insertAll(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`insert into workspace (workspace_id, name, company_name, relay_email) values
      (${workspaceId}, 'Own', 'Own', ''), (${otherId}, 'Other', 'Other', '')`.execute(trx)
    await sql`insert into flag_template
      (flag_template_id, workspace_id, name, green_flags, red_flags, quantity_of_founders, is_default, saved_at)
      values (gen_random_uuid(), ${workspaceId}, 'Default', '{seed,b2b}', '{hq_offshore}', 2, true, now())`.execute(trx)
    await sql`insert into deal (deal_id, workspace_id, deck_id, name, status, status_detail, created_at, updated_at,
        listed, told, documents_count, added_by, stage_rank, ask_usd, sectors, sector, hq, signal_count, alarm_count,
        hidden_count, contradicted_count, check_count, green_count, red_count, seen_count, verdict, look_again_on, decided_at)
      select uuidv7(n * interval '1 second'), case when n <= ${own} then ${workspaceId}::uuid else ${otherId}::uuid end, gen_random_uuid(),
        'Company ' || n, case when n % 50 = 0 then 'failed' else 'completed' end, '',
        '2026-10-25'::timestamptz - n * interval '5 minutes', '2026-10-25'::timestamptz - (n * 7919 % 100000) * interval '5 minutes',
        ${listing}::jsonb, 'Founder ' || n || ' Vale' || chr(10) || 'Payments for company ' || n, 1 + n % 3,
        'person ' || n % 12, n % ${options.stage.length + 1}, (n * 7919 % 1000) * 10000,
        array[(${options.industry.map(({ value }) => value)}::text[])[1 + n % ${options.industry.length}]],
        (${options.industry.map(({ label }) => label.toLowerCase())}::text[])[1 + n % ${options.industry.length}],
        (${[...options.headquarter_location.map(({ value }) => value), 'none']}::text[])[1 + n % 8],
        n % 5, (n % 40 = 0)::int, (n % 400 = 0)::int, (n % 300 = 0)::int, n % 30, n % 3, (n % 60 = 0)::int, (n % 20 = 0)::int,
        case when n % 500 = 0 then 'invest' when n % 90 = 0 then 'watch' when n % 3 = 0 then 'pass' else 'none' end,
        case when n % 500 <> 0 and n % 90 = 0 then '2026-09-01'::date + n % 200 end,
        case when n % 3 = 0 then now() end
      from generate_series(1, ${own + others}) as n`.execute(trx)
    await sql`insert into memo (memo_id, deal_id, flag_values, founder_count, created_at)
      select gen_random_uuid(), deal_id, '{seed,b2b,fintech,hq_usa}', 2, created_at from deal`.execute(trx)
    await sql`insert into deal_alike (deal_id, earlier_id, how)
      select deal.deal_id, (select deal_id from deal as one where one.name = 'Company 1'), 'company'
      from deal where seen_count > 0 on conflict do nothing`.execute(trx)
  })
}

const value = (text: string) => ({ value: text, standing: 'proved' })
const listing = JSON.stringify({
  stage: value('Seed'),
  ask: value('$2.5M'),
  sector: value('Fintech, Payments'),
  hq: value('USA'),
  counts: { hidden: 0, in_sight: 0, contradicted: 1, to_check: 8, proved: 39, by_team: 2, unstated: 29, fields: 49 },
})
