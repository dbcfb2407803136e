import { requireUser } from '#server/features/accounts/require-user.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { StoredWorkspace } from './relay-address.ts'
import { listWorkspacesForUser } from './workspaces-store.ts'

/** The workspaces that the caller is a member of, the first joined first. */
export async function listWorkspaces(ctx: Ctx): Promise<StoredWorkspace[]> {
  return listWorkspacesForUser(ctx.db, requireUser(ctx))
}
