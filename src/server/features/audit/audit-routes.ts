import { auditEndpoints } from '#contract/audit.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit } from './list-audit.ts'

export const auditRoutes: Route[] = [
  route(auditEndpoints.list, (ctx, { params, query }) => listAudit(ctx, params.id, query)),
  route(auditEndpoints.csv, (ctx, { params, query, signal }) => exportAudit(ctx, params.id, query, signal), {
    limit: { max: 10, window: '1 minute', by: 'user' },
  }),
]
