import type { Ctx } from '#server/platform/context.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { findShareId } from './sharing-store.ts'

/** The live share of a deal, null when there is none. */
export async function findShare(ctx: Ctx, dealId: string): Promise<{ uuid: string | null }> {
  await requireDeal(ctx, dealId)
  return { uuid: (await findShareId(ctx.db, dealId)) ?? null }
}
