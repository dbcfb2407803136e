import { webhookEndpoints } from '#contract/webhooks.ts'
import { type Route, type RouteLimit, route } from '#server/platform/http/route.ts'
import { addWebhook } from './add-webhook.ts'
import { changeWebhook } from './change-webhook.ts'
import { listDeliveries, listWebhooks } from './list-webhooks.ts'
import { redeliver } from './redeliver.ts'
import { removeWebhook } from './remove-webhook.ts'
import { testWebhook } from './test-webhook.ts'

/** Each of these sends a request to an address of the caller's choice. */
const sends: { limit: RouteLimit } = { limit: { max: 30, window: '1 minute', by: 'user' } }

const keyOf = ({ id, webhookId }: { id: string; webhookId: string }) => ({ workspaceId: id, webhookId })

export const webhookRoutes: Route[] = [
  route(webhookEndpoints.list, (ctx, { params }) => listWebhooks(ctx, params.id)),
  route(webhookEndpoints.create, (ctx, { params, body }) => addWebhook(ctx, params.id, body), sends),
  route(webhookEndpoints.change, (ctx, { params, body }) => changeWebhook(ctx, keyOf(params), body), sends),
  route(webhookEndpoints.remove, (ctx, { params }) => removeWebhook(ctx, keyOf(params))),
  route(webhookEndpoints.test, (ctx, { params }) => testWebhook(ctx, keyOf(params)), sends),
  route(webhookEndpoints.deliveries, (ctx, { params }) => listDeliveries(ctx, keyOf(params))),
  route(
    webhookEndpoints.redeliver,
    (ctx, { params }) => redeliver(ctx, { ...keyOf(params), deliveryId: params.deliveryId }),
    sends,
  ),
]
