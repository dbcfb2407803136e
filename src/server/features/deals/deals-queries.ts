import type { Ctx } from '#server/platform/context.ts'
import { findLatestUpdate, listUpdates } from './deal-updates-store.ts'
import { findDeal, findModelState, listDealIdsInProgress } from './deals-store.ts'

/** What the making of a memo needs to know of its deal; null when it is gone or not in progress. */
export async function findDealInProgress(ctx: Ctx, dealId: string) {
  const deal = await findDeal(ctx.db, dealId)
  if (deal?.status !== 'in_progress') return null
  return { name: deal.name, deckId: deal.deck_id, updates: await findLatestUpdate(ctx.db, dealId) }
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

/** The texts of all updates of a deal, newest first. */
export async function listUpdateTexts(ctx: Ctx, dealId: string): Promise<string[]> {
  return listUpdates(ctx.db, dealId)
}
