import { type Kysely, sql } from 'kysely'
import type { Deal, DealSource, Need } from '#contract/deals.ts'
import type { Verdict } from '#contract/decisions.ts'
import type { Role } from '#contract/roles.ts'
import { mayBeLost } from '#server/platform/database/may-be-lost.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { toJson } from '#server/platform/database/storable.ts'

type Db = Kysely<Database>

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
    .select(['deal.deal_id', 'deal.workspace_id', 'deal.name', 'deal.status', 'deal.deck_id', 'deal.name_from_file'])
    .executeTakeFirst()
}

/** The same with what it waits for, kept from changing until the transaction ends. */
export async function lockDeal(db: Db, dealId: string) {
  return db
    .selectFrom('deal')
    .where('deal_id', '=', dealId)
    .select(['workspace_id', 'status', 'needs', 'deck_id', 'verdict', 'no_model', 'model_state'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The name of who added a deal, as the list sorts and searches it; '' where none is known. */
const adderName = (userId: string | null) =>
  sql<string>`coalesce((select lower(trim(concat_ws(' ', first_name, last_name)))
    from app_user where user_id = ${userId}), '')`

export async function insertDeal(
  db: Db,
  deal: {
    dealId: string
    workspaceId: string
    deckId: string
    source: DealSource
    name: string
    nameFromFile: boolean
    noModel: boolean
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
      name_from_file: deal.nameFromFile,
      no_model: deal.noModel,
      status: 'in_progress',
      status_detail: 'Waiting to be read',
      progress_stage: null,
      model_state: keptAtFirst(deal.noModel, deal.workspaceId),
      created_by: deal.createdBy,
      added_by: adderName(deal.createdBy),
      created_at: deal.at,
      updated_at: deal.at,
    })
    .execute()
}

/** A memo that is begun while its deal is kept from models is made without one to its end. */
const keptState = sql<'kept' | null>`case when no_model or (
    select workspace.no_model from workspace where workspace.workspace_id = deal.workspace_id) then 'kept' end`

/** What lasts when the memo is made, and until a person has it made once more. */
const stillKept = sql<'kept' | null>`case when model_state = 'kept' then 'kept' end`

const keptAsBefore = sql<'kept' | null>`coalesce(${stillKept}, ${keptState})`

/** The same for a deal that is not there yet. */
const keptAtFirst = (noModel: boolean, workspaceId: string) =>
  sql<'kept' | null>`case when ${noModel} or (
    select no_model from workspace where workspace_id = ${workspaceId}) then 'kept' end`

/**
 * Moves a deal from one status to another; false when it is gone or stands elsewhere. What was asked for and given before is
 * forgotten with it. `isByMail`: no person of the workspace did it, so that a deal that was kept from models stays so.
 */
export async function moveDeal(
  db: Db,
  dealId: string,
  from: Deal['status'],
  to: { status: Deal['status']; detail: string; needs?: Need; given?: string; isByMail?: boolean; at: Date },
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
      model_state: to.status !== 'in_progress' ? stillKept : to.isByMail ? keptAsBefore : keptState,
      updated_at: to.at,
    })
    .where('deal_id', '=', dealId)
    .where('status', '=', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** Gives a deal a name, and notes whether the name of the company may take its place. */
export async function storeName(
  db: Db,
  dealId: string,
  { name, nameFromFile }: { name: string; nameFromFile: boolean },
): Promise<void> {
  const named = db.updateTable('deal').set({ name, name_from_file: nameFromFile })
  await named.where('deal_id', '=', dealId).execute()
}

/** Makes a decision the one that holds for a deal; null leaves it without one. */
export async function storeDecision(
  db: Db,
  dealId: string,
  made: { decision: Verdict; reason: string; note: string; lookAgainOn: string | null; by: string; at: Date } | null,
): Promise<void> {
  await db
    .updateTable('deal')
    .set({
      verdict: made?.decision ?? 'none',
      decision_reason: made?.reason ?? '',
      decision_note: made?.note ?? '',
      look_again_on: made?.lookAgainOn ?? null,
      decided_by: made?.by ?? null,
      decided_at: made?.at ?? null,
    })
    .where('deal_id', '=', dealId)
    .execute()
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
    .$if(!db.isTransaction, (update) => update.where(mayBeLost))
    .modifyEnd(prepared)
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
    .where('model_state', 'in', ['asked', 'cancelled'])
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** Keeps a deal from language models, or no longer; what holds it back lasts until a person has its memo made once more. */
export async function setNoModel(db: Db, dealId: string, noModel: boolean): Promise<void> {
  const state = noModel ? { model_state: 'kept' as const } : {}
  await db
    .updateTable('deal')
    .set({ no_model: noModel, ...state })
    .where('deal_id', '=', dealId)
    .execute()
}

/** Keeps the memos of a workspace that are being made from language models, to their end; returns the ids of their deals. */
export async function keepDealsInProgress(db: Db, workspaceId: string): Promise<string[]> {
  const rows = await db
    .updateTable('deal')
    .set({ model_state: 'kept' })
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'in_progress')
    .returning('deal_id')
    .execute()
  return rows.map((row) => row.deal_id)
}

/**
 * Whether nothing of a deal may be sent to a language model: 'now' by a switch, and for one that is gone; 'before' while no person
 * has had the memo made since; null for neither.
 */
export async function findKept(db: Db, dealId: string): Promise<'now' | 'before' | null> {
  const row = await db
    .selectFrom('deal')
    .innerJoin('workspace', 'workspace.workspace_id', 'deal.workspace_id')
    .where('deal.deal_id', '=', dealId)
    .select(['deal.no_model', 'deal.model_state', 'workspace.no_model as no_model_of_workspace'])
    .executeTakeFirst()
  if (row === undefined || row.no_model || row.no_model_of_workspace) return 'now'
  return row.model_state === 'kept' ? 'before' : null
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
export async function removeDealRow(
  db: Db,
  deal: { dealId: string; workspaceId: string; at: Date; atOnce: boolean },
): Promise<boolean> {
  const removed = await db
    .deleteFrom('deal')
    .where('deal_id', '=', deal.dealId)
    .$if(!deal.atOnce, (query) => query.where('status', '!=', 'in_progress'))
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
