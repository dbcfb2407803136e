import type { Deal } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { setModelCancelled } from './deals-store.ts'
import { requireDeal } from './require-deal.ts'

/**
 * Has the language model asked no further for the memo of a deal. The job that makes the memo sees it, in whatever
 * process it runs, and completes the deal without the rest. AppError 409 when no model is asked for the deal.
 */
export async function cancelModel(ctx: Ctx, dealId: string): Promise<{ status: Deal['status'] }> {
  await requireDeal(ctx, dealId)
  if (!(await setModelCancelled(ctx.db, dealId))) throw conflict('No language model is in use for this deal.')
  return { status: 'in_progress' }
}
