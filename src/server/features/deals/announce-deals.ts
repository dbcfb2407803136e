import type { Ctx } from '#server/platform/context.ts'
import { restampDeals } from './deals-store.ts'

/** Has every listener told of all deals of a workspace anew, since something that their rows show has changed. */
export async function announceDeals(ctx: Ctx, workspaceId: string): Promise<void> {
  await restampDeals(ctx.db, workspaceId)
}
