import { founderFields } from '#contract/memo-fields.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { findRegion } from '#engine/extract/company/place-names.ts'
import { type Fact, type FactKey, isProved } from '#engine/facts.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { verifyFacts } from '#engine/verify/verify-facts.ts'
import { indexSources, type VerifySources } from '#engine/verify/verify-sources.ts'
import { agrees, joinLetters, readAmounts } from '../compare-values.ts'
import type { Place } from './answered-fact.ts'

/** How a label's spelling stands in a deck: in its words, as a whole text, as a figure of the same amount, as a year. */
export type Spelling = 'words' | 'text' | 'amount' | 'year'

/** A line that a model reads from a page's picture. */
export type ReadLine = { page: number; kind: 'text'; text: string }

/** Lines of a page in a row. */
export type Passage = { text: string; page: number; lines: number; from: number }

const mostLines = 3
/** A tagline or first sentence runs over more lines than a value does. */
const mostLinesOfText = 6
const traits: ReadonlySet<string> = new Set(founderFields.filter((one) => one.type === 'bool').map((one) => one.key))

/** Finds where a deck says what a label says, as a careful reader would quote it. */
export class LabelPlaces {
  readonly deck: UnderstoodDeck
  readonly sources: VerifySources
  readonly #doc: DeckDoc
  readonly #passages = new Map<number, Passage[]>()

  constructor(doc: DeckDoc) {
    this.#doc = doc
    this.deck = understandDeck(doc)
    this.sources = indexSources(doc, [], this.deck)
  }

  /** Returns the first place that the verifier takes as a proof; null when it takes none. */
  prove(key: FactKey, places: readonly Place[], person = ''): Place | null {
    const isProof = ({ value, page, quote }: Place) => {
      const fact: Fact = {
        key,
        value: traits.has(key) ? true : value,
        evidence: [{ document: 'deck', page, quote }],
        kind: 'stated',
        rule: 'label',
        score: 1,
        ...(person === '' ? {} : { person }),
      }
      // Each by itself: two places of one value are not rivals.
      return verifyFacts([fact], this.sources).some(isProved)
    }
    return places.find(isProof) ?? null
  }

  /** Returns the places that hold one of the spellings, those of one line first. */
  find(spellings: readonly string[], how: Spelling): Place[] {
    const passages = this.listPassages(how === 'text' ? mostLinesOfText : mostLines)
    return spellings.flatMap((wanted) => {
      const print = makePrinter(wanted, how)
      return passages.flatMap(({ text, page }) => {
        const value = print(text)
        return value === null ? [] : [{ value, page, quote: text }]
      })
    })
  }

  /** Returns the links that lead to one of the addresses, those to the very host first. */
  findLinks(addresses: readonly string[]): Place[] {
    const isWanted = (url: string) =>
      addresses.some((one) => joinLetters(url).includes(joinLetters(one.replace(/^https?:\/\/(?:www\.)?/, ''))))
    const isOther = ({ value }: Place) => Number(!addresses.some((one) => agrees('url', value, one)))
    return this.#doc.pages
      .flatMap(({ page, links }) =>
        links
          .map(({ url }) => url.replace(/^mailto:/, ''))
          .filter(isWanted)
          .map((url): Place => ({ value: url, page, quote: url })),
      )
      .sort((one, other) => isOther(one) - isOther(other))
  }

  /** Returns what stands on pages, as a careful reader of their pictures would write it down. */
  listReadLines(pages: readonly number[]): ReadLine[] {
    return this.listPassages(1).flatMap(({ page, text }) =>
      pages.includes(page) ? [{ page, kind: 'text', text }] : [],
    )
  }

  /** Returns the places of lines that name a place of the region, the longest name first. */
  findRegion(region: string): Place[] {
    return this.listPassages(1)
      .flatMap(({ text, page }) =>
        listWordRuns(text)
          .filter((run) => placeName.test(run) && findRegion(run) === region)
          .map((value): Place => ({ value, page, quote: text })),
      )
      .sort((a, b) => b.value.length - a.value.length)
  }

  /** Returns one to `most` lines of a page in a row, the shorter ones first. */
  listPassages(most: number): Passage[] {
    const known = this.#passages.get(most)
    if (known) return known
    const counts = Array.from({ length: most }, (_, index) => index + 1)
    const passages = counts.flatMap((count) => this.#doc.pages.flatMap((page) => listRuns(page, count)))
    this.#passages.set(most, passages)
    return passages
  }
}

function listRuns({ page, blocks }: DeckDoc['pages'][number], count: number): Passage[] {
  const texts = blocks.flatMap((block) => block.lines.map((line) => line.text))
  return texts
    .slice(0, Math.max(0, texts.length - count + 1))
    .map((_, from) => ({ text: texts.slice(from, from + count).join(' '), page, lines: count, from }))
}

/** How a spelling is looked for in a text: what is printed of it there, null where it is not. */
function makePrinter(wanted: string, how: Spelling): (text: string) => string | null {
  if (how === 'text') return (text) => (agrees('text', text, wanted) ? text : null)
  if (how === 'year') return (text) => (new RegExp(`(?<!\\d)${wanted}(?!\\d)`).test(text) ? wanted : null)
  if (how === 'words') {
    const glued = joinLetters(wanted.replace(/^https?:\/\/(?:www\.)?/, ''))
    return (text) => (glued !== '' && joinLetters(text).includes(glued) ? cutPrinted(text, glued, wanted) : null)
  }
  return (text) => {
    if (readAmounts(text).length === 0) return null
    return readFigures(text).figures.find((figure) => agrees('amount', figure.text, wanted))?.text ?? null
  }
}

/** The words of a text that spell what is wanted; the label's own spelling where they run into other words. */
function cutPrinted(text: string, glued: string, wanted: string): string {
  const words = text.split(/\s+/)
  const most = wanted.split(/\s+/).length + 2
  for (let from = 0; from < words.length; from++)
    for (let count = 1; count <= most && from + count <= words.length; count++) {
      const run = words.slice(from, from + count).join(' ')
      if (joinLetters(run) === glued) return run.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)]+$/gu, '')
    }
  return wanted
}

/** Words that begin with capitals: 'Austin, TX, USA'. */
const placeName = /^\p{Lu}[\p{L}.’'-]*(?:,? \p{Lu}[\p{L}.’'-]*)*$/u

function listWordRuns(text: string): string[] {
  const words = text.split(/\s+/)
  return words.flatMap((_, at) =>
    [1, 2, 3].map((count) =>
      words
        .slice(at, at + count)
        .join(' ')
        .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
    ),
  )
}
