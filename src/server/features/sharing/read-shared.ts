import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { findDealForReaders } from '../deals/deals-queries.ts'
import { findSharedDealId } from './sharing-store.ts'

/** Returns what the link of a share opens: the deal's name and its most recent update. */
export async function readShared(ctx: Ctx, uuid: string): Promise<{ name: string; additional_data: string }> {
  const dealId = await findSharedDealId(ctx.db, uuid)
  const deal = dealId === undefined ? null : await findDealForReaders(ctx, dealId)
  if (deal === null) throw notFound('This link no longer works. Ask the person who sent it for a new one.')
  return { name: deal.name, additional_data: deal.updates }
}
