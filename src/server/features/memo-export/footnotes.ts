import type { SourceLink } from '#contract/memo.ts'
import { describeTranslation, type Translate } from '#contract/translations.ts'
import { isUpdateLink } from '#engine/update-link.ts'
import type { Note, Span } from './memo-document.ts'
import { makePlainText } from './plain-text.ts'

/** Numbers the sources of a document in order of first use; the same quotes at the same place keep their number. */
export class Footnotes {
  readonly notes: Note[] = []
  readonly #appUrl: string | null
  readonly #translate: Translate

  /** `appUrl` is where links to the deck lead, without a trailing slash; null for readers who have none. */
  constructor(appUrl: string | null, translate: Translate) {
    this.#appUrl = appUrl
    this.#translate = translate
  }

  /** The notes of sources that stand together: one for each place, with all that is cited there. */
  cite(sources: readonly SourceLink[]): Span[] {
    const quotes = new Map<string, Set<string>>()
    for (const { value, quote = '' } of sources) {
      const own = quotes.get(value) ?? new Set()
      const words = makePlainText(quote).trim()
      quotes.set(value, words === '' ? own : own.add(words))
    }
    return [...quotes].map(([value, own]) => this.#note(value, [...own]))
  }

  #note(value: string, quotes: string[]): Span {
    const note = { ...describePlace(value, this.#appUrl), quotes }
    const isSame = (one: Note) => one.place === note.place && one.quotes.join('\n') === quotes.join('\n')
    const known = this.notes.find(isSame)
    if (known) return { kind: 'note', number: known.number, isFirst: false }
    const number = this.notes.length + 1
    this.notes.push({ number, ...note, ...this.#translateAll(quotes) })
    return { kind: 'note', number, isFirst: true }
  }

  #translateAll(quotes: readonly string[]): Pick<Note, 'translations'> {
    const found = quotes.flatMap((quote) => {
      const english = this.#translate(quote)
      return english === null ? [] : [[quote, makePlainText(english).trim()]]
    })
    return found.length === 0 ? {} : { translations: Object.fromEntries(found) }
  }
}

/** Returns the quotes of a note in quotation marks, each with its translation. */
export function writeQuotes({ quotes, translations }: Note): string[] {
  return quotes.map((quote) => {
    const english = translations?.[quote]
    return english === undefined ? `“${quote}”` : `“${quote}” (${describeTranslation(english)})`
  })
}

/** Where a source of a memo leads: a page of the deck, the updates, or an address elsewhere. */
function describePlace(value: string, appUrl: string | null): Pick<Note, 'place' | 'address'> {
  if (isUpdateLink(value)) return { place: value.includes('?') ? 'Earlier update' : 'Updates', address: null }
  if (value === 'company_site') return { place: 'Company site', address: null }
  const [, deckId, page] = /^pitch_deck\/([0-9a-f-]{36})(?:\?page=(\d{1,5}))?$/i.exec(value) ?? []
  if (deckId !== undefined) {
    const address = appUrl && `${appUrl}/pitch-deck/${deckId}`
    return page === undefined
      ? { place: 'Deck', address }
      : { place: `Deck, page ${page}`, address: address && `${address}?page=${page}` }
  }
  const place = makePlainText(value).trim()
  const isAddress = URL.canParse(place) && /^https?:$/.test(new URL(place).protocol)
  return { place, address: isAddress ? new URL(place).href : null }
}
