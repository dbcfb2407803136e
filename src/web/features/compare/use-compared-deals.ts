import { useQueries } from '@tanstack/react-query'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-errors.ts'

/** A deal with its memo; null until that can be read. */
export type ComparedDeal = { deal: Deal; memo: Memo | null }

async function readComparedDeal(dealId: string, signal: AbortSignal): Promise<ComparedDeal> {
  const deal = await call(dealEndpoints.get, { params: { dealId } }, { signal })
  if (deal.status !== 'completed') return { deal, memo: null }
  const params = { id: deal.generated_answer_id }
  // The answer was parsed by the contract; Memo only names the record type of its sections.
  return { deal, memo: (await call(memoEndpoints.get, { params }, { signal })) as Memo }
}

/** Reads some deals with their memos, and follows those whose memo is still being made. */
export function useComparedDeals(ids: readonly string[]) {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['compared deal', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => readComparedDeal(id, signal),
      refetchInterval: ({ state }: { state: { data?: ComparedDeal | undefined } }) =>
        state.data?.deal.status === 'in_progress' ? 2_000 : (false as const),
    })),
  })
}

export type ComparedQuery = ReturnType<typeof useComparedDeals>[number]

/** Whether a deal was deleted, or belongs to a workspace that the person is not in. */
export const isGone = ({ error }: ComparedQuery): boolean => error instanceof ApiError && error.code === 404
