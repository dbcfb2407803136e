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

/** What is loaded of a list; `isByUpdate` where the deals that were changed last stand first. */
export type ShownList = { deals: readonly Deal[]; hasMore: boolean; isByUpdate: boolean }

/**
 * Returns whether an event is about a deal that belongs among those that are loaded, and is not there: one that came now, or one
 * from further below that was changed and stands above now. Others stand further below.
 */
export function isNewDeal({ deals, hasMore, isByUpdate }: ShownList, deal: Deal): boolean {
  if (deals.some((one) => one.deal_id === deal.deal_id)) return false
  if (!hasMore) return true
  const last = deals.at(-1)
  if (isByUpdate) return last !== undefined && last.updated_on < deal.updated_on
  return deals.every((one) => one.created_on < deal.created_on)
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
