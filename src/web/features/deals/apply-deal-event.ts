import type { Deal, DealEvent } from '#contract/deals.ts'

/** The events that change a list that is loaded. */
type DealChange = Exclude<DealEvent, { type: 'reload' }>

/** Returns the list after an event: a deal replaced, a new one first, or a deleted one left out. */
export function applyDealEvent(deals: readonly Deal[], event: DealChange): Deal[] {
  if (event.type === 'deleted') return deals.filter((deal) => deal.deal_id !== event.deal_id)
  const known = deals.some((deal) => deal.deal_id === event.deal.deal_id)
  return known ? deals.map((deal) => (deal.deal_id === event.deal.deal_id ? event.deal : deal)) : [event.deal, ...deals]
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
