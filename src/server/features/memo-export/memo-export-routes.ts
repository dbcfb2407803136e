import { memoEndpoints } from '#contract/memo.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { exportMemo } from './export-memo.ts'

export const memoExportRoutes: Route[] = [
  route(memoEndpoints.export, (ctx, { params, query }) => exportMemo(ctx, params.id, query.format), {
    // Setting a report takes a fifth of a second of the server's time.
    limit: { max: 60, window: '1 minute', by: 'user' },
  }),
]
