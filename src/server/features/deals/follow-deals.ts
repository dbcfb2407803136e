import type { Kysely } from 'kysely'
import type { DealEvent } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Marked } from '#server/platform/http/route.ts'
import { defaultWorkspace } from '../workspaces/workspaces-queries.ts'
import { DealFeed } from './deal-feed.ts'

/** One feed for all listeners of a database. */
const feeds = new WeakMap<Kysely<Database>, DealFeed>()

/**
 * Every change of a deal of the workspace from now on, or since `lastMark`: the deal as it stands now, that it is gone,
 * or that the list is to be read anew. The first message comes at once; without a mark it says only where the listener
 * stands.
 */
export async function* followDeals(
  ctx: Ctx,
  input: { workspaceId: string | undefined; lastMark: string | null; signal: AbortSignal },
): AsyncGenerator<Marked<DealEvent>> {
  const workspace = await defaultWorkspace(ctx, input.workspaceId)
  const feed = feeds.get(ctx.db) ?? new DealFeed(ctx.db)
  feeds.set(ctx.db, feed)
  yield* feed.listen(workspace.workspace_id, input.lastMark, input.signal)
}
