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
}

/** Lines that belong together: a paragraph, a list, a tile, a table cell. */
export type Block = {
  lines: Line[]
  box: Box
}

/** A link annotation; icons carry addresses without any text. */
export type PageLink = { url: string; box: Box }

export type HiddenCause = 'no-ink' | 'micro' | 'off-page' | 'render-mode' | 'zero-width'

/** Text that a reader of the page can't see. It is withheld from extraction and validates nothing. */
export type HiddenText = { text: string; box: Box; cause: HiddenCause }

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
