import { activityEndpoints } from '#contract/activity.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listActivity } from './list-activity.ts'

export const activityRoutes: Route[] = [
  route(activityEndpoints.list, (ctx, { params, query }) => listActivity(ctx, params.dealId, query)),
]
