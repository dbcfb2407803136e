import { retentionEndpoints } from '#contract/retention.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { getRetention, setRetention } from './set-retention.ts'

export const retentionRoutes: Route[] = [
  route(retentionEndpoints.get, (ctx, { params }) => getRetention(ctx, params.id)),
  route(retentionEndpoints.set, (ctx, { params, body }) => setRetention(ctx, params.id, body)),
]
