import type { Ctx } from '#server/platform/context.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { findDeal } from './deals-store.ts'
import { noSuchDeal, requireDeal } from './require-deal.ts'
import { countSeen, lockComparison, storeSameCompany } from './seen-before-store.ts'

/**
 * Says that two deals of a workspace are the same company, or that they are not, whatever the rules find; nothing is merged.
 * AppError 404 for a deal of another workspace, 422 for the deal itself.
 */
export async function saySameCompany(
  ctx: Ctx,
  { dealId, otherId, isSame }: { dealId: string; otherId: string; isSame: boolean },
): Promise<Record<string, never>> {
  const by = requireUser(ctx)
  const deal = await requireDeal(ctx, dealId)
  const other = await requireDeal(ctx, otherId)
  if (deal.workspaceId !== other.workspaceId) throw notFound(noSuchDeal)
  if (dealId.toLowerCase() === otherId.toLowerCase()) throw invalid({ deal_id: 'Choose another deal than this one.' })
  await inTransaction(ctx, async (tx) => {
    await lockComparison(tx.db, deal.workspaceId)
    await storeSameCompany(tx.db, { dealId, otherId, isSame, by, at: tx.now() })
    await countSeen(tx.db, [dealId, otherId])
    const data = { other_id: otherId, name: (await findDeal(tx.db, otherId))?.name ?? '', is_same: isSame }
    await noteActivity(tx, { dealId, kind: 'same_company', data })
  })
  return {}
}
