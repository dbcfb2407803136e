import { useQuery } from '@tanstack/react-query'
import { askDeckEndpoints } from '#contract/ask-deck.ts'
import { call } from '#web/lib/api.ts'

/** The answer to one question; asked once, since each asking may cost a model's answer. */
export function useDeckAnswer(memoId: string, id: number, question: string) {
  return useQuery({
    queryKey: ['deck answer', memoId, id, question],
    queryFn: ({ signal }) => call(askDeckEndpoints.ask, { params: { id: memoId }, body: { question } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
