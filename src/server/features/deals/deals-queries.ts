import type { DealUpdate } from '#contract/decks.ts'
import type { UpdateText } from '#engine/slides.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findLatestUpdate, listUpdateIds, listUpdates } from './deal-updates-store.ts'
import { findDeal, findKept, findModelState, listDealIdsInProgress, lockDeal } from './deals-store.ts'

/** What the making of a memo needs to know of its deal; null when it is gone or not in progress. */
export async function findDealInProgress(ctx: Ctx, dealId: string) {
  const deal = await findDeal(ctx.db, dealId)
  if (deal?.status !== 'in_progress') return null
  return { name: deal.name, deckId: deal.deck_id }
}

type LockedDeal = { workspaceId: string; deckId: string; updateIds: string[]; isKeptFromModels: boolean }

/**
 * Keeps a deal in progress from changing until the transaction ends, and returns the ids of its updates, newest first; null
 * when it is gone or not in progress.
 */
export async function lockDealInProgress(ctx: Ctx, dealId: string): Promise<LockedDeal | null> {
  const deal = await lockDeal(ctx.db, dealId)
  if (deal?.status !== 'in_progress') return null
  const updateIds = await listUpdateIds(ctx.db, dealId)
  const isKeptFromModels = deal.model_state === 'kept'
  return { workspaceId: deal.workspace_id, deckId: deal.deck_id, updateIds, isKeptFromModels }
}

/** The deals whose memos are being made or are to be made, of all workspaces. */
export async function listDealsInProgress(ctx: Ctx): Promise<string[]> {
  return listDealIdsInProgress(ctx.db)
}

/** The text of the most recent update of a deal, '' when there is none. */
export async function getLatestUpdate(ctx: Ctx, dealId: string): Promise<string> {
  return findLatestUpdate(ctx.db, dealId)
}

/** Returns name and most recent update of a deal; null when it was deleted. The caller has checked the access. */
export async function findDealForReaders(ctx: Ctx, dealId: string): Promise<{ name: string; updates: string } | null> {
  const deal = await findDeal(ctx.db, dealId)
  return deal ? { name: deal.name, updates: await findLatestUpdate(ctx.db, dealId) } : null
}

/** Whether the language model was stopped for the memo of a deal. */
export async function isModelCancelled(ctx: Ctx, dealId: string): Promise<boolean> {
  return (await findModelState(ctx.db, dealId)) === 'cancelled'
}

/** Whether nothing of a deal may be sent to a language model: by a switch, since one was on, or because the deal is gone. */
export async function isKeptFromModels(ctx: Ctx, dealId: string): Promise<boolean> {
  return (await findKept(ctx.db, dealId)) !== null
}

/** Why nothing of a deal is sent to a language model, for a person; null where it may be. */
export async function explainKept(ctx: Ctx, dealId: string): Promise<string | null> {
  const kept = await findKept(ctx.db, dealId)
  if (kept === null) return null
  return kept === 'now'
    ? 'This deal is kept from models.'
    : 'This deal was kept from models. Regenerate its memo, and questions are put to one.'
}

/** All updates of a deal, newest first; each from the address that wrote it, else from the member who added it. */
export async function listDealUpdates(ctx: Ctx, dealId: string): Promise<DealUpdate[]> {
  const rows = await listUpdates(ctx.db, dealId)
  return rows.map((row) => ({
    id: row.deal_update_id,
    created_on: row.created_at.toISOString(),
    from: row.sender || [row.first_name, row.last_name].join(' ').trim() || (row.email ?? ''),
    text: row.body,
  }))
}

/** The ids of all updates of a deal, newest first. */
export async function listUpdateIdsOf(ctx: Ctx, dealId: string): Promise<string[]> {
  return listUpdateIds(ctx.db, dealId)
}

/** The updates of a deal as the engine reads them, newest first; very old ones of a deal with long ones are left out. */
export async function listUpdatesToRead(ctx: Ctx, dealId: string): Promise<UpdateText[]> {
  let room = charactersRead
  const updates = await listDealUpdates(ctx, dealId)
  return updates
    .map(({ id, created_on, text }) => ({ id, date: created_on.slice(0, 10), text }))
    .filter(({ text }, index) => {
      room -= text.length
      return index === 0 || room >= 0
    })
}

/** As long as one update can be; more would hold up the engine. */
const charactersRead = 200_000

/** The texts of all updates of a deal, newest first. */
export async function listUpdateTexts(ctx: Ctx, dealId: string): Promise<string[]> {
  return (await listUpdates(ctx.db, dealId)).map(({ body }) => body)
}
