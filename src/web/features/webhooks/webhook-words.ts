import type { Delivery, SentEvent, Webhook } from '#contract/webhooks.ts'

/** What each event tells, for people. */
export const eventWords: Record<SentEvent, string> = {
  'deal.completed': 'The memo of a deal is ready',
  'deal.failed': 'A deck could not be read',
  'memo.edited': 'A memo was edited',
  'deal.decided': 'The team decided on a deal, or took that back',
  'webhook.test': 'A test',
}

/** Why a webhook gets no events; null where it does. */
export function explainOff({ on, off_reason }: Webhook): string | null {
  if (on) return null
  if (off_reason === 'gone') return 'Switched off: the address answered 410, so it wants no more events.'
  if (off_reason === 'failing') return 'Switched off: no event was delivered on five days.'
  return 'Paused. What happens meanwhile is not sent.'
}

/** How a delivery stands, in a word. */
export const statusWords: Record<Delivery['status'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}
