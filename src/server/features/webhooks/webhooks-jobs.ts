import { deliveryDays } from '#contract/webhooks.ts'
import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { deliverEvent, giveUpDelivery } from './deliver-event.ts'
import { deliverEventQueue } from './deliver-event-queue.ts'
import { deleteDeliveriesBefore } from './deliveries-store.ts'
import { mailWebhookOff, webhookOffQueue } from './mail-webhook-off.ts'
import { requeueLost } from './requeue-lost.ts'

const dayMs = 86_400_000

export const webhookJobs: JobDefinition[] = [
  job(
    deliverEventQueue,
    (ctx, payload) => deliverEvent(ctx, payload),
    (ctx, payload, reason) => giveUpDelivery(ctx, payload, reason),
    async (ctx, liveJobs) => {
      await deleteDeliveriesBefore(ctx.db, new Date(ctx.now().getTime() - deliveryDays * dayMs))
      await requeueLost(ctx, liveJobs)
    },
  ),
  job(webhookOffQueue, mailWebhookOff, async (ctx, payload, reason) =>
    ctx.log.error({ ...payload, reason }, 'Could not send the email about a webhook.'),
  ),
]
