import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dealEndpoints } from '#contract/deals.ts'
import { call } from '#web/lib/api.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'

export const makeDealsKey = (workspace: string | null) => ['deals', workspace]

/** Returns the query of calls in the active workspace; empty while it is not known, then the server takes the first. */
export const makeWorkspaceQuery = (workspace: string | null) => (workspace === null ? {} : { workspace })

/** Reads all deals of the workspace. While the event stream is down, it polls every five seconds for running deals. */
export function useDeals(streamIsOpen: boolean) {
  const workspace = useWorkspaceId()
  return useQuery({
    queryKey: makeDealsKey(workspace),
    queryFn: ({ signal }) => call(dealEndpoints.list, { query: makeWorkspaceQuery(workspace) }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      !streamIsOpen && state.data?.some((deal) => deal.status === 'in_progress') ? 5_000 : false,
  })
}
