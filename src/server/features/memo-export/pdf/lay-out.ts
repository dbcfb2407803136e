import { writeQuotes } from '../footnotes.ts'
import type { Block, MemoDocument, Note, Span } from '../memo-document.ts'
import { breakLines, type Measure, type TextLine, type Words } from './break-lines.ts'
import { colors, markStyle, measure as pageMeasure, reference, type Style, styles } from './styles.ts'

/** A line of a page. `gap` is the space above it, left out at the top of a page. */
export type Line = TextLine & { gap: number; height: number; keepsNext: boolean; hasRule: boolean }

const nameWidth = 128
const indent = 12

/** The lines of a document in their order, not yet on pages; `missing` is what its fonts can't show. */
export function layOut(document: MemoDocument, measure: Measure, missing: ReadonlySet<string>): Line[] {
  const { title, lead, made, counts, warnings, blocks } = document
  const body = blocks.flatMap((block) => linesOf(block, measure))
  const head = [
    ...paragraph([{ text: title, style: styles.title }], measure, { gap: 0, leading: 1.2 }),
    ...warnings.flatMap((line) =>
      paragraph([{ text: line, style: styles.warning }], measure, { gap: 6, leading: 1.35 }),
    ),
    ...paragraph([{ text: counts, style: styles.made }], measure, { gap: 5, leading: 1.4 }),
    ...(lead === '' ? [] : paragraph([{ text: lead, style: styles.lead }], measure, { gap: 5, leading: 1.35 })),
    ...paragraph([{ text: made, style: styles.made }], measure, { gap: 5, leading: 1.4 }),
  ]
  // Last, when the whole text has been measured and all that is missing is known.
  return [...head, ...missingNote(missing, measure), ...body]
}

function missingNote(missing: ReadonlySet<string>, measure: Measure): Line[] {
  if (missing.size === 0) return []
  const names = [...missing].sort().join(', ')
  const text = `This PDF has no letters for some passages; each is named in brackets (${names}). The exports for Word, Markdown and JSON hold them in full.`
  return paragraph([{ text, style: styles.aside }], measure, { gap: 8, leading: 1.4 })
}

function linesOf(block: Block, measure: Measure): Line[] {
  switch (block.kind) {
    case 'heading': {
      const [style, gap] = block.level === 1 ? [styles.heading1, 15] : [styles.heading2, 8]
      const lines = paragraph(wordsOf(block.spans, style), measure, { gap, leading: 1.3 })
      return lines.map((line) => ({ ...line, keepsNext: true }))
    }
    case 'paragraph': {
      return paragraph(wordsOf(block.spans, styles.body), measure, { gap: 4.5, leading: 1.38 })
    }
    case 'list':
      return keepFirstTwo(block.items.map((item) => listItem(item, measure)))
    case 'table':
      return keepFirstTwo(block.rows.map(({ name, spans }, index) => tableRow(name, spans, index, measure)))
  }
}

/** The first row stays with the second, so that a heading does not stand with one row at the foot of a page. */
function keepFirstTwo(rows: readonly Line[][]): Line[] {
  return rows.flatMap((lines, index) =>
    index === 0 && rows.length > 1 && lines.length <= mostKeptLines
      ? lines.map((line) => ({ ...line, keepsNext: true }))
      : lines,
  )
}

type Spacing = { gap: number; leading: number }

function paragraph(words: readonly Words[], measure: Measure, { gap, leading }: Spacing): Line[] {
  const height = (words[0]?.style.size ?? styles.body.size) * leading
  return breakLines(words, pageMeasure, measure).map((line, index) => ({
    ...line,
    gap: index === 0 ? gap : 0,
    height,
    keepsNext: false,
    hasRule: false,
  }))
}

function listItem(spans: readonly Span[], measure: Measure): Line[] {
  const lines = breakLines(wordsOf(spans, styles.body), pageMeasure - indent, measure)
  const [bullet] = breakLines([{ text: '•', style: { ...styles.body, color: colors.muted } }], indent, measure)
  return lines.map((line, index) => ({
    pieces: [...(index === 0 ? (bullet?.pieces ?? []) : []), ...shifted(line, indent)],
    notes: line.notes,
    gap: index === 0 ? 1.5 : 0,
    height: styles.body.size * 1.34,
    keepsNext: staysTogether(index, lines.length),
    hasRule: false,
  }))
}

function tableRow(name: string, spans: readonly Span[], index: number, measure: Measure): Line[] {
  const names = breakLines([{ text: name, style: styles.name }], nameWidth - 10, measure)
  const values = breakLines(wordsOf(spans, styles.body), pageMeasure - nameWidth, measure)
  const count = Math.max(names.length, values.length)
  return Array.from({ length: count }, (_, at) => {
    const value = values[at]
    return {
      pieces: [...(names[at]?.pieces ?? []), ...(value ? shifted(value, nameWidth) : [])],
      notes: value?.notes ?? [],
      gap: at > 0 ? 0 : 3,
      height: styles.body.size * 1.28,
      keepsNext: staysTogether(at, count),
      hasRule: at === 0 && index > 0,
    }
  })
}

const mostKeptLines = 4

/** A row or an entry of a few lines stays on one page. */
const staysTogether = (line: number, count: number) => line < count - 1 && count <= mostKeptLines

const shifted = ({ pieces }: TextLine, by: number) => pieces.map((piece) => ({ ...piece, x: piece.x + by }))

/** In the small size of a number, and no place to break a line; the fonts have no thin one of that kind. */
const thinSpace = '\u00a0'

/** Spans in a style; a number of a note is set off by a thin space, and from one beside it by a comma. */
function wordsOf(spans: readonly Span[], style: Style): Words[] {
  const bold: Style = { ...style, bold: true }
  const raised = reference(style)
  return spans.flatMap((span, index): Words[] => {
    if (span.kind === 'text') return [{ text: span.text, style: span.bold ? bold : style }]
    if (span.kind === 'mark') return [{ text: ` ${span.text}`, style: markStyle(span.tone) }]
    const number: Words = {
      text: String(span.number),
      style: raised,
      goTo: noteAnchor(span.number),
      ...(span.isFirst && { notes: [span.number] }),
    }
    return [{ text: spans[index - 1]?.kind === 'note' ? ',' : thinSpace, style: raised }, number]
  })
}

export const noteAnchor = (number: number) => `note-${number}`

const noteNumber: Style = { ...styles.note, color: colors.ink, bold: true }
const notePlace: Style = { ...styles.note, color: colors.link }

/** The notes of a page, one after the other in the same paragraph. */
export function layOutNotes(notes: readonly Note[], measure: Measure): TextLine[] {
  const words = notes.flatMap((note): Words[] => {
    const { number, place, address } = note
    return [
      // The number stays on the line of its quote.
      { text: `${number}\u00a0`, style: noteNumber, notes: [number] },
      ...writeQuotes(note).map((quote) => ({ text: `${quote} `, style: styles.note })),
      { text: place, style: notePlace, ...(address !== null && { link: address }) },
      { text: '   ', style: styles.note },
    ]
  })
  return breakLines(words, pageMeasure, measure)
}

export const noteLeading = styles.note.size * 1.34
