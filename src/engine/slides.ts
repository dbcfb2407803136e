import type { KeyFactName } from '#contract/memo-fields.ts'
import type { Block, Box, DeckDoc, DeckPage, Line } from './deck-doc.ts'

export const slideKinds = [
  'cover',
  'problem',
  'why-now',
  'solution',
  'product',
  'technology',
  'market',
  'competition',
  'business-model',
  'traction',
  'go-to-market',
  'roadmap',
  'financials',
  'team',
  'advisors',
  'ask',
  'contact',
  'appendix',
] as const
export type SlideKind = (typeof slideKinds)[number]

/** Lines of a block that read as one text; `text` joins them by single spaces. `fontSize` (points) and `bold` are the first line's. */
export type Paragraph = {
  text: string
  lines: readonly Line[]
  block: Block
  box: Box
  fontSize: number
  bold: boolean
}

/** A number set large with the label that belongs to it; `quote` is both, in reading order. */
export type KpiPair = { value: string; label: string; quote: string; box: Box }

/** A name-shaped line with what stands near it: role, biography, links. `lines` are the card's own lines, name and role included. */
export type PersonCard = {
  name: string
  role: string | null
  lines: Line[]
  links: string[]
  box: Box
}

/** What a table's cell says; `lines` is empty and `text` '' where the page shows nothing there, or shows it as a picture. */
export type TableCell = { text: string; lines: Line[]; mark: 'yes' | 'no' | 'partial' | null }

/**
 * Cells in rows and columns; all rows, `head` included, have the same number of cells, and the first cell of a row is its
 * label. `head` is null where the first row is data like the others.
 */
export type Table = { head: TableCell[] | null; rows: TableCell[][]; box: Box }

/**
 * What a quote stands in, and what that says of the quote's value. `labels` are the words that belong to the value: a tile's
 * label, the heads of a cell's row and column, the period under a bar, the sentence itself. `heading` is the nearest that
 * governs the unit, `distance` how far above it stands, in type sizes of the slide's body.
 */
export type QuoteUnit = {
  kind: 'sentence' | 'line' | 'tile' | 'card' | 'cell' | 'list' | 'chart'
  lines: Line[]
  text: string
  labels: string[]
  heading: string | null
  distance: number | null
  /** The name on the card that the quote stands in; null outside of cards. */
  person: string | null
}

/** Who speaks on a line, or of whom it speaks; 'company' is the company of its own affairs. */
export type Voice = 'company' | 'customer' | 'market' | 'competitor' | 'example' | 'interface' | 'legal' | 'third-party'

/** A voice other than the company's own; `cue` is the words or the shape that told it ('case study'). */
export type VoiceMark = { voice: Exclude<Voice, 'company'>; cue: string }

export type Slide = {
  page: number
  /** The title's text in one line, '' when the slide has none. */
  title: string
  titleLines: Line[]
  /** Kinds with scores above the threshold, best first. */
  kinds: Array<{ kind: SlideKind; score: number }>
  /** By the slide's words, the logit of each topic that an analyst would cite it for; empty in a language that was not learned. */
  told: ReadonlyMap<KeyFactName, number>
  /** Blocks in reading order without title, chrome and axis ticks. */
  body: Block[]
  /** The body in paragraphs, in reading order. */
  paragraphs: readonly Paragraph[]
  /** Repeated running text of this page (headers, footers, page numbers), kept as evidence for name, site, date. */
  furniture: Line[]
  kpis: KpiPair[]
  people: PersonCard[]
  tables: Table[]
  /** Lines that name the source of a figure ('Source: …'). */
  sourceNotes: Line[]
  /** Every visible line of the page in reading order, nothing removed. */
  lines: Line[]
  /** Lines on which another than the company speaks, or which speak of another; the rest is the company's own. */
  voices: ReadonlyMap<Line, VoiceMark>
  doc: DeckPage
}

/** A deck as understood: slides in order, and what was learnt over all of them. */
export type UnderstoodDeck = {
  doc: DeckDoc
  slides: Slide[]
  /** ISO 639-1 code of the main language, or 'und'. */
  language: string
  /** The median type size of body text, in points. */
  bodySize: number
}

/** One update: free text that came with a deck or later. `date` is the ISO date on which it came. */
export type UpdateText = { id: string; date: string; text: string }

/**
 * The updates of a deck as one text, the newest first, split into lines; `parts` are the updates themselves. `ours` are addresses
 * of the deck's readers, no contacts of the company.
 */
export type Updates = { text: string; lines: string[]; parts: readonly UpdateText[]; ours?: readonly string[] }
