import type { Line } from '#engine/deck-doc.ts'
import type { DocumentName, Evidence } from '#engine/facts.ts'
import type { Slide, SlideKind } from '#engine/slides.ts'
import type { Figure } from '#engine/text/grammar/figure.ts'
import type { Period } from '#engine/text/grammar/periods.ts'

/**
 * The unit that metrics are bound in. `prose` is a title, a line or a sentence over several lines, whose figures and
 * triggers stand in one text; `labelled` is a value and the label that geometry gives it (KPI tile, pair, table cell).
 */
export type Statement = {
  shape: 'prose' | 'labelled'
  document: DocumentName
  page: number | null
  slide: Slide | null
  /** Prose: the text itself. Labelled: the value's text. */
  text: string
  /** Labelled: the label's words, else ''. */
  label: string
  /** Column header above a table cell, else ''. */
  header: string
  evidence: Evidence[]
  figures: Figure[]
  /** Labelled: the figures that the label itself holds, else none. */
  labelFigures: Figure[]
  periods: Period[]
  /** The slide's title, or the heading of the part of the updates. */
  heading: string
  isTitle: boolean
  lines: readonly Line[]
  /** The language that the statement is written in; ISO 639-1 or 'und'. */
  language: string
}

/** Returns all words of a statement: its text, or label, header and value. */
export function joinStatementWords(statement: Statement): string {
  return statement.shape === 'prose' ? statement.text : `${statement.label} ${statement.header} ${statement.text}`
}

/** Returns the slide's best kind, or null for a slide without one. */
export function getMainKind(slide: Slide | null): SlideKind | null {
  return slide?.kinds[0]?.kind ?? null
}

/** Whether any of the kinds is among those that the slide scores for. */
export function hasKind(slide: Slide | null, ...kinds: readonly SlideKind[]): boolean {
  return slide?.kinds.some((one) => kinds.includes(one.kind)) ?? false
}
