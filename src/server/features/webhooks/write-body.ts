import type { Verdict } from '#contract/decisions.ts'
import { type SentEvent, type WebhookBody, webhookBody } from '#contract/webhooks.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findMemoOfDeal } from './deliveries-store.ts'

/** An event as it is stored. */
export type StoredEvent = {
  delivery_id: string
  workspace_id: string
  deal_id: string | null
  event: SentEvent
  verdict: Verdict | 'none' | null
  happened_at: Date
}

/** The body that tells of an event; the same for each try. */
export async function writeBody(ctx: Ctx, stored: StoredEvent): Promise<string> {
  const memoId = stored.deal_id === null ? undefined : await findMemoOfDeal(ctx.db, stored.deal_id)
  const body: WebhookBody = {
    id: stored.delivery_id,
    type: stored.event,
    timestamp: stored.happened_at.toISOString(),
    data: {
      workspace_id: stored.workspace_id,
      ...(stored.deal_id !== null && { deal_id: stored.deal_id }),
      ...(memoId !== undefined && { memo_id: memoId }),
      ...tellOutcome(stored),
      ...(memoId !== undefined && { url: `${ctx.config.appUrl}/deal-memo/${memoId}` }),
    },
  }
  return JSON.stringify(webhookBody.parse(body))
}

function tellOutcome({ event, verdict }: StoredEvent): Pick<WebhookBody['data'], 'status' | 'decision'> {
  if (event === 'deal.completed') return { status: 'completed' }
  if (event === 'deal.failed') return { status: 'failed' }
  if (event === 'deal.decided') return { decision: verdict === 'none' ? null : (verdict ?? null) }
  return {}
}
