import { requireUser } from '#server/features/accounts/require-user.ts'
import { mayReach } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { explainUnreachable } from './explain-unreachable.ts'
import type { StoredWorkspace } from './relay-address.ts'
import { requireRole } from './require-role.ts'
import { findWorkspaceForUser } from './workspaces-store.ts'

/**
 * Returns the workspace, if the caller belongs to it. AppError 404 for strangers, who do not learn that it exists, 403 where the
 * caller's role does not allow the call, or the workspace is closed.
 */
export async function requireMember(ctx: Ctx, workspaceId: string): Promise<StoredWorkspace> {
  const workspace = await findWorkspaceForUser(ctx.db, requireUser(ctx), workspaceId)
  if (workspace === undefined || !mayReach(ctx, workspaceId))
    throw await explainUnreachable(ctx, workspaceId, notFound('Workspace not found.'))
  requireRole(ctx, workspace.role)
  return workspace
}
