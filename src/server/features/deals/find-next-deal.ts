import type { dealEndpoints } from '#contract/deals.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireWorkspace } from '../workspaces/workspaces-queries.ts'
import { findUndecided } from './deal-counts-store.ts'

type Query = ParsedInput<typeof dealEndpoints.next>['query']

/**
 * The oldest completed deal without a decision, or the next one after a deal, and behind the last one the oldest again; null when no
 * other is left.
 */
export async function findNextDeal(ctx: Ctx, { workspace, after }: Query): Promise<Answer<typeof dealEndpoints.next>> {
  const { workspace_id: workspaceId } = await requireWorkspace(ctx, workspace)
  const next = after === undefined ? undefined : await findUndecided(ctx.db, workspaceId, { after })
  return next ?? (await findUndecided(ctx.db, workspaceId, { except: after })) ?? null
}
