import type { Delivery, Webhook } from '#contract/webhooks.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { listDeliveryRows, listLastDeliveries } from './deliveries-store.ts'
import { describeDelivery, describeWebhook } from './describe-webhook.ts'
import { requireWebhook } from './require-webhook.ts'
import { listWebhookRows, type WebhookKey } from './webhooks-store.ts'

/** The webhooks of a workspace, the oldest first. */
export async function listWebhooks(ctx: Ctx, workspaceId: string): Promise<Webhook[]> {
  await requireMember(ctx, workspaceId)
  const rows = await listWebhookRows(ctx.db, workspaceId)
  if (rows.length === 0) return []
  const ids = rows.map(({ webhook_id }) => webhook_id)
  const last = new Map((await listLastDeliveries(ctx.db, ids)).map((one) => [one.webhook_id, one]))
  return rows.map((row) => describeWebhook(row, last.get(row.webhook_id)))
}

/** The newest deliveries of a webhook, the newest first. */
export async function listDeliveries(ctx: Ctx, key: WebhookKey): Promise<Delivery[]> {
  await requireWebhook(ctx, key)
  return (await listDeliveryRows(ctx.db, key.webhookId)).map(describeDelivery)
}
