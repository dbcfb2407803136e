import { requireUser } from '#server/features/accounts/require-user.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import type { StoredWorkspace } from './relay-address.ts'
import { findWorkspaceForUser } from './workspaces-store.ts'

/** Returns the workspace, if the caller is a member; AppError 404 for strangers, who do not learn that it exists. */
export async function requireMember(ctx: Ctx, workspaceId: string): Promise<StoredWorkspace> {
  const workspace = await findWorkspaceForUser(ctx.db, requireUser(ctx), workspaceId)
  if (workspace === undefined) throw notFound('Workspace not found.')
  return workspace
}
