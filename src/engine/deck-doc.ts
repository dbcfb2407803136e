import type { Box } from '#contract/decks.ts'

export type { Box }

/** A run of characters without a gap. `fontSize` is in points as displayed; `confidence` (0 to 1) is set for OCR words only. */
export type Word = {
  text: string
  box: Box
  fontSize: number
  bold: boolean
  confidence?: number
}

/** Words that share a baseline within one column, left to right (right to left for RTL scripts). `text` joins them by spaces. */
export type Line = {
  text: string
  words: Word[]
  box: Box
  fontSize: number
  bold: boolean
  /**
   * Read from the page's image by a language model; missing for the page's own text and for recognised text. Words that
   * recognition read too have its confidence and its boxes.
   */
  origin?: 'model'
  /** Of a line of a model: it goes on with the one before it, with which the model told it as one. */
  continues?: true
  /** Of a line of a model: it is the name on a logo. */
  logo?: true
  /** Of a line of a model that stands in a table: its row on the page, and its column, both from 1. */
  cell?: { row: number; column: number }
  /** Of a line of a model whose words were not recognised: it has a place of its own, which is not the page's. */
  unplaced?: true
}

/** Lines that belong together: a paragraph, a list, a tile, a table cell. */
export type Block = {
  lines: Line[]
  box: Box
}

/** A link annotation; icons carry addresses without any text. */
export type PageLink = { url: string; box: Box }

export const hiddenCauses = [
  'no-ink',
  'micro',
  'off-page',
  'render-mode',
  'zero-width',
  'hidden-shape',
  'hidden-slide',
] as const
export type HiddenCause = (typeof hiddenCauses)[number]

/** Text that a reader of the page can't see. It is withheld from extraction and validates nothing. */
export type HiddenText = { text: string; box: Box; cause: HiddenCause }

/**
 * What came of recognising a page's picture. `unsure`: the words found were too doubtful to keep, as with another
 * script than Latin; `failed`: the picture was not recognised, and `cause` tells a person why.
 */
export type PageRecognition = {
  outcome: 'read' | 'nothing' | 'unsure' | 'failed'
  /** Mean over the letters found, those that were not kept included; 0 to 1, and 0 when none were found. */
  confidence: number
  cause?: string
}

/** Text that belongs to a slide and isn't shown on it: what its speaker says, what a picture shows. No fact comes from it. */
export type SlideAside = { kind: 'notes' | 'picture'; text: string }

/**
 * What of a page was not read or drawn, because it would be too much work or is damaged in the file. The same on each machine:
 * it follows from the file alone.
 */
export const leftOutKinds = [
  'characters',
  'pattern',
  'shapes',
  'picture',
  'chart',
  'table',
  'diagram',
  'notes',
] as const
export type LeftOut = (typeof leftOutKinds)[number]

export type DeckPage = {
  /** From 1. */
  page: number
  /** Points, as displayed (after rotation). */
  width: number
  height: number
  origin: 'text' | 'ocr' | 'none'
  /** In reading order; every visible line stands in exactly one block. */
  blocks: Block[]
  links: PageLink[]
  hidden: HiddenText[]
  /** Share (0 to 1) of the page covered by raster images. */
  imageShare: number
  /** Missing where the page's picture was not recognised, because its text layer has all there is. */
  recognition?: PageRecognition
  /** What the logos of a page about competitors, customers, investors or people say, one line a logo; in no block. */
  logos?: Line[]
  /** Missing where the page has none, and in documents that know none. */
  asides?: SlideAside[]
  /** Missing where all of the page was read. */
  leftOut?: LeftOut[]
}

/** ISO date strings as the document states them; null where it is silent. */
export type DeckMetadata = {
  title: string | null
  author: string | null
  subject: string | null
  keywords: string | null
  producer: string | null
  createdOn: string | null
  modifiedOn: string | null
}

/** A deck as read: what a reader of its pages sees, with places. Plain data, so it crosses threads and JSON columns. */
export type DeckDoc = {
  pageCount: number
  pages: DeckPage[]
  metadata: DeckMetadata
}
