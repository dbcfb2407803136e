import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { call } from '#web/lib/api.ts'
import { changeShownDeal, makeDealKey } from '#web/lib/deal-cache.ts'
import { makeMemoKey } from './memo-queries.ts'
import { makeDeckKey } from './update-queries.ts'

/** Adds the most recent update; the memo is then regenerated. */
export function useAddUpdate({ deckId, dealId, memoId }: { deckId: string; dealId: string; memoId: string }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (additional_data: string) =>
      call(deckEndpoints.addUpdate, { params: { uuid: deckId }, body: { additional_data } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: makeDealKey(dealId) }),
        client.invalidateQueries({ queryKey: makeMemoKey(memoId) }),
        client.invalidateQueries({ queryKey: makeDeckKey(deckId), exact: true }),
        client.invalidateQueries({ queryKey: [...makeDeckKey(deckId), 'updates'] }),
      ]),
  })
}

/** Stops the language model; the memo is completed with what has been found. */
export function useStopModel(dealId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(dealEndpoints.cancelModel, { params: { dealId } }),
    onSettled: () => client.invalidateQueries({ queryKey: makeDealKey(dealId) }),
  })
}

export function useRetryDeal(dealId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(dealEndpoints.retry, { params: { dealId } }),
    onSettled: () => client.invalidateQueries({ queryKey: makeDealKey(dealId) }),
  })
}

/** Keeps a deal from language models, or no longer; a memo that a model wrote is then regenerated. */
export function useKeepFromModels(dealId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (no_model: boolean) => call(dealEndpoints.change, { params: { dealId }, body: { no_model } }),
    onSuccess: (deal) => changeShownDeal(dealId, () => deal),
    onSettled: () => client.invalidateQueries({ queryKey: makeDealKey(dealId) }),
  })
}

export function useRegenerateMemo(dealId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(dealEndpoints.regenerate, { params: { dealId } }),
    onSettled: () => client.invalidateQueries({ queryKey: makeDealKey(dealId) }),
  })
}
