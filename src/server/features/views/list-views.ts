import type { DealView } from '#contract/views.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireUser } from '../accounts/require-user.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { listViewRows } from './views-store.ts'

/** The caller's saved views of a workspace's list, and those that are shared there. */
export async function listViews(ctx: Ctx, workspaceId: string): Promise<DealView[]> {
  await requireMember(ctx, workspaceId)
  return listViewRows(ctx.db, workspaceId, requireUser(ctx))
}
