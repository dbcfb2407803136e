import type { Delivery } from '#contract/webhooks.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { queueDelivery } from './deliver-event-queue.ts'
import { findDelivery, renewDelivery } from './deliveries-store.ts'
import { describeDelivery } from './describe-webhook.ts'
import { requireWebhook } from './require-webhook.ts'
import { retryWaits } from './retry-waits.ts'
import type { WebhookKey } from './webhooks-store.ts'

/** Sends an event again now, with all its tries. AppError 404 for none of this webhook, 409 where the webhook is off. */
export async function redeliver(
  ctx: Ctx,
  { deliveryId, ...key }: WebhookKey & { deliveryId: string },
): Promise<Delivery> {
  const { is_on } = await requireWebhook(ctx, key)
  if (!is_on) throw conflict('This webhook is off. Switch it on first.')
  return inTransaction(ctx, async (tx) => {
    const which = { webhookId: key.webhookId, deliveryId }
    const turn = await renewDelivery(tx.db, which, { triesLeft: retryWaits.length, at: tx.now() })
    const delivery = turn === undefined ? undefined : await findDelivery(tx.db, deliveryId)
    if (turn === undefined || !delivery) throw notFound('This delivery is no longer in the log.')
    await queueDelivery(tx, { deliveryId, turn, workspaceId: key.workspaceId })
    return describeDelivery(delivery)
  })
}
