import type { Ctx } from '#server/platform/context.ts'
import { failDeal } from '../deals/deal-status.ts'
import { listDealsInProgress } from '../deals/deals-queries.ts'

const lost = 'The work on this deck was lost. Retry the deal, or delete it.'

/** Fails deals in progress that no job works on or waits for, so that they can be tried again or deleted. */
export async function failLostDeals(ctx: Ctx, liveJobs: () => Promise<{ dealId: string }[]>): Promise<void> {
  // In this order: a deal that is made meanwhile is not among them.
  const dealIds = await listDealsInProgress(ctx)
  if (dealIds.length === 0) return
  const live = new Set((await liveJobs()).map(({ dealId }) => dealId))
  for (const dealId of dealIds) {
    if (live.has(dealId) || !(await failDeal(ctx, dealId, lost))) continue
    ctx.log.error({ dealId }, 'A deal in progress had no job; it was set to failed.')
  }
}
