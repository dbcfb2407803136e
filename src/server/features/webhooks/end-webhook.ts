import type { Tx } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { webhookOffQueue } from './mail-webhook-off.ts'
import { switchOff } from './webhooks-store.ts'

/** Switches a webhook off that takes no more events, and has the owners told. Nothing happens where it is off already. */
export async function endWebhook(tx: Tx, webhookId: string, reason: 'gone' | 'failing'): Promise<void> {
  const ended = await switchOff(tx.db, webhookId, reason)
  if (!ended) return
  const detail = new URL(ended.url).hostname
  await noteAudit(tx, { workspaceId: ended.workspace_id, event: 'webhook_changed', subjectId: webhookId, detail })
  await tx.jobs.send(webhookOffQueue, { webhookId }, { key: webhookId })
}
