import type { DeckDoc } from '#engine/deck-doc.ts'
import { type DeckDate, findDeckDate } from '#engine/extract/figures/nature.ts'
import type { Evidence, VerifiedEvidence } from '#engine/facts.ts'
import type { Slide, UpdateText } from '#engine/slides.ts'
import { joinUpdates } from '#engine/text/join-updates.ts'
import { indexPage, indexText, type TextIndex } from '#engine/text/text-index.ts'
import type { FigureUnit } from './figure-unit.ts'
import { type CardsByName, groupCardsByName } from './gates/cards-by-name.ts'
import { listRounds, type RoundOnPage } from './gates/list-rounds.ts'
import { listNameKeysByPlace, type NameKeysByPlace } from './gates/name-keys-by-place.ts'
import { type NameUses, readNameUses } from './gates/name-uses.ts'
import { createTextReader, type ReadTexts } from './read-texts.ts'

/** The texts that quotes are looked up in, prepared once for a deck, and what its slides are about. */
export type VerifySources = {
  pages: ReadonlyMap<number, TextIndex>
  /** All updates as one text, and one by one. */
  updates: TextIndex
  updateParts: readonly UpdateText[]
  slides: ReadonlyMap<number, Slide>
  /** ISO 639-1 code of the deck's main language, or 'und'. */
  language: string
  /** The month that the deck speaks from, `year * 12 + month`; null where nothing tells. */
  deckDate: DeckDate
  /** What stands where a deck prints its company's name, as keys. */
  nameKeys: NameKeysByPlace
  nameUses: NameUses
  /** Quotes and values as they are compared. */
  read: ReadTexts
  cards: CardsByName
  /** The slides of text on which words of an image were read as well. */
  pictured: ReadonlyMap<number, Slide>
  /** The rounds that the slides name. */
  readonly rounds: readonly RoundOnPage[]
  found: Map<string, VerifiedEvidence>
  /** Units of figures by value and quotes: several gates read each. */
  units: Map<string, FigureUnit>
}

/**
 * Prepares a deck and its updates for `verifyFacts`. Hidden text is in no page's blocks, so it can prove nothing. The slides
 * tell whose card a quote stands in and who speaks; without them only a quote that names the person speaks of a person.
 */
export function indexSources(
  doc: DeckDoc,
  updates: readonly UpdateText[],
  understood: { slides: readonly Slide[]; language: string } = { slides: [], language: 'und' },
): VerifySources {
  const slides = new Map(understood.slides.map((slide) => [slide.page, slide]))
  let rounds: readonly RoundOnPage[] | null = null
  return {
    pages: new Map(doc.pages.map((page) => [page.page, indexPage(page)])),
    updates: indexText(joinUpdates(updates).text),
    updateParts: updates,
    slides,
    language: understood.language,
    deckDate: findDeckDate({ doc, slides: understood.slides }),
    nameKeys: listNameKeysByPlace(understood.slides, doc.metadata.title ?? ''),
    nameUses: readNameUses(understood.slides, understood.language),
    cards: groupCardsByName(slides.values()),
    pictured: new Map([...slides].filter(([, slide]) => slide.doc.origin === 'text' && holdsReadWords(slide))),
    get rounds() {
      rounds ??= listRounds([...slides.values()])
      return rounds
    },
    read: createTextReader(),
    found: new Map(),
    units: new Map(),
  }
}

const holdsReadWords = ({ lines }: Slide) =>
  lines.some(({ words }) => words.some(({ confidence }) => confidence !== undefined))

/** Returns the text that a quote was found in. */
export function getText(evidence: Pick<Evidence, 'page'>, sources: VerifySources): TextIndex {
  return (evidence.page === null ? undefined : sources.pages.get(evidence.page)) ?? sources.updates
}
