import type { dealStatuses } from '#contract/deal-filters.ts'
import type { Deal } from '#contract/deals.ts'

export type StatusChoice = 'all' | Deal['status']

export const statusLabels: Record<StatusChoice, string> = {
  all: 'All',
  in_progress: 'In progress',
  completed: 'Completed',
  failed: 'Failed',
}

/** Returns the full name of the person who added a deal. */
export function formatAdder({ created_by }: Deal): string {
  return `${created_by.first_name} ${created_by.last_name}`.trim()
}

/** Returns the deals whose name or adder has every word of the search, in any order. */
export function searchDeals(deals: readonly Deal[], search: string): Deal[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return deals.filter((deal) => {
    const text = `${deal.name} ${formatAdder(deal)}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Counts the deals that each choice of the status filter shows. */
export function countByStatus(deals: readonly Deal[]): Record<StatusChoice, number> {
  const counts = { all: deals.length, in_progress: 0, completed: 0, failed: 0 }
  for (const { status } of deals) counts[status] += 1
  return counts
}

const statusOrder = ['in_progress', 'failed', 'completed'] satisfies Array<(typeof dealStatuses)[number]>

/** Returns the rank for sorting: in progress, then failed, then completed. */
export const rankStatus = (deal: Deal): number => statusOrder.indexOf(deal.status)
