import type { Workspace } from '#contract/workspaces.ts'
import { requireUser } from '#server/features/accounts/require-user.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listWorkspacesForUser } from './workspaces-store.ts'

/** The workspaces that the caller is a member of, the first joined first. */
export async function listWorkspaces(ctx: Ctx): Promise<Workspace[]> {
  return listWorkspacesForUser(ctx.db, requireUser(ctx))
}
