import type { Ctx } from '#server/platform/context.ts'
import { findUserAddress } from '../accounts/accounts-queries.ts'
import { listWorkspaceAddresses } from '../workspaces/workspaces-queries.ts'

/** Returns the address of a user who is still a member of the workspace; null for anyone else. */
export async function findReader(ctx: Ctx, workspaceId: string, userId: string | null): Promise<string | null> {
  const address = userId === null ? null : await findUserAddress(ctx, userId)
  if (address === null) return null
  return (await listWorkspaceAddresses(ctx, workspaceId)).includes(address) ? address : null
}
