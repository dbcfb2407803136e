import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { findWebhook, type WebhookKey } from './webhooks-store.ts'

/** A webhook of a workspace in which the caller may see it. AppError 404 or 403 otherwise. */
export async function requireWebhook(ctx: Ctx, key: WebhookKey) {
  await requireMember(ctx, key.workspaceId)
  const webhook = await findWebhook(ctx.db, key)
  if (!webhook) throw notFound('Webhook not found.')
  return webhook
}
