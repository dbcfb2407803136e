import { isInSameColumn } from '#engine/geometry.ts'
import type { Slide, TableCell, UnderstoodDeck } from '#engine/slides.ts'

/**
 * A short value with the label that a table, a tile or a neighbouring line gives it; quotes as printed, the value's
 * first.
 */
export type LabelledValue = { value: string; page: number; slide: Slide; quotes: string[] }

/** A longer line is a sentence, not the value of a label. */
const mostValueCharacters = 60

/**
 * Finds the values under or beside a label that the pattern matches as a whole: in fact tables, tiles, and lines over
 * each other.
 */
export function findLabelledValues(deck: UnderstoodDeck, label: RegExp): LabelledValue[] {
  return deck.slides.flatMap((slide) => [
    ...findInTables(slide, label),
    ...findInTiles(slide, label),
    ...findStacked(slide, label),
  ])
}

const isLabel = (text: string, label: RegExp) => label.test(text.trim().replace(/\s?[:：]$/u, ''))

function findInTables(slide: Slide, label: RegExp): LabelledValue[] {
  return slide.tables.flatMap(({ head, rows }) => {
    const all = head ? [head, ...rows] : rows
    const beside = all.flatMap(([first, second, ...more]) =>
      first && second?.text && more.every((cell) => cell.text === '') && isLabel(first.text, label)
        ? [readCell(slide, second, first)]
        : [],
    )
    const below = (head ?? []).flatMap((cell, column) => {
      const under = rows.length === 1 ? rows[0]?.[column] : undefined
      return under?.text && isLabel(cell.text, label) ? [readCell(slide, under, cell)] : []
    })
    return [...beside, ...below]
  })
}

const readCell = (slide: Slide, value: TableCell, label: TableCell): LabelledValue => ({
  value: value.text,
  page: slide.page,
  slide,
  quotes: [value.text, label.text],
})

const findInTiles = (slide: Slide, label: RegExp): LabelledValue[] =>
  slide.kpis
    .filter((kpi) => isLabel(kpi.label, label))
    .map((kpi) => ({ value: kpi.value, page: slide.page, slide, quotes: [kpi.quote] }))

/** Pages across: left edges this near stand in one column. */
const columnShift = 0.03
/** Pages down: a value under its label stands nearer; what is farther belongs to another block. */
const columnReach = 0.12
/** Heights of the label: a value beside it stands on its line. */
const rowShiftHeights = 0.6
/** A value over its label is this much larger; otherwise the line above belongs to the label before. */
const largerFactor = 1.2

/** Finds labels whose value is the next or the previous line of the page, in the same column or row. */
function findStacked(slide: Slide, label: RegExp): LabelledValue[] {
  return slide.lines.flatMap((line, index) => {
    const next = slide.lines[index + 1]
    const before = slide.lines[index - 1]
    if (!isLabel(line.text, label)) return []
    return [next, before].flatMap((one) => {
      if (!one || one.text.length > mostValueCharacters || /[:：]\s*$/u.test(one.text)) return []
      const dy = Math.abs(one.box.y - line.box.y)
      const isColumn = Math.abs(one.box.x - line.box.x) < columnShift || isInSameColumn(one.box, line.box)
      const isNear = isColumn ? dy < columnReach : dy < line.box.height * rowShiftHeights
      const above = one === before
      if (!isNear || (above && one.fontSize < line.fontSize * largerFactor)) return []
      const quote = above ? `${one.text} ${line.text}` : `${line.text} ${one.text}`
      return [{ value: one.text, page: slide.page, slide, quotes: [quote] }]
    })
  })
}

const labelAndValue = /^\W*(?<label>[^:：]{2,30}?)\s*[:：]\s*(?<value>\S.*)$/u

/** Finds the values behind a label and a colon: 'Location: Oslo'. */
export const findInlineValues = (slide: Slide, label: RegExp): LabelledValue[] =>
  slide.lines.flatMap(({ text }) => {
    const found = labelAndValue.exec(text)?.groups
    if (!found?.label || !found.value || found.value.length > mostValueCharacters || !isLabel(found.label, label))
      return []
    return [{ value: found.value, page: slide.page, slide, quotes: [text] }]
  })
