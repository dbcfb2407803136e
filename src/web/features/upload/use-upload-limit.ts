import { useQuery } from '@tanstack/react-query'
import { deckEndpoints } from '#contract/decks.ts'
import { call } from '#web/lib/api.ts'

/** How many bytes a deck may have. Null while that is not known; the server refuses a larger one anyway. */
export function useUploadLimit(): number | null {
  const limits = useQuery({
    queryKey: ['upload limits'],
    queryFn: ({ signal }) => call(deckEndpoints.limits, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return limits.data?.max_bytes ?? null
}
