import type { Need } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { noteListChange } from './deal-changes-store.ts'
import { moveDeal, setModelAsked, setProgress, touchDealRow } from './deals-store.ts'

/** Notes what is being done: 'Reading page 7 of 20'. False when the deal is gone or no longer in progress. */
export async function noteProgress(
  ctx: Ctx,
  dealId: string,
  progress: { stage: string; done: number; total: number },
): Promise<boolean> {
  const detail = progress.total > 0 ? `${progress.stage} ${progress.done} of ${progress.total}` : progress.stage
  return setProgress(ctx.db, dealId, { detail, ...progress })
}

/** Notes that a language model is asked for the memo of a deal, so that it can be stopped. */
export async function noteModelAsked(ctx: Ctx, dealId: string): Promise<void> {
  await setModelAsked(ctx.db, dealId)
}

/** Ends the work on a deal whose memo is stored, `again` where it had one before; false when the deal is gone or no longer in progress. */
export async function completeDeal(tx: Tx, dealId: string, { again }: { again: boolean }): Promise<boolean> {
  const isMoved = await moveDeal(tx.db, dealId, 'in_progress', { status: 'completed', detail: '', at: tx.now() })
  if (isMoved) await noteActivity(tx, { dealId, kind: 'completed', data: { again } })
  return isMoved
}

/** Ends the work on a deal that can't be finished; `reason` is shown to people, `needs` what they can give so that it can. */
export async function failDeal(ctx: Ctx, dealId: string, reason: string, needs?: Need): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const failed = { status: 'failed', detail: reason, ...(needs && { needs }), at: tx.now() } as const
    const isMoved = await moveDeal(tx.db, dealId, 'in_progress', failed)
    if (isMoved) await noteActivity(tx, { dealId, kind: 'failed', data: { reason } })
    return isMoved
  })
}

/** Marks a deal as changed now, for people who look at the list. */
export async function touchDeal(ctx: Ctx, dealId: string): Promise<void> {
  await touchDealRow(ctx.db, dealId, ctx.now())
}

/** Makes every listener of a workspace read its list again, since something that all rows show has changed. */
export async function announceDeals(ctx: Ctx, workspaceId: string): Promise<void> {
  await noteListChange(ctx.db, workspaceId)
}
