import { useInfiniteQuery } from '@tanstack/react-query'
import { activityEndpoints } from '#contract/activity.ts'
import { callPage } from '#web/lib/api.ts'

const pageSize = 50

/** What happened to a deal, newest first, part by part. */
export function useActivity(dealId: string) {
  return useInfiniteQuery({
    queryKey: ['activity', dealId],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        activityEndpoints.list,
        { params: { dealId }, query: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Everything done on the screen behind it adds to it.
    staleTime: 0,
  })
}
