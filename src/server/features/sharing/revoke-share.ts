import type { Ctx } from '#server/platform/context.ts'
import { memberDeal } from '../deals/member-deal.ts'
import { deleteShare } from './sharing-store.ts'

/** Ends the share of a deal; a deal without one is left as it is. */
export async function revokeShare(ctx: Ctx, dealId: string): Promise<Record<string, never>> {
  await memberDeal(ctx, dealId)
  await deleteShare(ctx.db, dealId)
  return {}
}
