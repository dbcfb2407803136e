import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { type Deal, need } from '#contract/deals.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { flagCounts } from './deal-flags-store.ts'
import type { ListOrder } from './deal-orders.ts'
import { listed } from './listing.ts'

type Db = Kysely<Database>

/** Where the next part of a list begins: the last deal of this one. */
export type DealPosition = { value: string; dealId: string }

/** A deal without those that it looks like, and how many there are. */
export type UnseenDeal = { deal: Deal; seenCount: number }

function selectDeals(db: Db) {
  return db
    .selectFrom('deal')
    .innerJoin('memo', 'memo.deal_id', 'deal.deal_id')
    .leftJoin('app_user', 'app_user.user_id', 'deal.created_by')
    .leftJoin('app_user as decider', 'decider.user_id', 'deal.decided_by')
    .leftJoin('deal_retention', 'deal_retention.deal_id', 'deal.deal_id')
    .leftJoin('flag_template', (join) =>
      join.onRef('flag_template.workspace_id', '=', 'deal.workspace_id').on('flag_template.is_default', '=', true),
    )
    .select([
      'deal.deal_id',
      'deal.name',
      'deal.status',
      'deal.status_detail',
      'deal.progress_stage',
      'deal.progress_done',
      'deal.progress_total',
      'deal.model_state',
      'deal.no_model',
      'deal.source',
      'deal.needs',
      'deal.created_at',
      'deal.updated_at',
      'deal.deck_id',
      'deal.documents_count',
      'deal.signal_count',
      'deal.listed',
      'deal.seen_count',
      'deal.verdict',
      'deal.decision_reason',
      'deal.decision_note',
      'deal.decided_at',
      'memo.memo_id',
      'app_user.first_name',
      'app_user.last_name',
      'decider.first_name as decider_first_name',
      'decider.last_name as decider_last_name',
      sql<string | null>`deal.look_again_on::text`.as('look_again_on'),
      sql<string | null>`deal_retention.delete_on::text`.as('delete_on'),
      flagCounts.green.as('green_count'),
      flagCounts.red.as('red_count'),
    ])
}

type Rows<Q> = Q extends SelectQueryBuilder<infer _DB, infer _TB, infer O> ? O : never
type DealRow = Rows<ReturnType<typeof selectDeals>>

const noListing = { stage: null, ask: null, sector: null, hq: null, counts: null }

const toUnseen = (row: DealRow): UnseenDeal => ({ deal: toDeal(row), seenCount: row.seen_count })

function toDeal(row: DealRow): Deal {
  return {
    name: row.name,
    created_on: row.created_at.toISOString(),
    updated_on: row.updated_at.toISOString(),
    created_by: { first_name: row.first_name ?? '', last_name: row.last_name ?? '' },
    generated_answer_id: row.memo_id,
    status: row.status,
    status_detail: row.status_detail,
    progress:
      row.progress_stage === null
        ? null
        : { stage: row.progress_stage, done: row.progress_done, total: row.progress_total },
    asks_model: row.model_state === 'asked',
    no_model: row.no_model,
    deal_id: row.deal_id,
    pitch_deck_id: row.deck_id,
    documents_count: row.documents_count,
    source: row.source,
    needs: row.needs === null ? null : need.parse(row.needs),
    seen_before: [],
    flags: { green: row.green_count, red: row.red_count, signals: row.signal_count },
    ...(row.listed === null ? noListing : listed.parse(row.listed)),
    decision: toDecision(row),
    ...(row.delete_on !== null && { delete_on: row.delete_on }),
  }
}

function toDecision(row: DealRow): Deal['decision'] {
  if (row.verdict === 'none') return null
  return {
    decision: row.verdict,
    reason: row.decision_reason,
    note: row.decision_note,
    look_again_on: row.look_again_on,
    decided_on: (row.decided_at ?? row.updated_at).toISOString(),
    decided_by: { first_name: row.decider_first_name ?? '', last_name: row.decider_last_name ?? '' },
  }
}

/** A part of a workspace's list, each deal with the place where a part after it begins. */
export async function listDealRows(
  db: Db,
  workspaceId: string,
  list: { conditions: RawBuilder<SqlBool>[]; order: ListOrder; after: DealPosition | null; limit: number },
): Promise<Array<DealPosition & UnseenDeal>> {
  const { key, kind, descending } = list.order
  const direction = descending ? 'desc' : 'asc'
  let query = selectDeals(db)
    .where('deal.workspace_id', '=', workspaceId)
    .orderBy(key, direction)
    .orderBy('deal.deal_id', direction)
    .limit(list.limit)
  for (const condition of list.conditions) query = query.where(condition)
  if (list.after) {
    const { value, dealId } = list.after
    const beyond = descending ? sql`<` : sql`>`
    query = query.where(sql<boolean>`(${key}, deal.deal_id) ${beyond} (${value}::${types[kind]}, ${dealId}::uuid)`)
  }
  const isPlain = list.conditions.length === 0 && list.after === null
  const rows = await query
    .select(sql<string | number | Date>`${key}`.as('key'))
    .$if(isPlain, (whole) => whole.modifyEnd(prepared))
    .execute()
  return rows.map((row) => ({ ...toUnseen(row), dealId: row.deal_id, value: printKey(row.key) }))
}

const printKey = (key: string | number | Date) => (key instanceof Date ? key.toISOString() : String(key))

const types = { text: sql.raw('text'), time: sql.raw('timestamptz'), number: sql.raw('bigint') }

/** One deal as the list shows it. */
export async function findDealRow(db: Db, dealId: string): Promise<UnseenDeal | undefined> {
  const row = await selectDeals(db).where('deal.deal_id', '=', dealId).executeTakeFirst()
  return row && toUnseen(row)
}

/** Deals as the list shows them, in no order; those that are gone are left out. */
export async function findDealRows(db: Db, dealIds: readonly string[]): Promise<UnseenDeal[]> {
  return (
    await selectDeals(db)
      .where('deal.deal_id', 'in', [...dealIds])
      .execute()
  ).map(toUnseen)
}
