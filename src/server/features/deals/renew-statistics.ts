import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { analyzeDeals, findStatistics } from './deal-statistics-store.ts'

export const renewStatisticsQueue = queue('renew-statistics', z.object({}))

/** Fewer deals are listed fast whatever the database knows of them. */
const leastDeals = 1_000
/** Statistics of another number of deals than this share apart still lead to the same plans. */
const share = 0.2
const oldMs = 86_400_000

/** Has the statistics of the deals renewed where they are missing, a day old, or of far fewer or more deals. */
export async function queueStatistics(ctx: Ctx): Promise<void> {
  const { deals, counted, at } = await findStatistics(ctx.db)
  if (deals < leastDeals) return
  const isFresh = at !== null && ctx.now().getTime() - at.getTime() < oldMs
  if (isFresh && Math.abs(deals - counted) <= share * deals) return
  await inTransaction(ctx, (tx) => tx.jobs.send(renewStatisticsQueue, {}, { key: 'deals' }))
}

/** Renews the statistics by which the database plans the list; an embedded one does not do so by itself. */
export async function renewStatistics(ctx: Ctx): Promise<void> {
  await analyzeDeals(ctx.db)
}
