/** Where a memo's source leads: a page of the deck, the most recent update, or an address elsewhere. */
export type SourceTarget =
  | { kind: 'page'; deckId: string; page: number; quote: string | null }
  | { kind: 'update'; quote: string | null }
  | { kind: 'external'; url: string; quote: string | null }

/**
 * Reads a source value of a memo: 'pitch_deck/{uuid}?page=3', 'most_recent_update', or an address with 'http' in it.
 * Null for anything else.
 */
export function readSource(value: string, quote: string | null = null): SourceTarget | null {
  if (value === 'most_recent_update') return { kind: 'update', quote }
  const inDeck = /^pitch_deck\/([0-9a-f-]{36})(?:\?(.*))?$/i.exec(value)
  if (inDeck?.[1]) {
    const page = Number(new URLSearchParams(inDeck[2]).get('page') ?? '1')
    return Number.isInteger(page) && page >= 1 ? { kind: 'page', deckId: inDeck[1], page, quote } : null
  }
  const url = value.startsWith('pitch_deck/') ? undefined : /https?:\/\/\S+/i.exec(value)?.[0]
  return url !== undefined && URL.canParse(url) ? { kind: 'external', url, quote } : null
}

/** The address of a deck page in this app, with the quote to light. */
export function deckAddress({ deckId, page, quote }: { deckId: string; page: number; quote: string | null }): string {
  const search = new URLSearchParams({ page: String(page), ...(quote ? { quote } : {}) })
  return `/pitch-deck/${deckId}?${search}`
}
