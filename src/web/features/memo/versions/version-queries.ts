import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DeckVersion, deckEndpoints } from '#contract/decks.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import { call } from '#web/lib/api.ts'
import { makeDealKey } from '#web/lib/deal-cache.ts'
import { upload } from '#web/lib/upload.ts'
import { makeMemoKey } from '../memo-queries.ts'
import { makeDeckKey } from '../update-queries.ts'

/** Below the deck's own key, so that what changes the deck reads them again. */
const makeVersionsKey = (deckId: string) => [...makeDeckKey(deckId), 'versions'] as const

/** Reads the decks of a memo's deal, newest first. */
export function useVersions(memo: Memo, enabled = true) {
  const deckId = memo.source.pitch_deck_id
  return useQuery({
    queryKey: makeVersionsKey(deckId),
    queryFn: ({ signal }) => call(deckEndpoints.listVersions, { params: { uuid: deckId } }, { signal }),
    enabled,
  })
}

/** Returns the decks before the newest one, newest first. */
export const listEarlier = (versions: readonly DeckVersion[]): readonly DeckVersion[] => versions.slice(1)

/** Reads what a memo states otherwise than the memo of an earlier deck; waits while that deck is not known. */
export function useDifferences(memo: Memo, from: string | undefined) {
  return useQuery({
    queryKey: [...makeMemoKey(memo.id), 'differences', from, memo.version],
    queryFn: ({ signal }) =>
      call(memoEndpoints.differences, { params: { id: memo.id }, query: { from: from ?? '' } }, { signal }),
    enabled: from !== undefined,
  })
}

export type NewVersion = { file: File } | { link: string }

/** Adds a newer deck of the memo's deal. `sent` is the uploaded fraction (0 to 1), null for a link. */
export function useAddVersion(memo: Memo) {
  const client = useQueryClient()
  const [sent, setSent] = useState<number | null>(null)
  const params = { uuid: memo.source.pitch_deck_id }
  const mutation = useMutation({
    mutationFn: (version: NewVersion) =>
      'file' in version
        ? upload(deckEndpoints.addVersion, { params, body: {} }, { pdf_file: version.file }, { onProgress: setSent })
        : upload(deckEndpoints.addVersion, { params, body: { external_source: version.link } }, {}),
    onMutate: (version) => setSent('file' in version ? 0 : null),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: makeDealKey(memo.deal.deal_id) }),
        client.invalidateQueries({ queryKey: makeMemoKey(memo.id) }),
        client.invalidateQueries({ queryKey: makeDeckKey(params.uuid) }),
      ]),
  })
  return { ...mutation, sent }
}
