import { requireUser } from '#server/features/accounts/require-user.ts'
import { mayReach } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { StoredWorkspace } from './relay-address.ts'
import { listWorkspacesForUser } from './workspaces-store.ts'

/** The workspaces that the caller is a member of, the first joined first. */
export async function listWorkspaces(ctx: Ctx): Promise<StoredWorkspace[]> {
  const workspaces = await listWorkspacesForUser(ctx.db, requireUser(ctx))
  return workspaces.filter(({ workspace_id }) => mayReach(ctx, workspace_id))
}
