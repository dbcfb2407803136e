import type { Ctx } from '#server/platform/context.ts'
import { noteListChange } from './deal-changes-store.ts'

/** Has every listener of a workspace read its list anew, since something that all its rows show has changed. */
export async function announceDeals(ctx: Ctx, workspaceId: string): Promise<void> {
  await noteListChange(ctx.db, workspaceId)
}
