import { dealEndpoints } from '#contract/deals.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { exportDeals } from './export-deals.ts'

export const dealCsvRoutes: Route[] = [
  // A long table reads the memos of a whole workspace.
  route(dealEndpoints.csv, (ctx, { query, signal }) => exportDeals(ctx, query, signal), {
    limit: { max: 20, window: '1 minute', by: 'user' },
  }),
]
