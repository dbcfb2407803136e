import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dealEndpoints } from '#contract/deals.ts'
import { call } from '#web/lib/api.ts'
import { useWorkspaceId } from '#web/lib/use-session.ts'

export const dealsKey = (workspace: string | null) => ['deals', workspace]

/** The active workspace as the calls name it; left out while it is not known, then the server takes the person's own. */
export const inWorkspace = (workspace: string | null) => (workspace === null ? {} : { workspace })

/** All deals of the workspace. While the event stream is down, running deals are asked after every five seconds. */
export function useDeals(streamIsOpen: boolean) {
  const workspace = useWorkspaceId()
  return useQuery({
    queryKey: dealsKey(workspace),
    queryFn: ({ signal }) => call(dealEndpoints.list, { query: inWorkspace(workspace) }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      !streamIsOpen && state.data?.some((deal) => deal.status === 'in_progress') ? 5_000 : false,
  })
}
