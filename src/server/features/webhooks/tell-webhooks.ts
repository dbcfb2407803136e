import { v7 as uuidv7 } from 'uuid'
import type { Verdict } from '#contract/decisions.ts'
import type { WebhookEvent } from '#contract/webhooks.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { queueDelivery } from './deliver-event-queue.ts'
import { gatherDelivery, insertDelivery } from './deliveries-store.ts'
import { retryWaits } from './retry-waits.ts'
import { listListening } from './webhooks-store.ts'

/** Edits of a deal within this time are told once: a review is many of them. */
const gatherSeconds = 30

/** What happened to a deal; `verdict` of a decision, 'none' where it was taken back. */
export type DealEvent = { dealId: string; event: WebhookEvent; verdict?: Verdict | 'none' }

/** Queues an event of a deal for each webhook that listens, in the transaction of what it tells. */
export async function tellWebhooks(tx: Tx, { dealId, event, verdict }: DealEvent): Promise<void> {
  const gathers = event === 'memo.edited'
  const afterSeconds = gathers ? gatherSeconds : 0
  for (const { webhook_id, workspace_id: workspaceId } of await listListening(tx.db, dealId, event)) {
    const delivery = {
      ...startDelivery({ webhookId: webhook_id, dealId, at: tx.now() }),
      event,
      verdict: verdict ?? null,
      next_at: new Date(tx.now().getTime() + afterSeconds * 1000),
    }
    const deliveryId = gathers
      ? await gatherDelivery(tx.db, { ...delivery, status: 'gathering' })
      : delivery.delivery_id
    if (!gathers) await insertDelivery(tx.db, { ...delivery, status: 'waiting' })
    await queueDelivery(tx, { deliveryId, turn: 1, workspaceId }, afterSeconds)
  }
}

/** What is stored of every event that is to be sent. */
function startDelivery({ webhookId, dealId, at }: { webhookId: string; dealId: string; at: Date }) {
  return {
    delivery_id: uuidv7(),
    webhook_id: webhookId,
    deal_id: dealId,
    turn: 1,
    tries_left: retryWaits.length,
    attempts: 0,
    detail: '',
    happened_at: at,
  }
}
