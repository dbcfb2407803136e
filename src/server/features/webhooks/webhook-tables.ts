import type { ColumnType } from 'kysely'
import type { Verdict } from '#contract/decisions.ts'
import type { Delivery, SentEvent, WebhookEvent } from '#contract/webhooks.ts'

interface WebhookTable {
  webhook_id: string
  workspace_id: string
  url: string
  events: WebhookEvent[]
  /** Sealed for the webhook's id. */
  sealed_secret: string
  is_on: boolean
  off_reason: 'gone' | 'failing' | null
  /** Failures before this day do not count towards switching it off. */
  on_since: Date
  made_by: string | null
  made_at: Date
}

/** One event for one webhook. */
interface WebhookDeliveryTable {
  /** Also what receivers know the event by. */
  delivery_id: string
  webhook_id: string
  deal_id: string | null
  event: SentEvent
  /** Of a decision; 'none' where it was taken back. */
  verdict: Verdict | 'none' | null
  /** 'gathering': more edits of the deal join it. */
  status: 'gathering' | Delivery['status']
  /** Which of its jobs may send it: an older one that is still queued does nothing. */
  turn: number
  tries_left: number
  attempts: number
  response_status: number | null
  detail: string
  happened_at: Date
  sent_at: ColumnType<Date | null, Date | undefined, Date>
  next_at: Date | null
}

export interface WebhookTables {
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
}
