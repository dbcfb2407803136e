import type { Workspace } from '#contract/workspaces.ts'
import { requireUser } from '#server/features/accounts/require-user.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { findWorkspaceOf } from './workspaces-store.ts'

/**
 * The workspace, if the caller is a member; AppError 404 for strangers, who do not learn that it exists. `unknown` is
 * the message for a thing of the workspace, the same as when there is no such thing.
 */
export async function requireMember(
  ctx: Ctx,
  workspaceId: string,
  unknown = 'There is no such workspace.',
): Promise<Workspace> {
  const workspace = await findWorkspaceOf(ctx.db, requireUser(ctx), workspaceId)
  if (workspace === undefined) throw notFound(unknown)
  return workspace
}
