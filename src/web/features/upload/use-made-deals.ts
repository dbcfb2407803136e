import { useQuery } from '@tanstack/react-query'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { call } from '#web/lib/api.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'

/** More than can be made at once, so that those of colleagues push none of them out. */
const newestDeals = 150

/** Reads how far the deals are that were made here, by id, again and again until all of them are done. */
export function useMadeDeals(ids: readonly string[]): ReadonlyMap<string, Deal> {
  const workspace = useWorkspaceId()
  const deals = useQuery({
    queryKey: ['deals made', workspace, ids],
    queryFn: ({ signal }) =>
      call(dealEndpoints.list, { query: { ...(workspace && { workspace }), limit: newestDeals } }, { signal }),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (areDone(ids, state.data) ? false : 2_000),
  })
  return new Map(deals.data?.map((deal) => [deal.deal_id, deal]))
}

function areDone(ids: readonly string[], deals: readonly Deal[] = []): boolean {
  return !deals.some((deal) => deal.status === 'in_progress' && ids.includes(deal.deal_id))
}
