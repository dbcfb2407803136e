import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireWebhook } from './require-webhook.ts'
import { deleteWebhook, type WebhookKey } from './webhooks-store.ts'

/** Deletes a webhook with its secret and its log. AppError 404 for none of this workspace. */
export async function removeWebhook(ctx: Ctx, key: WebhookKey): Promise<Record<string, never>> {
  const { url } = await requireWebhook(ctx, key)
  const { workspaceId, webhookId: subjectId } = key
  await inTransaction(ctx, async (tx) => {
    if (await deleteWebhook(tx.db, key))
      await noteAudit(tx, { workspaceId, event: 'webhook_ended', subjectId, detail: new URL(url).hostname })
  })
  return {}
}
