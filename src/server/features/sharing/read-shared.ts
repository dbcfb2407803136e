import type { Answer } from '#contract/endpoint.ts'
import type { sharingEndpoints } from '#contract/sharing.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { findDealForReaders, listDealUpdates } from '../deals/deals-queries.ts'
import { findSharedDealId } from './sharing-store.ts'

/** Returns what the link of a share opens: the deal's name, its most recent update, and when that was added. */
export async function readShared(ctx: Ctx, uuid: string): Promise<Answer<typeof sharingEndpoints.read>> {
  const dealId = await findSharedDealId(ctx.db, uuid)
  const deal = dealId === undefined ? null : await findDealForReaders(ctx, dealId)
  if (dealId === undefined || deal === null)
    throw notFound('This link no longer works. Ask the person who sent it for a new one.')
  const [latest] = await listDealUpdates(ctx, dealId)
  return { name: deal.name, additional_data: latest?.text ?? '', updated_on: latest?.created_on ?? null }
}
