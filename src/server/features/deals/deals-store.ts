import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { type Deal, type DealSource, type Need, need } from '#contract/deals.ts'
import type { Role } from '#contract/roles.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { toJson } from '#server/platform/database/storable.ts'

type Db = Kysely<Database>

/** Column to sort by, and the direction. Names are sorted without regard to case. */
export type DealOrder = { by: 'name' | 'updated_on' | 'created_on'; descending: boolean }
/** Where the next part of a list begins: the last deal of this one. */
export type DealPosition = { value: string; dealId: string }
export type DealFilter = { search?: string | undefined; status?: Deal['status'] | undefined }

const sortKeys = {
  name: sql<string>`lower(deal.name)`,
  updated_on: sql<Date>`deal.updated_at`,
  created_on: sql<Date>`deal.created_at`,
}

const flaggedValues = (list: 'green_flags' | 'red_flags') =>
  sql<number>`(select count(*)::int from unnest(memo.flag_values) as stated
    where stated = any(${sql.ref(`flag_template.${list}`)}))`

/** 1 where the template asks for founders, the memo names some, and they are enough or too few. */
const founderFlag = (comparison: '>=' | '<') =>
  sql<number>`(flag_template.quantity_of_founders > 0 and memo.founder_count > 0
    and memo.founder_count ${sql.raw(comparison)} flag_template.quantity_of_founders)::int`

/** The same counts as `matchFlags` gives, for any number of deals in one query; 0 without a template or a memo. */
const flagCounts = [
  sql<number>`coalesce(${flaggedValues('green_flags')} + ${founderFlag('>=')}, 0)`.as('green_count'),
  sql<number>`coalesce(${flaggedValues('red_flags')} + ${founderFlag('<')}, 0)`.as('red_count'),
  sql<number>`coalesce(jsonb_array_length(memo.flags -> 'signals'), 0)`.as('signal_count'),
] as const

function selectDeals(db: Db) {
  return db
    .selectFrom('deal')
    .innerJoin('deck', 'deck.deck_id', 'deal.deck_id')
    .innerJoin('memo', 'memo.deal_id', 'deal.deal_id')
    .leftJoin('app_user', 'app_user.user_id', 'deal.created_by')
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
      'deal.source',
      'deal.needs',
      'deal.created_at',
      'deal.updated_at',
      'deck.deck_id',
      'memo.memo_id',
      'app_user.first_name',
      'app_user.last_name',
    ])
    .select((eb) => [
      eb
        .selectFrom('deck as one')
        .innerJoin('document', 'document.deck_id', 'one.deck_id')
        .whereRef('one.deal_id', '=', 'deal.deal_id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('documents_count'),
      ...flagCounts,
    ])
}

type Rows<Q> = Q extends SelectQueryBuilder<infer _DB, infer _TB, infer O> ? O : never
type DealRow = Rows<ReturnType<typeof selectDeals>>

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
    deal_id: row.deal_id,
    pitch_deck_id: row.deck_id,
    documents_count: row.documents_count ?? 0,
    source: row.source,
    needs: row.needs === null ? null : need.parse(row.needs),
    seen_before: [],
    flags: { green: row.green_count, red: row.red_count, signals: row.signal_count },
    stage: null,
    ask: null,
    sector: null,
    hq: null,
    counts: null,
    decision: null,
  }
}

export async function listDealRows(
  db: Db,
  workspaceId: string,
  list: DealFilter & { order: DealOrder; after: DealPosition | null; limit: number },
): Promise<Deal[]> {
  const { by, descending } = list.order
  const direction = descending ? 'desc' : 'asc'
  let query = selectDeals(db)
    .where('deal.workspace_id', '=', workspaceId)
    .orderBy(sortKeys[by], direction)
    .orderBy('deal.deal_id', direction)
    .limit(list.limit)
  if (list.status) query = query.where('deal.status', '=', list.status)
  if (list.search) query = query.where('deal.name', 'ilike', `%${list.search.replace(/[\\%_]/g, '\\$&')}%`)
  if (list.after) {
    const value = by === 'name' ? sql`lower(${list.after.value}::text)` : sql`${list.after.value}::timestamptz`
    const beyond = descending ? sql`<` : sql`>`
    query = query.where(sql<boolean>`(${sortKeys[by]}, deal.deal_id) ${beyond} (${value}, ${list.after.dealId}::uuid)`)
  }
  return (await query.execute()).map(toDeal)
}

/** One deal as the list shows it. */
export async function findDealRow(db: Db, dealId: string): Promise<Deal | undefined> {
  const row = await selectDeals(db).where('deal.deal_id', '=', dealId).executeTakeFirst()
  return row && toDeal(row)
}

/** Deals as the list shows them, in no order; those that are gone are left out. */
export async function findDealRows(db: Db, dealIds: readonly string[]): Promise<Deal[]> {
  return (
    await selectDeals(db)
      .where('deal.deal_id', 'in', [...dealIds])
      .execute()
  ).map(toDeal)
}

export type DealIds = { workspaceId: string; deckId: string }

/** The ids of a deal that stands in one of the user's workspaces. */
export async function findDealForUser(
  db: Db,
  userId: string,
  dealId: string,
): Promise<(DealIds & { role: Role }) | undefined> {
  return db
    .selectFrom('deal')
    .innerJoin('membership', 'membership.workspace_id', 'deal.workspace_id')
    .where('deal.deal_id', '=', dealId)
    .where('membership.user_id', '=', userId)
    .select(['deal.workspace_id as workspaceId', 'deal.deck_id as deckId', 'membership.role'])
    .executeTakeFirst()
}

export async function findDeal(db: Db, dealId: string) {
  return db
    .selectFrom('deal')
    .where('deal.deal_id', '=', dealId)
    .select(['deal.deal_id', 'deal.workspace_id', 'deal.name', 'deal.status', 'deal.deck_id'])
    .executeTakeFirst()
}

/** The same with what it waits for, kept from changing until the transaction ends. */
export async function lockDeal(db: Db, dealId: string) {
  return db
    .selectFrom('deal')
    .where('deal_id', '=', dealId)
    .select(['workspace_id', 'status', 'needs', 'deck_id'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertDeal(
  db: Db,
  deal: {
    dealId: string
    workspaceId: string
    deckId: string
    source: DealSource
    name: string
    createdBy: string | null
    at: Date
  },
): Promise<void> {
  await db
    .insertInto('deal')
    .values({
      deal_id: deal.dealId,
      workspace_id: deal.workspaceId,
      deck_id: deal.deckId,
      source: deal.source,
      name: deal.name,
      status: 'in_progress',
      status_detail: 'Waiting to be read',
      progress_stage: null,
      model_state: null,
      created_by: deal.createdBy,
      created_at: deal.at,
      updated_at: deal.at,
    })
    .execute()
}

/**
 * Moves a deal from one status to another; false when it is gone or stands elsewhere. What was asked for and given before is
 * forgotten with it.
 */
export async function moveDeal(
  db: Db,
  dealId: string,
  from: Deal['status'],
  to: { status: Deal['status']; detail: string; needs?: Need; given?: string; at: Date },
): Promise<boolean> {
  const moved = await db
    .updateTable('deal')
    .set({
      status: to.status,
      status_detail: to.detail,
      needs: to.needs ? toJson(to.needs) : null,
      given: to.given ?? null,
      progress_stage: null,
      progress_done: 0,
      progress_total: 0,
      model_state: null,
      updated_at: to.at,
    })
    .where('deal_id', '=', dealId)
    .where('status', '=', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** Says which deck of a deal is the newest. */
export async function setNewestDeck(db: Db, dealId: string, deckId: string): Promise<void> {
  await db.updateTable('deal').set({ deck_id: deckId }).where('deal_id', '=', dealId).execute()
}

export async function listDealIdsInProgress(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('deal').where('status', '=', 'in_progress').select('deal_id').execute()
  return rows.map((row) => row.deal_id)
}

/** Notes how far the work is; false when the deal is gone or no longer in progress. */
export async function setProgress(
  db: Db,
  dealId: string,
  progress: { detail: string; stage: string; done: number; total: number },
): Promise<boolean> {
  const moved = await db
    .updateTable('deal')
    .set({
      status_detail: progress.detail,
      progress_stage: progress.stage,
      progress_done: progress.done,
      progress_total: progress.total,
    })
    .where('deal_id', '=', dealId)
    .where('status', '=', 'in_progress')
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** Notes that a language model is asked for a deal in progress, unless that was cancelled. */
export async function setModelAsked(db: Db, dealId: string): Promise<void> {
  await db
    .updateTable('deal')
    .set({ model_state: 'asked' })
    .where('deal_id', '=', dealId)
    .where('status', '=', 'in_progress')
    .where('model_state', 'is', null)
    .execute()
}

/** Has the language model asked no further; false when none is asked for the deal. */
export async function setModelCancelled(db: Db, dealId: string): Promise<boolean> {
  const moved = await db
    .updateTable('deal')
    .set({ model_state: 'cancelled' })
    .where('deal_id', '=', dealId)
    .where('model_state', 'is not', null)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

export async function findModelState(db: Db, dealId: string) {
  const row = await db.selectFrom('deal').where('deal_id', '=', dealId).select('model_state').executeTakeFirst()
  return row?.model_state ?? null
}

/** What was given for the attempt under way, as it is kept; null when nothing was. */
export async function findGivenRow(db: Db, dealId: string): Promise<string | null> {
  const row = await db.selectFrom('deal').where('deal_id', '=', dealId).select('given').executeTakeFirst()
  return row?.given ?? null
}

/** When a member gave what the deal's link or file asked for, since `since`, oldest first. */
export async function listOpeningAttempts(db: Db, dealId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('opening_attempt')
    .where('deal_id', '=', dealId)
    .where('attempted_at', '>', since)
    .orderBy('attempted_at')
    .select('attempted_at')
    .execute()
  return rows.map((row) => row.attempted_at)
}

export async function insertOpeningAttempt(db: Db, dealId: string, at: Date): Promise<void> {
  await db.insertInto('opening_attempt').values({ deal_id: dealId, attempted_at: at }).execute()
}

export async function touchDealRow(db: Db, dealId: string, at: Date): Promise<void> {
  await db.updateTable('deal').set({ updated_at: at }).where('deal_id', '=', dealId).execute()
}

/** Deletes a deal that is not in progress, leaving a note for listeners; false where the deal is missing. */
export async function removeDealRow(db: Db, deal: { dealId: string; workspaceId: string; at: Date }): Promise<boolean> {
  const removed = await db
    .deleteFrom('deal')
    .where('deal_id', '=', deal.dealId)
    .where('status', '!=', 'in_progress')
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) return false
  await db
    .insertInto('deal_removal')
    .values({ deal_id: deal.dealId, workspace_id: deal.workspaceId, removed_at: deal.at })
    .execute()
  return true
}

/** Forgets notes of deletions made before `before`. */
export async function forgetRemovals(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('deal_removal').where('removed_at', '<', before).execute()
}
