import { z } from 'zod'
import { verdict } from './decisions.ts'
import { endpoint } from './endpoint.ts'

/** What a webhook can tell of. */
export const webhookEvents = ['deal.completed', 'deal.failed', 'memo.edited', 'deal.decided'] as const
const webhookEvent = z.enum(webhookEvents)
export type WebhookEvent = z.output<typeof webhookEvent>

/** What a webhook is sent: an event, or the one of `test`. */
const sentEvent = z.enum([...webhookEvents, 'webhook.test'])
export type SentEvent = z.output<typeof sentEvent>

/** The body of a request to a webhook: where something happened, and nothing of what a deck says. */
export const webhookBody = z.object({
  /** That of the header `webhook-id`: the same each time this event is sent. */
  id: z.uuid(),
  type: sentEvent,
  /** When it happened; of edits, the last one that is told of. */
  timestamp: z.iso.datetime(),
  data: z.object({
    workspace_id: z.uuid(),
    deal_id: z.uuid().optional(),
    memo_id: z.uuid().optional(),
    /** Of `deal.completed` and `deal.failed`. */
    status: z.enum(['completed', 'failed']).optional(),
    /** Of `deal.decided`: null where the decision was taken back. */
    decision: verdict.nullable().optional(),
    /** The memo, for people who are signed in. */
    url: z.url().optional(),
  }),
})
export type WebhookBody = z.output<typeof webhookBody>

/** `waiting`: not sent yet, or to be sent again. */
const deliveryStatus = z.enum(['waiting', 'delivered', 'failed'])

const delivery = z.object({
  id: z.uuid(),
  event: sentEvent,
  deal_id: z.uuid().nullable(),
  status: deliveryStatus,
  /** How often it was sent. */
  attempts: z.number().int(),
  /** The status of the last response; null without one. */
  response_status: z.number().int().nullable(),
  /** What became of it, for people; '' while it was not sent. */
  detail: z.string(),
  happened_on: z.iso.datetime(),
  /** When it was sent last. */
  sent_on: z.iso.datetime().nullable(),
  /** When it is sent next; null once it is over. */
  next_on: z.iso.datetime().nullable(),
})
export type Delivery = z.output<typeof delivery>

/** Why the server switched a webhook off: the address said 410, or took nothing on five days. */
const offReason = z.enum(['gone', 'failing'])

const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(webhookEvent),
  on: z.boolean(),
  /** Null where it is on, or a person paused it. */
  off_reason: offReason.nullable(),
  made_on: z.iso.datetime(),
  last_delivery: delivery.nullable(),
})
export type Webhook = z.output<typeof webhook>

export const webhookFields = z.object({
  url: z.string().trim().min(1, 'Enter the address that takes the events.').max(2_000),
  events: z.array(webhookEvent).min(1, 'Choose at least one event.').max(webhookEvents.length),
})
export type WebhookFields = z.output<typeof webhookFields>

/** Days after which deliveries leave the log. */
export const deliveryDays = 30
/** How many webhooks a workspace may have. */
export const mostWebhooks = 10

const workspaceParams = z.object({ id: z.uuid() })
const webhookParams = workspaceParams.extend({ webhookId: z.uuid() })

export const webhookEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/webhooks/',
    access: 'owner',
    summary: 'The webhooks of a workspace, each with its last delivery.',
    params: workspaceParams,
    response: z.array(webhook),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/webhooks/',
    access: 'owner',
    summary:
      'Add a webhook: an https address that is sent events, signed as Standard Webhooks says. The secret is in this answer alone.',
    params: workspaceParams,
    body: webhookFields,
    response: webhook.extend({ secret: z.string() }),
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/workspaces/:id/webhooks/:webhookId/',
    access: 'owner',
    summary: 'Change the address or the events of a webhook, pause it, or switch it on again.',
    params: webhookParams,
    body: webhookFields.partial().extend({ on: z.boolean().optional() }),
    response: webhook,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/workspaces/:id/webhooks/:webhookId/',
    access: 'owner',
    summary: 'Delete a webhook with its secret and its log; what waits is not sent.',
    params: webhookParams,
    response: z.object({}),
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/webhooks/:webhookId/test/',
    access: 'owner',
    summary: 'Send `webhook.test` now, once, and tell what came back.',
    params: webhookParams,
    response: delivery,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/webhooks/:webhookId/deliveries/',
    access: 'owner',
    summary: 'The last 100 deliveries of 30 days, the newest first.',
    params: webhookParams,
    response: z.array(delivery),
  }),
  redeliver: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/webhooks/:webhookId/deliveries/:deliveryId/redeliver/',
    access: 'owner',
    summary: 'Send an event again now, with the same id; it is tried again like a new one.',
    params: webhookParams.extend({ deliveryId: z.uuid() }),
    response: delivery,
    status: 202,
  }),
}
