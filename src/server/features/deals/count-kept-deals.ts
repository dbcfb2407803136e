import type { Ctx } from '#server/platform/context.ts'
import { requireWorkspace } from '../workspaces/workspaces-queries.ts'
import { isKept } from './deal-conditions.ts'
import { countMatches } from './deal-counts-store.ts'

/** How many deals of a workspace are kept from language models, counted up to `most`. */
export async function countKeptDeals(ctx: Ctx, workspace: string, most: number): Promise<number> {
  const { workspace_id: workspaceId } = await requireWorkspace(ctx, workspace)
  return countMatches(ctx.db, workspaceId, [isKept], most)
}
