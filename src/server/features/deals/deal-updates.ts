import { v7 as uuidv7 } from 'uuid'
import type { Deal } from '#contract/deals.ts'
import { findCaller } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { receiveUpdate } from './receive-update.ts'
import { noSuchDeal, requireDeal } from './require-deal.ts'

/**
 * Adds the new most recent update of a deal for a member, and has its memo made again: at once, or right after the memo
 * that is being made. Returns where the deal stands; AppError 404 for a deal of another workspace.
 */
export async function addDealUpdate(ctx: Ctx, dealId: string, text: string): Promise<Deal['status']> {
  await requireDeal(ctx, dealId)
  const createdBy = findCaller(ctx)
  const update = { updateId: uuidv7(), dealId, text, origin: 'member', sender: '', createdBy, at: ctx.now() } as const
  const received = await receiveUpdate(ctx, update)
  if (received === null) throw notFound(noSuchDeal)
  return received.status
}
