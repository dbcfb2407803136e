import { v7 as uuidv7 } from 'uuid'
import { mostWebhooks, type Webhook, type WebhookFields } from '#contract/webhooks.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { holdMembers } from '../workspaces/workspaces-queries.ts'
import { checkAddress } from './check-address.ts'
import { describeWebhook } from './describe-webhook.ts'
import { makeSecret } from './sign-body.ts'
import { countWebhooks, insertWebhook } from './webhooks-store.ts'

/**
 * Adds a webhook; its secret is told here and never again. AppError 409 where the server keeps no secrets or the workspace has all
 * the webhooks that it may have, 422 for an address that is not https or leads into a private network.
 */
export async function addWebhook(
  ctx: Ctx,
  workspaceId: string,
  { url, events }: WebhookFields,
): Promise<Webhook & { secret: string }> {
  const madeBy = requireUser(ctx)
  await requireMember(ctx, workspaceId)
  if (ctx.secrets === null)
    throw conflict('Could not keep the secret of a webhook: SECRET_KEY is not set. Ask your administrator.')
  const secret = makeSecret()
  const webhookId = uuidv7()
  const row = {
    webhook_id: webhookId,
    url: await checkAddress(ctx, url),
    events: [...new Set(events)],
    is_on: true,
    off_reason: null,
    made_at: ctx.now(),
  }
  const sealed = { sealed_secret: ctx.secrets.seal(secret, webhookId), on_since: row.made_at, made_by: madeBy }
  await inTransaction(ctx, async (tx) => {
    // The address may take its time to be looked up: a person who is removed meanwhile adds none.
    await holdMembers(tx, workspaceId)
    await requireMember(tx, workspaceId)
    if ((await countWebhooks(tx.db, workspaceId)) >= mostWebhooks)
      throw conflict(`A workspace has at most ${mostWebhooks} webhooks. Delete one first.`)
    await insertWebhook(tx.db, { ...row, ...sealed, workspace_id: workspaceId })
    await noteAudit(tx, { workspaceId, event: 'webhook_made', subjectId: webhookId, detail: new URL(row.url).hostname })
  })
  return { ...describeWebhook(row, undefined), secret }
}
