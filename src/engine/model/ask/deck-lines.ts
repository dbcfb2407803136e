import type { Slide, UnderstoodDeck, Updates } from '#engine/slides.ts'
import { splitSentences } from '#engine/text/passages.ts'
import { measureWorth } from '../page-worth.ts'
import { writeDeckDate } from './deck-date-text.ts'
import { groupPieces } from './group-pieces.ts'
import { listLinks } from './link-lines.ts'
import { listPieces } from './page-pieces.ts'
import { keepWithin, type MeasuredPage, shareRoom } from './share-room.ts'

/**
 * A line as a model is given it: `place` is 'p7.3' for the third line of page 7, 'p7.t3' for the third that was read from its
 * picture, 'u.2' for the second of the updates, 'about' for what is told of the whole deck.
 */
export type DataLine = { place: string; page: number | null; text: string }

/** The lines of a deck; `cutPages` are the pages of which only the beginning found room; so it is with the updates. */
type DeckLines = { lines: DataLine[]; cutPages: number[]; areUpdatesCut: boolean }

/** Characters of a deck that fit any budget; longer decks get this much a page, up to the most. */
const usualRoom = 37_000
const roomOfPage = 1_800
const mostRoom = 120_000
const updatesRoom = 8_000
const longestLine = 900

/** A line of a page before it has its place. */
type Told = { text: string; byModel: boolean }

/**
 * What a reader sees of the deck and the updates, in reading order, one paragraph, tile or table row a line; none for a deck
 * without text. Hidden text stands in no block and so in no line; what returns on many pages stands once.
 */
export function deckLines(deck: UnderstoodDeck, updates: Updates): DeckLines {
  const room = Math.min(mostRoom, Math.max(usualRoom, deck.slides.length * roomOfPage))
  const known = new Set<string>()
  const pages = deck.slides.map((slide, index): MeasuredPage<Told> & { page: number } => ({
    page: slide.page,
    worth: measureWorth(slide),
    isCover: index === 0,
    lines: listTold(slide, deck.language, known),
  }))
  const most = shareRoom(pages, room)
  const cutPages: number[] = []
  const lines = pages.flatMap(({ page, lines: told }, index) => {
    const { kept, isCut } = keepWithin(told, most[index] ?? 0)
    if (isCut) cutPages.push(page)
    return numberLines(page, kept)
  })
  const said = listUpdateLines(updates)
    .map(tidy)
    .filter((text) => text !== '')
  const { kept, isCut: areUpdatesCut } = keepWithin(
    said.map((text) => ({ text })),
    updatesRoom,
  )
  const all = [...lines, ...kept.map(({ text }, index) => ({ place: `u.${index + 1}`, page: null, text }))]
  return { lines: all.length === 0 ? [] : [describeDeck(deck), ...all], cutPages, areUpdatesCut }
}

/** What a reader knows of a deck before the first line: how long it is, its language, and when it speaks. */
function describeDeck(deck: UnderstoodDeck): DataLine {
  const language =
    deck.language === 'und' ? 'not known' : new Intl.DisplayNames('en', { type: 'language' }).of(deck.language)
  return {
    place: 'about',
    page: null,
    text: `${deck.slides.length} pages; language: ${language}; ${writeDeckDate(deck)}`,
  }
}

function numberLines(page: number, told: readonly Told[]): DataLine[] {
  const counts = { printed: 0, read: 0 }
  return told.map(({ text, byModel }) => ({
    place: byModel ? `p${page}.t${++counts.read}` : `p${page}.${++counts.printed}`,
    page,
    text,
  }))
}

/** The lines of a page; headers, footers and addresses that an earlier page told, and page numbers, are left out. */
function listTold(slide: Slide, language: string, known: Set<string>): Told[] {
  const isNew = (form: string) => !known.has(form) && known.add(form).size > 0
  const pieces = groupPieces(listPieces(slide), slide, language).filter(({ text, lines }) => {
    if (!lines.every((line) => slide.furniture.includes(line))) return true
    return /\p{L}/u.test(text) && isNew(text.toLowerCase().replace(/\d+/g, '#'))
  })
  const links = listLinks(slide).filter(isNew)
  return [
    ...pieces.map(({ text, lines }) => ({ text, byModel: lines.some((line) => line.origin === 'model') })),
    ...links.map((text) => ({ text, byModel: false })),
  ].flatMap(({ text, byModel }) => splitLong(tidy(text)).map((part) => ({ text: part, byModel })))
}

/** The lines of the updates; where there are several, each begins with its date, in brackets. */
const listUpdateLines = ({ lines, parts }: Updates): string[] =>
  (parts.length < 2
    ? lines
    : parts.flatMap(({ date, text }) => [`(update of ${date})`, ...text.split(/\r?\n/)])
  ).flatMap((line) => splitLong(tidy(line)))

/** One line, without control characters. */
const tidy = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

/** A text of bounded length is one line; a longer one is several, broken between sentences, else between words. */
function splitLong(text: string): string[] {
  if (text.length <= longestLine) return text === '' ? [] : [text]
  const parts = splitSentences(text).flatMap((one) => (one.length > longestLine ? one.split(' ') : [one]))
  const lines: string[] = []
  for (const part of parts) {
    const joined = `${lines.at(-1) ?? ''} ${part}`
    if (lines.length > 0 && joined.length <= longestLine) lines.splice(-1, 1, joined)
    else lines.push(part.slice(0, longestLine))
  }
  return lines
}
