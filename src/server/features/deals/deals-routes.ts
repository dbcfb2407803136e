import { dealEndpoints } from '#contract/deals.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { cancelModel } from './cancel-model.ts'
import { changeDeal } from './change-deal.ts'
import { countDeals } from './count-deals.ts'
import { deleteDeal } from './delete-deal.ts'
import { findNextDeal } from './find-next-deal.ts'
import { followDeals } from './follow-deals.ts'
import { getDeal } from './get-deal.ts'
import { listDeals } from './list-deals.ts'
import { openDeal } from './open-deal.ts'
import { regenerateMemo } from './regenerate-memo.ts'
import { retryDeal } from './retry-deal.ts'
import { saySameCompany } from './same-company.ts'

export const dealRoutes: Route[] = [
  route(dealEndpoints.list, (ctx, { query }) => listDeals(ctx, query)),
  route(dealEndpoints.counts, (ctx, { query }) => countDeals(ctx, query)),
  route(dealEndpoints.next, (ctx, { query }) => findNextDeal(ctx, query)),
  route(dealEndpoints.change, (ctx, { params, body }) => changeDeal(ctx, params.dealId, body)),
  route(dealEndpoints.get, (ctx, { params }) => getDeal(ctx, params.dealId)),
  route(dealEndpoints.remove, (ctx, { params }) => deleteDeal(ctx, params.dealId)),
  route(dealEndpoints.retry, (ctx, { params }) => retryDeal(ctx, params.dealId)),
  route(dealEndpoints.regenerate, (ctx, { params }) => regenerateMemo(ctx, params.dealId)),
  route(dealEndpoints.open, (ctx, { params, body }) => openDeal(ctx, params.dealId, body)),
  route(dealEndpoints.cancelModel, (ctx, { params }) => cancelModel(ctx, params.dealId)),
  route(dealEndpoints.linkCompany, (ctx, { params, body }) =>
    saySameCompany(ctx, { dealId: params.dealId, otherId: body.deal_id, isSame: true }),
  ),
  route(dealEndpoints.unlinkCompany, (ctx, { params, query }) =>
    saySameCompany(ctx, { dealId: params.dealId, otherId: query.deal_id, isSame: false }),
  ),
  route(dealEndpoints.events, (ctx, { query, signal, lastEventId }) =>
    followDeals(ctx, { workspaceId: query.workspace, lastEventId, signal }),
  ),
]
