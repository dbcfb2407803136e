import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { queueDelivery } from './deliver-event-queue.ts'
import { beginDelivery, countFailedDays, settleDelivery, type Turn } from './deliveries-store.ts'
import { endWebhook } from './end-webhook.ts'
import { type PostResult, postEvent } from './post-event.ts'
import { findWait } from './retry-waits.ts'

type Begun = NonNullable<Awaited<ReturnType<typeof beginDelivery>>>

/** After events were given up on so many days, without one that was taken in between, a webhook is switched off. */
const mostFailedDays = 5

/**
 * Sends an event to its webhook once, and plans the next try where it was not taken. An event may arrive twice, never not at all, unless
 * its webhook is off or its workspace closed by then.
 */
export async function deliverEvent(ctx: Ctx, turn: Turn): Promise<void> {
  const delivery = await beginDelivery(ctx.db, turn)
  if (!delivery) return
  if (!delivery.is_on) return giveUpDelivery(ctx, turn, 'The webhook was off, so this was not sent.')
  if (delivery.closes_at !== null) return giveUpDelivery(ctx, turn, 'The workspace was closed, so this was not sent.')
  const result = await postEvent(ctx, delivery)
  await inTransaction(ctx, (tx) => settle(tx, turn, delivery, result))
}

/** Ends a delivery that is not tried again. */
export async function giveUpDelivery(ctx: Ctx, turn: Turn, detail: string): Promise<void> {
  await settleDelivery(ctx.db, turn, { status: 'failed', detail, next_at: null })
}

async function settle(tx: Tx, turn: Turn, delivery: Begun, result: PostResult): Promise<void> {
  const { outcome, status, detail } = result
  const isTriedAgain = outcome === 'refused' && delivery.tries_left > 0
  const wait = findWait(delivery.tries_left, result.retryAfter)
  const isSettled = await settleDelivery(tx.db, turn, {
    status: outcome === 'taken' ? 'delivered' : isTriedAgain ? 'waiting' : 'failed',
    attempts: delivery.attempts + 1,
    response_status: status,
    detail,
    sent_at: tx.now(),
    next_at: isTriedAgain ? new Date(tx.now().getTime() + wait * 1000) : null,
    ...(isTriedAgain && { turn: turn.turn + 1, tries_left: delivery.tries_left - 1 }),
  })
  if (!isSettled) return
  if (isTriedAgain) {
    const next = { deliveryId: turn.deliveryId, turn: turn.turn + 1, workspaceId: delivery.workspace_id }
    await queueDelivery(tx, next, wait)
  } else if (outcome === 'gone') await endWebhook(tx, delivery.webhook_id, 'gone')
  else if (outcome === 'refused' && (await countFailedDays(tx.db, delivery.webhook_id)) >= mostFailedDays)
    await endWebhook(tx, delivery.webhook_id, 'failing')
}
