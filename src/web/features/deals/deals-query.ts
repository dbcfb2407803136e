import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { call, callPage } from '#web/lib/api.ts'
import { type DealPage, type DealPages, dealsKey, makeListsKey } from '#web/lib/deal-cache.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'
import { defaultOrder, type ListAddress, makeFilterQuery } from './list-address.ts'

/** As many deals as one call returns. */
const pageSize = 100
/** A list that one comes back to stands as it was, for as long. */
const keptMs = 30 * 60_000

/** Returns the query of calls in the active workspace; empty while it is not known, then the server takes the first. */
export const makeWorkspaceQuery = (workspace: string | null) => (workspace === null ? {} : { workspace })

/**
 * Reads the deals that the address asks for, part by part. While the event stream is down, it polls every five seconds for
 * running deals.
 */
export function useDealPages(address: ListAddress, streamIsOpen: boolean) {
  const workspace = useWorkspaceId()
  const query = { ...makeFilterQuery(address), order: address.order ?? defaultOrder, limit: pageSize }
  const list = useInfiniteQuery({
    queryKey: [...makeListsKey(workspace), query],
    queryFn: ({ pageParam, signal }): Promise<DealPage> =>
      callPage(
        dealEndpoints.list,
        // The address was parsed with the same schemas; only its `order` is known as text.
        { query: { ...makeWorkspaceQuery(workspace), ...(query as object), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // That another workspace has no deals says nothing of this one.
    placeholderData: (before, query) => (query?.queryKey[1] !== workspace && isEmptyList(before) ? undefined : before),
    gcTime: keptMs,
    refetchInterval: ({ state }) =>
      !streamIsOpen && state.data?.pages.some(({ results }) => results.some((deal) => deal.status === 'in_progress'))
        ? 5_000
        : false,
  })
  const pages = list.data?.pages
  const deals = useMemo(() => pages && listOnce(pages.flatMap(({ results }) => results)), [pages])
  return { list, deals }
}

const isEmptyList = (list: DealPages | undefined): boolean =>
  list?.pages.every(({ results }) => results.length === 0) ?? true

/** A deal that was changed between two parts can be in both. */
const listOnce = (deals: readonly Deal[]): Deal[] => [...new Map(deals.map((deal) => [deal.deal_id, deal])).values()]

/** Counts the deals of the workspace by status and by decision, and those that the filters leave. */
export function useDealCounts(address: ListAddress) {
  const workspace = useWorkspaceId()
  const filters = makeFilterQuery(address)
  return useQuery({
    queryKey: [...dealsKey, workspace, 'counts', filters],
    queryFn: ({ signal }) =>
      call(dealEndpoints.counts, { query: { ...makeWorkspaceQuery(workspace), ...filters } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Finds a few deals by what is typed; the newest ones for nothing. */
export function useFoundDeals(search: string) {
  const workspace = useWorkspaceId()
  const query = { ...makeWorkspaceQuery(workspace), order: defaultOrder, limit: 20, ...(search !== '' && { search }) }
  return useQuery({
    queryKey: [...dealsKey, workspace, 'found', search],
    queryFn: ({ signal }) => call(dealEndpoints.list, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
