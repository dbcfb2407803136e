import { sharingEndpoints } from '#contract/sharing.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { findShare } from './find-share.ts'
import { readShared } from './read-shared.ts'
import { revokeShare } from './revoke-share.ts'
import { shareDeal } from './share-deal.ts'

export const sharingRoutes: Route[] = [
  route(sharingEndpoints.get, (ctx, { params }) => findShare(ctx, params.dealId)),
  route(sharingEndpoints.create, (ctx, { params }) => shareDeal(ctx, params.dealId)),
  route(sharingEndpoints.revoke, (ctx, { params }) => revokeShare(ctx, params.dealId)),
  route(sharingEndpoints.read, (ctx, { params }) => readShared(ctx, params.uuid)),
]
