import type { Deal } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { findDealRow } from './deal-list-store.ts'
import { noSuchDeal, requireDeal } from './require-deal.ts'
import { addSeenBefore } from './seen-before.ts'

/** One deal as the list shows it. */
export async function getDeal(ctx: Ctx, dealId: string): Promise<Deal> {
  await requireDeal(ctx, dealId)
  const deal = await findDealRow(ctx.db, dealId)
  if (!deal) throw notFound(noSuchDeal)
  const [row = deal.deal] = await addSeenBefore(ctx, [deal])
  return row
}
