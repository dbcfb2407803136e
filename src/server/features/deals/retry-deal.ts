import type { Deal } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { makeMemoQueue } from '../memos/make-memo-queue.ts'
import { moveDeal } from './deals-store.ts'
import { requireDeal } from './require-deal.ts'

/** Tries a failed deal again from the start. */
export async function retryDeal(ctx: Ctx, dealId: string): Promise<{ status: Deal['status'] }> {
  const { workspaceId } = await requireDeal(ctx, dealId)
  await inTransaction(ctx, async (tx) => {
    const waiting = { status: 'in_progress', detail: 'Waiting to be read', at: ctx.now() } as const
    if (!(await moveDeal(tx.db, dealId, 'failed', waiting))) throw conflict('Only failed deals can be retried.')
    const jobId = await tx.jobs.send(makeMemoQueue, { dealId }, { key: dealId, workspaceId })
    if (jobId === null) throw conflict('The previous attempt is still stopping. Try again in a few seconds.')
    await noteActivity(tx, { dealId, kind: 'retried', data: {} })
  })
  return { status: 'in_progress' }
}
