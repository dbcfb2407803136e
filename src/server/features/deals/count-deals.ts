import type { DealCounts, dealEndpoints } from '#contract/deals.ts'
import type { ParsedInput } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireWorkspace } from '../workspaces/workspaces-queries.ts'
import { makeConditions } from './deal-conditions.ts'
import { countDue, countMatches, findCounts } from './deal-counts-store.ts'

type Query = ParsedInput<typeof dealEndpoints.counts>['query']

/** What filters leave is counted up to here. */
const mostCounted = 1_000

/** How many deals a workspace has by status and decision, and how many filters leave. */
export async function countDeals(ctx: Ctx, { workspace, ...filters }: Query): Promise<DealCounts> {
  const { workspace_id: workspaceId } = await requireWorkspace(ctx, workspace)
  const { in_progress, completed, failed, ...verdicts } = await findCounts(ctx.db, workspaceId)
  const matches = await countMatches(ctx.db, workspaceId, makeConditions(filters, ctx.now()), mostCounted + 1)
  return {
    by_status: { in_progress, completed, failed },
    by_decision: { ...verdicts, again: await countDue(ctx.db, workspaceId, ctx.now()) },
    total: Math.min(matches, mostCounted),
    more: matches > mostCounted,
  }
}
