import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { deleteShare } from './sharing-store.ts'

/** Ends the share of a deal; a deal without one is left as it is. */
export async function revokeShare(ctx: Ctx, dealId: string): Promise<Record<string, never>> {
  const { workspaceId } = await requireDeal(ctx, dealId)
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteShare(tx.db, dealId))) return
    await noteActivity(tx, { dealId, kind: 'share_ended', data: {} })
    await noteAudit(tx, { workspaceId, event: 'share_ended', dealId })
  })
  return {}
}
