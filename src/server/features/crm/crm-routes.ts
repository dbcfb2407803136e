import { crmEndpoints } from '#contract/crm.ts'
import { type Route, type RouteLimit, route } from '#server/platform/http/route.ts'
import { askToSend } from './ask-to-send.ts'
import { disconnectCrm, getCrm, saveCrm } from './crm-settings.ts'
import { getDealCrm } from './get-deal-crm.ts'
import { testCrm } from './test-crm.ts'

/** Each test asks another service several times. */
const testLimit: RouteLimit = { max: 60, window: '1 hour', by: 'user' }

export const crmRoutes: Route[] = [
  route(crmEndpoints.get, (ctx, { params }) => getCrm(ctx, params.id)),
  route(crmEndpoints.save, (ctx, { params, body }) => saveCrm(ctx, params.id, body)),
  route(crmEndpoints.remove, (ctx, { params }) => disconnectCrm(ctx, params.id)),
  route(crmEndpoints.test, (ctx, { params, body }) => testCrm(ctx, params.id, body), { limit: testLimit }),
  route(crmEndpoints.state, (ctx, { params }) => getDealCrm(ctx, params.dealId)),
  route(crmEndpoints.send, (ctx, { params, body }) => askToSend(ctx, params.dealId, body)),
]
