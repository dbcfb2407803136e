import type { Delivery, Webhook } from '#contract/webhooks.ts'
import type { DeliveryRow } from './deliveries-store.ts'
import type { WebhookRow } from './webhooks-store.ts'

/** A delivery as it is shown. */
export const describeDelivery = (row: DeliveryRow): Delivery => ({
  id: row.delivery_id,
  event: row.event,
  deal_id: row.deal_id,
  status: row.status === 'gathering' ? 'waiting' : row.status,
  attempts: row.attempts,
  response_status: row.response_status,
  detail: row.detail,
  happened_on: row.happened_at.toISOString(),
  sent_on: row.sent_at?.toISOString() ?? null,
  next_on: row.next_at?.toISOString() ?? null,
})

/** A webhook as it is shown, with its newest delivery. */
export const describeWebhook = (row: WebhookRow, last: DeliveryRow | undefined): Webhook => ({
  id: row.webhook_id,
  url: row.url,
  events: row.events,
  on: row.is_on,
  off_reason: row.off_reason,
  made_on: row.made_at.toISOString(),
  last_delivery: last ? describeDelivery(last) : null,
})
