import { decisionEndpoints } from '#contract/decisions.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { decide } from './decide.ts'
import { withdrawDecision } from './withdraw-decision.ts'

export const decisionRoutes: Route[] = [
  route(decisionEndpoints.decide, (ctx, { params, body }) => decide(ctx, params.dealId, body)),
  route(decisionEndpoints.withdraw, (ctx, { params }) => withdrawDecision(ctx, params.dealId)),
]
