import { viewEndpoints } from '#contract/views.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeView } from './change-view.ts'
import { listViews } from './list-views.ts'
import { removeView } from './remove-view.ts'
import { saveView } from './save-view.ts'

export const viewRoutes: Route[] = [
  route(viewEndpoints.list, (ctx, { params }) => listViews(ctx, params.id)),
  route(viewEndpoints.save, (ctx, { params, body }) => saveView(ctx, params.id, body)),
  route(viewEndpoints.change, (ctx, { params, body }) => changeView(ctx, params.id, params.viewId, body)),
  route(viewEndpoints.remove, (ctx, { params }) => removeView(ctx, params.id, params.viewId)),
]
