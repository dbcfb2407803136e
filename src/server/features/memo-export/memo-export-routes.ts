import { memoEndpoints } from '#contract/memo.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { downloadMemo } from './download-memo.ts'

export const memoExportRoutes: Route[] = [
  route(
    memoEndpoints.export,
    (ctx, { params, query, signal }) => downloadMemo(ctx, { memoId: params.id, format: query.format, signal }),
    // Documents are written one after the other, so one user must not keep the others waiting.
    { limit: { max: 60, window: '1 minute', by: 'user' } },
  ),
]
