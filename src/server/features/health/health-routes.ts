import { healthEndpoints } from '#contract/health.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { checkReady } from './check-ready.ts'

export const healthRoutes: Route[] = [
  route(healthEndpoints.live, async () => ({ status: 'ok' as const })),
  route(healthEndpoints.ready, (ctx) => checkReady(ctx)),
]
