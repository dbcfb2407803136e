import type { LinkView, MemoLink } from '#contract/memo-links.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { listLinkRows, listViewRows } from './memo-links-store.ts'
import { type LinkIds, requireLink } from './require-link.ts'

/** The memo links of a deal, newest first. */
export async function listLinks(ctx: Ctx, dealId: string): Promise<MemoLink[]> {
  await requireDeal(ctx, dealId)
  return listLinkRows(ctx.db, dealId, ctx.now())
}

/** A link that is opened more often shows its newest openings. */
const mostViews = 500

/** The openings of a memo link, newest first. */
export async function listViews(ctx: Ctx, ids: LinkIds): Promise<LinkView[]> {
  await requireLink(ctx, ids)
  const rows = await listViewRows(ctx.db, ids.linkId, mostViews)
  return rows.map(({ at, ...view }) => ({ at: at.toISOString(), ...view }))
}
