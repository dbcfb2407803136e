import type { Kysely } from 'kysely'
import type { DealEvent } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { ServerEvent } from '#server/platform/http/route.ts'
import { requireUser } from '../accounts/require-user.ts'
import { requireWorkspace } from '../workspaces/workspaces-queries.ts'
import { DealFeed } from './deal-feed.ts'

/** One feed for all listeners of a database. */
const feeds = new WeakMap<Kysely<Database>, DealFeed>()

/**
 * Yields every change of a deal of the workspace from now on, or since `lastEventId`: the deal as it is now, that it was
 * deleted, or that the list is to be read again. The first message comes at once; without `lastEventId` it holds only the
 * id to continue from. It ends when the caller is removed from the workspace.
 */
export async function* followDeals(
  ctx: Ctx,
  input: { workspaceId: string | undefined; lastEventId: string | null; signal: AbortSignal },
): AsyncGenerator<ServerEvent<DealEvent>> {
  const workspace = await requireWorkspace(ctx, input.workspaceId)
  const feed = feeds.get(ctx.db) ?? new DealFeed(ctx.db)
  feeds.set(ctx.db, feed)
  const caller = { workspaceId: workspace.workspace_id, userId: requireUser(ctx) }
  yield* feed.listen(caller, input.lastEventId, input.signal)
}
