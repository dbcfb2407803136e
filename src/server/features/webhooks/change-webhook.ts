import type { ParsedInput } from '#contract/endpoint.ts'
import type { Webhook, webhookEndpoints } from '#contract/webhooks.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { holdMembers } from '../workspaces/workspaces-queries.ts'
import { checkAddress } from './check-address.ts'
import { listLastDeliveries } from './deliveries-store.ts'
import { describeWebhook } from './describe-webhook.ts'
import { requireWebhook } from './require-webhook.ts'
import { updateWebhook, type WebhookKey } from './webhooks-store.ts'

type Input = ParsedInput<typeof webhookEndpoints.change>['body']

/** Changes a webhook's address or events, pauses it, or switches it on again; what is left out stays. */
export async function changeWebhook(ctx: Ctx, key: WebhookKey, { url, events, on }: Input): Promise<Webhook> {
  const before = await requireWebhook(ctx, key)
  const fields = {
    ...(url !== undefined && { url: await checkAddress(ctx, url) }),
    ...(events !== undefined && { events: [...new Set(events)] }),
    ...(on !== undefined && { is_on: on, off_reason: null }),
    ...(on && !before.is_on && { on_since: ctx.now() }),
  }
  if (Object.keys(fields).length > 0)
    await inTransaction(ctx, async (tx) => {
      // The address may take its time to be looked up: a person who is removed meanwhile changes nothing.
      await holdMembers(tx, key.workspaceId)
      await requireMember(tx, key.workspaceId)
      if (!(await updateWebhook(tx.db, key, fields))) return
      const detail = new URL(fields.url ?? before.url).hostname
      await noteAudit(tx, { workspaceId: key.workspaceId, event: 'webhook_changed', subjectId: key.webhookId, detail })
    })
  const [last] = await listLastDeliveries(ctx.db, [key.webhookId])
  return describeWebhook(await requireWebhook(ctx, key), last)
}
