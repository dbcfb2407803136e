import { need } from '#contract/deals.ts'
import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { failDeal } from '../deals/deal-status.ts'
import { describeOldDeals, describeOldDealsQueue, queueOldDeals } from './describe-old-deals.ts'
import { failLostDeals } from './fail-lost-deals.ts'
import { makeMemo } from './make-memo.ts'
import { makeMemoQueue } from './make-memo-queue.ts'

export const memoJobs: JobDefinition[] = [
  job(
    makeMemoQueue,
    makeMemo,
    async (ctx, { dealId }, reason, details) => {
      await failDeal(ctx, dealId, reason, need.nullish().parse(details) ?? undefined)
    },
    failLostDeals,
  ),
  job(
    describeOldDealsQueue,
    describeOldDeals,
    async (ctx, _payload, reason) => ctx.log.error({ reason }, 'Could not describe all deals for their list.'),
    queueOldDeals,
  ),
]
