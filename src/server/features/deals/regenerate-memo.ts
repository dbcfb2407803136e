import type { Deal } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { queueMemoAgain } from '../memos/queue-memo.ts'
import { moveDeal } from './deals-store.ts'
import { requireDeal } from './require-deal.ts'

/** Makes the memo of a completed deal once more, with the model that is active by then; what people entered stays. */
export async function regenerateMemo(ctx: Ctx, dealId: string): Promise<{ status: Deal['status'] }> {
  const { workspaceId } = await requireDeal(ctx, dealId)
  await inTransaction(ctx, async (tx) => {
    const waiting = { status: 'in_progress', detail: 'Waiting to be read', at: tx.now() } as const
    if (!(await moveDeal(tx.db, dealId, 'completed', waiting)))
      throw conflict('Only the memo of a completed deal can be regenerated.')
    await noteActivity(tx, { dealId, kind: 'regenerated', data: {} })
    await queueMemoAgain(tx, { dealId, workspaceId })
  })
  return { status: 'in_progress' }
}
