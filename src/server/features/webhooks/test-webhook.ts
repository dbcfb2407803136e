import { v7 as uuidv7 } from 'uuid'
import type { Delivery } from '#contract/webhooks.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { insertDelivery } from './deliveries-store.ts'
import { describeDelivery } from './describe-webhook.ts'
import { postEvent } from './post-event.ts'
import { requireWebhook } from './require-webhook.ts'
import { holdWebhook, type WebhookKey } from './webhooks-store.ts'

/** Sends `webhook.test` once, to a webhook that is off too, and tells what came of it. AppError 404 where the webhook is deleted meanwhile. */
export async function testWebhook(ctx: Ctx, key: WebhookKey): Promise<Delivery> {
  const webhook = await requireWebhook(ctx, key)
  const event = {
    delivery_id: uuidv7(),
    webhook_id: key.webhookId,
    deal_id: null,
    event: 'webhook.test' as const,
    verdict: null,
    happened_at: ctx.now(),
  }
  const { outcome, status, detail } = await postEvent(ctx, { ...webhook, ...event })
  const delivery = {
    ...event,
    status: outcome === 'taken' ? ('delivered' as const) : ('failed' as const),
    attempts: 1,
    response_status: status,
    detail,
    sent_at: ctx.now(),
    next_at: null,
  }
  await inTransaction(ctx, async (tx) => {
    if (!(await holdWebhook(tx.db, key.webhookId))) throw notFound('This webhook was deleted meanwhile.')
    await insertDelivery(tx.db, { ...delivery, turn: 1, tries_left: 0 })
  })
  return describeDelivery(delivery)
}
