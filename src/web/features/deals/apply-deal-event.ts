import type { Deal, DealEvent } from '#contract/deals.ts'
import { changeInPages, type DealPages } from '#web/lib/deal-cache.ts'

/** The events that change a list that is loaded. */
type DealChange = Exclude<DealEvent, { type: 'reload' }>

/** Returns the loaded parts of a list after an event: a deal replaced, or a deleted one left out. */
export function applyDealEvent(pages: DealPages | undefined, event: DealChange): DealPages | undefined {
  return event.type === 'deleted'
    ? changeInPages(pages, event.deal_id, () => null)
    : changeInPages(pages, event.deal.deal_id, () => event.deal)
}

/** Returns whether an event is about a deal that came after the list was loaded: older ones can stand further below. */
export function isNewDeal(deals: readonly Deal[], hasMore: boolean, { deal_id, created_on }: Deal): boolean {
  if (deals.some((one) => one.deal_id === deal_id)) return false
  return !hasMore || deals.every((one) => one.created_on < created_on)
}

/** Returns the announcement of an event: of a change of status, not of every page. Null for other events. */
export function writeAnnouncement(deals: readonly Deal[], event: DealChange): string | null {
  if (event.type === 'deleted') return null
  const before = deals.find((deal) => deal.deal_id === event.deal.deal_id)
  if (before?.status === event.deal.status) return null
  if (event.deal.status === 'completed') return `The memo of ${event.deal.name} is ready.`
  if (event.deal.status === 'failed') return `${event.deal.name} failed. ${event.deal.status_detail}`
  return `${event.deal.name} is being read.`
}
