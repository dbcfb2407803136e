/**
 * Where a memo's source leads: a page of the deck, the most recent update or, with `of`, an earlier one, an address
 * elsewhere, or words alone.
 * `quote` is highlighted there; `quotes` are further ones of the same place.
 */
export type SourceTarget = (
  | { kind: 'page'; deckId: string; page: number }
  | { kind: 'update'; of: string | null }
  | { kind: 'external'; url: string }
  | { kind: 'text'; text: string }
) & { quote: string | null; quotes?: readonly string[] }

/**
 * Reads a source value of a memo: 'pitch_deck/{uuid}?page=3', 'most_recent_update', 'most_recent_update?of={uuid}' for an
 * earlier one, or an address with 'http' in it.
 * Anything else is a text; null for an empty one.
 */
export function readSource(value: string, quote: string | null = null): SourceTarget | null {
  const update = /^most_recent_update(?:\?of=([0-9a-f-]{36}))?$/i.exec(value)
  if (update) return { kind: 'update', of: update[1] ?? null, quote }
  const inDeck = /^pitch_deck\/([0-9a-f-]{36})(?:\?(.*))?$/i.exec(value)
  if (inDeck?.[1]) {
    const page = Number(new URLSearchParams(inDeck[2]).get('page') ?? '1')
    if (Number.isInteger(page) && page >= 1) return { kind: 'page', deckId: inDeck[1], page, quote }
  }
  const url = value.startsWith('pitch_deck/') ? undefined : /https?:\/\/\S+/i.exec(value)?.[0]
  if (url !== undefined && URL.canParse(url)) return { kind: 'external', url, quote }
  const text = value === 'company_site' ? 'Company site' : value.trim()
  return text === '' ? null : { kind: 'text', text, quote }
}

/** Returns each place once, in the order of first mention, with all its quotes. */
export function mergePlaces(targets: readonly SourceTarget[]): SourceTarget[] {
  const places = new Map<string, SourceTarget>()
  for (const target of targets) {
    const { quotes: _quotes, ...place } = target
    const key = makePlaceKey(target)
    const known = places.get(key)
    const quotes = listQuotes(known ?? target).concat(listQuotes(target))
    const [quote = null, ...more] = new Set(quotes)
    places.set(key, more.length > 0 ? { ...place, quote, quotes: more } : { ...place, quote })
  }
  return [...places.values()]
}

/** Returns a text that is the same for targets that lead to the same place, whatever they quote there. */
export function makePlaceKey({ quote: _quote, quotes: _quotes, ...place }: SourceTarget): string {
  return JSON.stringify(place)
}

/** Returns all quotes of a place. */
export function listQuotes({ quote, quotes = [] }: SourceTarget): string[] {
  return quote ? [quote, ...quotes] : [...quotes]
}

/** Returns the text for a place: 'Page 7 of the deck', 'Most recent update', a host, or the source's own text. */
export function describePlace(target: SourceTarget): string {
  if (target.kind === 'page') return `Page ${target.page} of the deck`
  if (target.kind === 'update') return describeUpdate(target.of)
  return target.kind === 'text' ? target.text : new URL(target.url).hostname
}

const describeUpdate = (of: string | null) => (of === null ? 'Most recent update' : 'Earlier update')

/** Returns a place in a few words: 'Page 7', 'Most recent update', 'example.com'. */
export function describePlaceShortly(target: SourceTarget): string {
  if (target.kind === 'page') return `Page ${target.page}`
  if (target.kind === 'text') return target.text
  return target.kind === 'update' ? describeUpdate(target.of) : new URL(target.url).hostname.replace(/^www\./, '')
}

/** Returns the same for the middle of a sentence: 'page 7', 'most recent update', 'example.com'. */
export function describeInSentence(target: SourceTarget): string {
  const words = describePlaceShortly(target)
  return target.kind === 'page' || target.kind === 'update' ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

/** Returns the address of a deck page in this app, with the quote to highlight. */
export function buildDeckAddress({
  deckId,
  page,
  quote,
}: {
  deckId: string
  page: number
  quote: string | null
}): string {
  const search = new URLSearchParams({ page: String(page) })
  if (quote) search.set('quote', quote)
  return `/pitch-deck/${deckId}?${search}`
}
