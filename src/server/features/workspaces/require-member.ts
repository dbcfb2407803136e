import { requireUser } from '#server/features/accounts/require-user.ts'
import { mayReach } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type AppError, forbidden, notFound } from '#server/platform/errors.ts'
import type { StoredWorkspace } from './relay-address.ts'
import { requireRole } from './require-role.ts'
import { findWorkspaceForUser, listClosedFor } from './workspaces-store.ts'

/**
 * Returns the workspace, if the caller belongs to it. AppError 404 for strangers, who do not learn that it exists, 403 where the
 * caller's role does not allow the call, or the workspace is closed.
 */
export async function requireMember(ctx: Ctx, workspaceId: string): Promise<StoredWorkspace> {
  const workspace = await findWorkspaceForUser(ctx.db, requireUser(ctx), workspaceId)
  if (workspace === undefined || !mayReach(ctx, workspaceId)) throw await explainMissing(ctx, workspaceId)
  requireRole(ctx, workspace.role)
  return workspace
}

async function explainMissing(ctx: Ctx, workspaceId: string): Promise<AppError> {
  const closed = await listClosedFor(ctx.db, requireUser(ctx))
  return closed.some(({ workspace_id }) => workspace_id === workspaceId)
    ? forbidden('This workspace is closed and will be deleted. Its owners can take it back until then.')
    : notFound('Workspace not found.')
}
