import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { deckEndpoints } from '#contract/decks.ts'
import { call } from '#web/lib/api.ts'
import { fetchFile } from '#web/lib/fetch-file.ts'
import { useObjectUrl } from '#web/lib/use-object-url.ts'

const pagesNeverChange = { staleTime: Number.POSITIVE_INFINITY }

export function useDeck(deckId: string) {
  return useQuery({
    queryKey: ['deck', deckId],
    queryFn: ({ signal }) => call(deckEndpoints.get, { params: { uuid: deckId } }, { signal }),
  })
}

/** Reads the boxes of a quote on a page; an empty list when the page does not have it. */
export function useQuoteBoxes(deckId: string, page: number, quote: string | null) {
  return useQuery({
    queryKey: ['deck', deckId, 'locate', page, quote],
    queryFn: ({ signal }) =>
      call(deckEndpoints.locate, { params: { uuid: deckId, n: page }, query: { quote: quote ?? '' } }, { signal }),
    enabled: quote !== null && quote !== '',
    ...pagesNeverChange,
  })
}

/** Reads what belongs to a page without being shown on it: speaker notes, descriptions of images. */
export function useAsides(deckId: string, page: number) {
  return useQuery({
    queryKey: ['deck', deckId, 'text', page],
    queryFn: ({ signal }) => call(deckEndpoints.pageText, { params: { uuid: deckId, n: page } }, { signal }),
    select: ({ asides }) => asides,
    ...pagesNeverChange,
  })
}

/** Returns a page image as an address for an <img>, valid as long as the calling component is mounted. */
export function usePageImage(deckId: string, page: number, size: 'full' | 'thumb', wanted = true) {
  const image = useQuery({
    queryKey: ['deck', deckId, 'image', page, size],
    queryFn: ({ signal }) =>
      fetchFile(deckEndpoints.pageImage, { params: { uuid: deckId, n: page }, query: { size } }, signal),
    enabled: wanted,
    gcTime: 120_000,
    ...pagesNeverChange,
    placeholderData: keepPreviousData,
  })
  return { ...image, address: useObjectUrl(image.isPlaceholderData ? undefined : image.data) }
}
