import { requireUser } from '#server/features/accounts/require-user.ts'
import { mayReach } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { StoredWorkspace } from './relay-address.ts'
import { listClosedFor, listWorkspacesForUser } from './workspaces-store.ts'

/** The workspaces that the caller is a member of, the first joined first. */
export async function listWorkspaces(ctx: Ctx): Promise<StoredWorkspace[]> {
  const workspaces = await listWorkspacesForUser(ctx.db, requireUser(ctx))
  return workspaces.filter(({ workspace_id }) => mayReach(ctx, workspace_id))
}

/** The same with those that are closed to the caller at the end, each with the day on which it is deleted. */
export async function listAllWorkspaces(ctx: Ctx): Promise<StoredWorkspace[]> {
  const closed = await listClosedFor(ctx.db, requireUser(ctx))
  return [...(await listWorkspaces(ctx)), ...closed.filter(({ workspace_id }) => mayReach(ctx, workspace_id))]
}
