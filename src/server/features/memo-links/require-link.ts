import type { MemoLink } from '#contract/memo-links.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { findLinkOfDeal } from './memo-links-store.ts'

export type LinkIds = { dealId: string; linkId: string }

/** Returns a link of a deal in one of the caller's workspaces; AppError 404 for any other. */
export async function requireLink(ctx: Ctx, { dealId, linkId }: LinkIds): Promise<MemoLink> {
  await requireDeal(ctx, dealId)
  const link = await findLinkOfDeal(ctx.db, dealId, linkId, ctx.now())
  if (!link) throw noSuchLink()
  return link
}

export const noSuchLink = () => notFound('Memo link not found.')
