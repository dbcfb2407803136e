import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { endLinkRow, endLinksMadeBy } from './memo-links-store.ts'
import { type LinkIds, requireLink } from './require-link.ts'

/** Ends a memo link; its log stays. */
export async function endLink(ctx: Ctx, ids: LinkIds): Promise<Record<string, never>> {
  const { name } = await requireLink(ctx, ids)
  const { dealId, linkId } = ids
  const { workspaceId } = await requireDeal(ctx, dealId)
  await inTransaction(ctx, async (tx) => {
    if (await endLinkRow(tx.db, linkId, tx.now())) await noteEnd(tx, { workspaceId, dealId, linkId, name })
  })
  return {}
}

/** Ends the memo links that a person made in a workspace, as the person leaves it. */
export async function endLinksOf(
  tx: Tx,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  for (const { link_id, deal_id, name } of await endLinksMadeBy(tx.db, { workspaceId, userId, at: tx.now() }))
    await noteEnd(tx, { workspaceId, dealId: deal_id, linkId: link_id, name })
}

async function noteEnd(
  tx: Tx,
  { workspaceId, dealId, linkId, name }: LinkIds & { workspaceId: string; name: string },
): Promise<void> {
  await noteActivity(tx, { dealId, kind: 'link_ended', data: { link_id: linkId, name } })
  await noteAudit(tx, { workspaceId, event: 'link_ended', dealId, subjectId: linkId })
}
