import type { Deal } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { getDeal } from './get-deal.ts'
import { keepFromModels } from './keep-from-models.ts'
import { renameDeal } from './rename-deal.ts'
import { requireDeal } from './require-deal.ts'

type Change = { name?: string | undefined; no_model?: boolean | undefined }

/** Changes what a person says of a deal; what is left out stays. Returns the deal as the list shows it. */
export async function changeDeal(ctx: Ctx, dealId: string, { name, no_model: noModel }: Change): Promise<Deal> {
  await requireDeal(ctx, dealId)
  await inTransaction(ctx, async (tx) => {
    if (name !== undefined) await renameDeal(tx, dealId, name)
    if (noModel !== undefined) await keepFromModels(tx, dealId, noModel)
  })
  return getDeal(ctx, dealId)
}
