import type { Block, Line } from '#engine/deck-doc.ts'
import { unionBox } from '#engine/geometry.ts'
import { labelColumnHeading } from '#engine/lexicons/table-words.ts'
import type { Table, TableCell } from '#engine/slides.ts'
import { findGrids, type Grid } from './grid-of-blocks.ts'
import { isToldCell, listToldGrids } from './told-grids.ts'

const figure = /^\P{L}{0,3}(?:\p{Lu}{2,3}\s)?\P{L}{0,2}\d[\d.,]*[^\p{L}]*\p{L}{0,7}\P{L}*$/u
const period = /^(?:fy|h[12]|q[1-4]|year|month)?\s?['’]?(?:\d{1,2}|(?:19|20)\d\d)(?:\s?[eapf])?$/i
const yes = /^(?:[✓✔☑●]|yes|ja|sí|sim|oui|tak)$/iu
const no = /^(?:[✗✘✕×☒❌○–—-]|no|none|nein|não|non|nie)$/iu
const partial = /^(?:[◐◑◒~]|partial(?:ly)?|limited|some|teilweise|parcial|partiel)$/iu
const numbering = /^\d{1,2}[.)]$/

const mostWords = 25
const longestLabel = 4
const usualWords = 7
const fewestLabels = 3
const fullEnough = 0.5
const mostlyData = 0.4
const sameSize = 1.15
const mostlyAlike = 0.8

/**
 * The tables of a slide: rows and columns of short cells that line up, with a row of heads, or with figures, ticks or
 * crosses as data. Where ticks are pictures, heads and labels alone make a table whose cells are empty.
 */
export function findTables(blocks: readonly Block[]): Table[] {
  const grids = findGrids(blocks.filter((block) => !isToldCell(block)))
  return [...grids.flatMap((grid) => makeTable(grid) ?? []), ...listToldGrids(blocks).map(makeToldTable)]
}

/** A table that a model told as one; its first row heads it unless it holds data as the others do. */
function makeToldTable({ rows }: Grid): Table {
  const [first = [], ...rest] = rows.map((row) => row.map(makeCell))
  const isHeaded = rest.length > 1 && (isHead(first, rest) || !first.some(isData))
  const box = unionBox(rows.flat().flatMap((block) => block?.box ?? []))
  return isHeaded ? { head: first, rows: rest, box } : { head: null, rows: [first, ...rest], box }
}

/** Whether a table tells figures or ticks: then no line of it names a person. */
export const holdsData = ({ rows }: Table): boolean => getDataShare(rows) >= mostlyData

/** Whether ticks and crosses make a table a comparison, wherever it stands. */
export function isTicked({ rows }: Table): boolean {
  const cells = rows.flatMap((row) => row.slice(1)).filter(({ text }) => text !== '')
  return cells.filter(({ mark }) => mark !== null).length > cells.length / 2
}

function makeTable({ rows, columns }: Grid): Table | null {
  const cells = rows.map((row) => row.map(makeCell))
  const texts = cells.flat().filter((cell) => cell.text !== '')
  const counts = texts.map((cell) => cell.text.split(' ').length).sort((a, b) => a - b)
  if ((counts.at(-1) ?? 0) > mostWords || (counts[Math.floor(counts.length / 2)] ?? 0) > usualWords) return null
  const [first = [], ...rest] = cells
  const isEmpty = isEmptyGrid(first, rest)
  const headed = rest.length > 1 && isHead(first, rest)
  const data = headed ? rest : cells
  if (data.length < 2 || columns < 2) return null
  if (!isEmpty && (texts.length < fullEnough * rows.length * columns || !isEvenlySet(data))) return null
  if (headed ? !isEmpty && getDataShare(data) < mostlyData && !isLabelled(data) : !isList(data)) return null
  const box = unionBox(texts.flatMap((cell) => cell.lines.map((line) => line.box)))
  return { head: headed ? first : null, rows: data, box }
}

function makeCell(block: Block | null): TableCell {
  const text = block?.lines.map((line) => line.text).join(' ') ?? ''
  const mark = yes.test(text) ? 'yes' : no.test(text) ? 'no' : partial.test(text) ? 'partial' : null
  return { text, lines: block?.lines ?? [], mark }
}

/** Without heads a table is a list of labels with their figures. */
function isList(rows: readonly TableCell[][]): boolean {
  const labelled = rows.filter(([label]) => label && /\p{L}{2}/u.test(label.text) && !isData(label)).length
  return labelled >= mostlyAlike * rows.length && getDataShare(rows) >= (rows.length < fewestLabels ? 1 : mostlyData)
}

/** Whether the rows begin with short labels, as those of a table of words do; lists side by side don't. */
const isLabelled = (rows: readonly TableCell[][]) =>
  rows.every(([label]) => /^\p{L}/u.test(label?.text ?? '') && (label?.text.split(' ').length ?? 0) <= longestLabel)

/** Share of the cells right of the labels that are figures, ticks or crosses. */
function getDataShare(rows: readonly TableCell[][]): number {
  const values = rows.flatMap((row) => row.slice(1)).filter((cell) => cell.text !== '')
  return values.length === 0 ? 0 : values.filter(isData).length / values.length
}

const isData = (cell: TableCell) =>
  cell.mark !== null || (figure.test(cell.lines[0]?.text ?? '') && !numbering.test(cell.text))

/** Heads over nothing, and at least three labels left of it. */
function isEmptyGrid(first: readonly TableCell[], rest: readonly TableCell[][]): boolean {
  const heads = first.slice(1).filter((cell) => /\p{L}{2}/u.test(cell.text)).length
  const bare = rest.every(
    ([label, ...values]) => /\p{L}{2}/u.test(label?.text ?? '') && values.every(({ text }) => !text),
  )
  return first[0]?.text === '' && heads >= 2 && bare && rest.length >= fewestLabels
}

/**
 * Whether the first row heads the others: its corner is empty over labels, it has names or periods over data, or it is
 * set in other type than all below it.
 */
function isHead(first: readonly TableCell[], rest: readonly TableCell[][]): boolean {
  const heads = first.slice(1).filter((cell) => cell.text !== '')
  if (heads.length === 0) return false
  const labelled = rest.filter(([label]) => label?.text !== '').length
  if (first[0]?.text === '' && labelled * 2 > rest.length) return heads.length === first.length - 1
  const named = heads.every((cell) => period.test(cell.text) || !isData(cell))
  if (named && (getDataShare(rest) >= mostlyData || labelColumnHeading.test(first[0]?.text ?? ''))) return true
  const look = (cell: TableCell) => `${cell.lines[0]?.bold} ${Math.round(cell.lines[0]?.fontSize ?? 0)}`
  const below = new Set(
    rest.flatMap((row) =>
      row
        .slice(1)
        .filter((cell) => cell.text !== '')
        .map(look),
    ),
  )
  return named && heads.length > 1 && heads.every((cell) => !below.has(look(cell)))
}

/**
 * Whether the cells of each column but the labels are set alike; cards, whose rows are a name and what is said of it, are
 * not.
 */
function isEvenlySet(rows: readonly TableCell[][]): boolean {
  const columns = rows[0]?.length ?? 0
  let [alike, all] = [0, 0]
  for (let n = 1; n < columns; n++) {
    const lines = rows.flatMap((row) => row[n]?.lines[0] ?? [])
    const usual = findUsual(lines)
    all += lines.length
    alike += lines.filter((line) => usual !== null && isAlike(line, usual)).length
  }
  return alike >= mostlyAlike * all
}

function findUsual(lines: readonly Line[]): Line | null {
  let best: { line: Line; count: number } | null = null
  for (const line of lines) {
    const count = lines.filter((other) => isAlike(line, other)).length
    if (!best || count > best.count) best = { line, count }
  }
  return best?.line ?? null
}

const isAlike = (a: Line, b: Line) =>
  a.bold === b.bold && Math.max(a.fontSize, b.fontSize) <= sameSize * Math.min(a.fontSize, b.fontSize)
