import type { Ctx } from '#server/platform/context.ts'
import { latestUpdate } from './deal-updates-store.ts'
import {
  findDeal,
  findModelState,
  listDealsInProgress,
  moveDeal,
  setModelAsked,
  setProgress,
  touchDealRow,
} from './deals-store.ts'

/** What the making of a memo needs to know of its deal; null when it is gone or not in progress. */
export async function dealInProgress(ctx: Ctx, dealId: string) {
  const deal = await findDeal(ctx.db, dealId)
  if (deal?.status !== 'in_progress') return null
  return { name: deal.name, deckId: deal.deck_id, updates: await latestUpdate(ctx.db, dealId) }
}

/** The deals whose memos are being made or are to be made, of all workspaces. */
export async function dealsInProgress(ctx: Ctx): Promise<string[]> {
  return listDealsInProgress(ctx.db)
}

/** The text of the most recent update of a deal, '' when there is none. */
export async function mostRecentUpdate(ctx: Ctx, dealId: string): Promise<string> {
  return latestUpdate(ctx.db, dealId)
}

/** Name and most recent update of a deal for whoever may read it; null when it is gone. Asks for no membership. */
export async function dealForReaders(ctx: Ctx, dealId: string): Promise<{ name: string; updates: string } | null> {
  const deal = await findDeal(ctx.db, dealId)
  return deal ? { name: deal.name, updates: await latestUpdate(ctx.db, dealId) } : null
}

/** Notes what is being done: 'Reading page 7 of 20'. False when the deal is gone or no longer in progress. */
export async function noteProgress(
  ctx: Ctx,
  dealId: string,
  progress: { stage: string; done: number; total: number },
): Promise<boolean> {
  const detail = progress.total > 0 ? `${progress.stage} ${progress.done} of ${progress.total}` : progress.stage
  return setProgress(ctx.db, dealId, { detail, ...progress })
}

/** Notes that a language model is asked for the memo of a deal, so that somebody can cancel that. */
export async function noteModelAsked(ctx: Ctx, dealId: string): Promise<void> {
  await setModelAsked(ctx.db, dealId)
}

/** Whether somebody wants the memo of a deal without any more answers of a language model. */
export async function isModelCancelled(ctx: Ctx, dealId: string): Promise<boolean> {
  return (await findModelState(ctx.db, dealId)) === 'cancelled'
}

/** Ends the work on a deal whose memo is stored; false when the deal is gone or no longer in progress. */
export async function completeDeal(ctx: Ctx, dealId: string): Promise<boolean> {
  return moveDeal(ctx.db, dealId, 'in_progress', { status: 'completed', detail: '', at: ctx.now() })
}

/** Ends the work on a deal that can't be finished; `reason` is shown to people. */
export async function failDeal(ctx: Ctx, dealId: string, reason: string): Promise<boolean> {
  return moveDeal(ctx.db, dealId, 'in_progress', { status: 'failed', detail: reason, at: ctx.now() })
}

/** Marks a deal as changed now, for people who look at the list. */
export async function touchDeal(ctx: Ctx, dealId: string): Promise<void> {
  await touchDealRow(ctx.db, dealId, ctx.now())
}
