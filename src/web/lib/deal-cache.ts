import type { InfiniteData } from '@tanstack/react-query'
import type { Deal } from '#contract/deals.ts'
import { queryClient } from './query-client.ts'

/** One part of a list, with the cursor of the following one. */
export type DealPage = { results: Deal[]; next: string | null }
export type DealPages = InfiniteData<DealPage, string | null>

/** Everything that is kept of a workspace's deals: pages of the list, counts, results of the palette. */
export const dealsKey = ['deals'] as const
export const makeListsKey = (workspace: string | null) => [...dealsKey, workspace, 'list'] as const
/** A deal by itself, as its memo shows it. */
export const makeDealKey = (dealId: string) => ['deal', dealId] as const

/** Returns the pages with one deal changed; the same pages where it is not among them. */
export function changeInPages(data: DealPages | undefined, dealId: string, change: (deal: Deal) => Deal | null) {
  if (!data?.pages.some(({ results }) => results.some((one) => one.deal_id === dealId))) return data
  const pages = data.pages.map((page) => ({
    ...page,
    results: page.results.flatMap((one) => (one.deal_id === dealId ? (change(one) ?? []) : one)),
  }))
  return { ...data, pages }
}

/** Changes a deal wherever it is shown: in every list that is loaded, and beside its memo. */
export function changeShownDeal(dealId: string, change: (deal: Deal) => Deal): void {
  queryClient.setQueriesData<DealPages>(
    { queryKey: dealsKey, predicate: ({ queryKey }) => queryKey[2] === 'list' },
    (data) => changeInPages(data, dealId, change),
  )
  queryClient.setQueryData<Deal>(makeDealKey(dealId), (deal) => deal && change(deal))
}
