import type { Ctx } from '#server/platform/context.ts'
import { addressesOfWorkspace } from './workspaces-store.ts'

/** Email addresses of a workspace's own people and of its relay mailbox: a forwarded email holds them, and none is a founder's. */
export async function workspaceAddresses(ctx: Pick<Ctx, 'db'>, workspaceId: string): Promise<string[]> {
  return addressesOfWorkspace(ctx.db, workspaceId)
}
