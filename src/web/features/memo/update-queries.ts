import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { call } from '#web/lib/api.ts'
import { makeDealKey } from '#web/lib/deal-cache.ts'
import { makeMemoKey } from './memo-queries.ts'

/** Reads a memo's deal, again and again while the memo is being regenerated; then reloads the memo. */
export function useDealOfMemo(dealId: string, memoId: string) {
  const client = useQueryClient()
  const deal = useQuery({
    queryKey: makeDealKey(dealId),
    queryFn: ({ signal }) => call(dealEndpoints.get, { params: { dealId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'in_progress' ? 700 : false),
  })
  const status = deal.data?.status
  const last = useRef(status)
  useEffect(() => {
    if (last.current === 'in_progress' && status !== 'in_progress')
      void client.invalidateQueries({ queryKey: makeMemoKey(memoId) })
    last.current = status
  }, [client, memoId, status])
  return deal
}

/** The deck with its update. */
export const makeDeckKey = (deckId: string) => ['deck', deckId] as const

/** Reads all updates of a deck's deal, newest first. */
export function useUpdates(deckId: string, enabled: boolean) {
  return useQuery({
    queryKey: [...makeDeckKey(deckId), 'updates'],
    queryFn: ({ signal }) => call(deckEndpoints.listUpdates, { params: { uuid: deckId } }, { signal }),
    enabled,
  })
}

/** Reads the most recent update of a deck. */
export function useMostRecentUpdate(deckId: string) {
  return useQuery({
    queryKey: makeDeckKey(deckId),
    queryFn: ({ signal }) => call(deckEndpoints.get, { params: { uuid: deckId } }, { signal }),
    select: (deck) => deck.additional_data,
  })
}
