import type { Ctx } from '#server/platform/context.ts'
import { memberDeal } from '../deals/member-deal.ts'
import { shareOfDeal } from './sharing-store.ts'

/** The live share of a deal, null when there is none. */
export async function findShare(ctx: Ctx, dealId: string): Promise<{ uuid: string | null }> {
  await memberDeal(ctx, dealId)
  return { uuid: (await shareOfDeal(ctx.db, dealId)) ?? null }
}
