import type { Ctx } from '#server/platform/context.ts'
import { gone, notFound, notSignedIn } from '#server/platform/errors.ts'
import { hashToken } from '../accounts/tokens.ts'
import { findLinkByKey, findViewByTicket, isOpenAt, type OpenedLink } from './memo-links-store.ts'

/** How long a ticket opens what its link shows. */
const ticketMs = 12 * 3_600_000

/** Returns the link of a key; AppError 404 for an unknown key, 410 for a link that has ended. */
export async function requireOpenLink(ctx: Ctx, key: string): Promise<OpenedLink> {
  const link = await findLinkByKey(ctx.db, hashToken(key))
  if (!link) throw notFound('This link does not work. Ask the person who sent it for a new one.')
  if (!isOpenAt(link, ctx.now())) throw gone('This link has ended. Ask the person who sent it for a new one.')
  return link
}

/** The id of the opening that a ticket of a link stands for; undefined without one that counts. */
export async function findView(ctx: Ctx, link: OpenedLink, ticket: string | null): Promise<string | undefined> {
  if (ticket === null) return undefined
  return findViewByTicket(ctx.db, link.link_id, hashToken(ticket), new Date(ctx.now().getTime() - ticketMs))
}

/** Returns the link of a key and the opening that the ticket stands for; AppError 401 without a ticket that counts. */
export async function requireTicket(
  ctx: Ctx,
  { key, ticket }: { key: string; ticket: string | null },
): Promise<{ link: OpenedLink; viewId: string }> {
  const link = await requireOpenLink(ctx, key)
  const viewId = await findView(ctx, link, ticket)
  if (viewId === undefined) throw notSignedIn('Open the link again to go on.')
  return { link, viewId }
}
