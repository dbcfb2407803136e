import { memoLinkEndpoints, sharedMemoEndpoints } from '#contract/memo-links.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeLink } from './change-link.ts'
import { endLink } from './end-link.ts'
import { getSharedPage, getSharedPdf } from './get-shared-files.ts'
import { listLinks, listViews } from './list-links.ts'
import { makeLink } from './make-link.ts'
import { noteSeen } from './note-seen.ts'
import { openLink } from './open-link.ts'

export const memoLinkRoutes: Route[] = [
  route(memoLinkEndpoints.list, (ctx, { params }) => listLinks(ctx, params.dealId)),
  route(memoLinkEndpoints.make, (ctx, { params, body }) => makeLink(ctx, params.dealId, body), {
    limit: { max: 30, window: '1 minute', by: 'user' },
  }),
  route(memoLinkEndpoints.change, (ctx, { params: { dealId, id }, body }) =>
    changeLink(ctx, { dealId, linkId: id }, body),
  ),
  route(memoLinkEndpoints.end, (ctx, { params: { dealId, id } }) => endLink(ctx, { dealId, linkId: id })),
  route(memoLinkEndpoints.views, (ctx, { params: { dealId, id } }) => listViews(ctx, { dealId, linkId: id })),
  route(sharedMemoEndpoints.open, (ctx, { params: { key }, body, ticket }) => openLink(ctx, { key, ticket, ...body }), {
    limit: { max: 60, window: '1 minute', by: 'address' },
  }),
  route(sharedMemoEndpoints.pageImage, (ctx, { params: { key, n }, ticket }) =>
    getSharedPage(ctx, { key, ticket, page: n }),
  ),
  route(
    sharedMemoEndpoints.pdf,
    (ctx, { params: { key }, ticket, signal }) => getSharedPdf(ctx, { key, ticket, signal }),
    { limit: { max: 10, window: '1 minute', by: 'address' } },
  ),
  route(sharedMemoEndpoints.seen, (ctx, { params: { key }, ticket, body }) =>
    noteSeen(ctx, { key, ticket, seen: body }),
  ),
]
