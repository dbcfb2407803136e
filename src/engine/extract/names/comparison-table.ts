import type { Line } from '#engine/deck-doc.ts'
import { bottomEdge, centreX, gapBeside, heightOverlap, rightEdge, widthOverlap } from '#engine/geometry.ts'
import { comparisonMarks, cornerHeads, cornerOverRivals, selfHeads } from '#engine/lexicons/competitor-words.ts'
import type { Slide, Table, TableCell } from '#engine/slides.ts'
import { cutBrackets } from '#engine/text/cut-brackets.ts'
import { isEveryday, isGeneric, nameShape } from '#engine/text/organisation-name.ts'
import { isOwnName } from '#engine/understand/own-name.ts'
import { type ColumnCell, joinColumnCells } from './column-cells.ts'
import type { PlacedName } from './competitor-layouts.ts'
import { readEntryNames } from './entry-names.ts'
import { hasOwnWord } from './has-own-word.ts'

const longestCellChars = 30
const fewestWordsOfHeading = 3
/** Heads and labels that tell what is compared: with these on one side, the other side holds who is compared. */
const leastNameShare = 0.6

/**
 * Who is compared in a table: the heads or the labels among which the company itself stands. Without it, on a slide on
 * competition, the side that is mostly names while the other is not.
 */
export function findNamesInTables(
  tables: readonly Table[],
  own: ReadonlySet<string>,
  onCompetition: boolean,
): PlacedName[] {
  return tables.flatMap((table) => findNamesInTable(table, own, onCompetition))
}

function findNamesInTable({ head, rows }: Table, own: ReadonlySet<string>, onCompetition: boolean): PlacedName[] {
  const heads = head?.slice(1).filter(hasText) ?? []
  const labels = rows.flatMap(([label]) => (label && hasText(label) ? [label] : []))
  for (const side of [heads, labels]) {
    const self = side.filter((cell) => selfHeads.test(cell.text.trim()) || isOwnName(cell.text, own))
    const named = side.filter((cell) => !self.includes(cell) && readCellNames(cell).length > 0)
    if (self.length > 0 && named.length > 0) return named.flatMap(readCellNames)
  }
  const isOverRivals = cornerOverRivals.test(head?.[0]?.text.trim() ?? '')
  // 'WHY WE WIN' in capitals is shaped like a name.
  const isNamed = (cell: TableCell) =>
    readCellNames(cell).some(({ name }) => !isEveryday(name) && name.split(' ').length < fewestWordsOfHeading)
  if (isOverRivals && !heads.some(isNamed)) return labels.flatMap(readCellNames)
  if (!onCompetition) return []
  for (const [side, other] of [
    [heads, labels],
    [labels, heads],
  ] as const) {
    const named = side.filter((cell) => readCellNames(cell).length > 0)
    if (
      named.length >= 2 &&
      named.length >= leastNameShare * side.length &&
      computeNameShare(other) < 1 - leastNameShare
    )
      return named.flatMap(readCellNames)
  }
  return []
}

const fewestOthers = 2

/** Whether the company stands among names at the head or the side of a table: such a table compares, whatever its slide is about. */
export function comparesSelf({ head, rows }: Table, own: ReadonlySet<string>): boolean {
  const labels = rows.flatMap(([label]) => label ?? [])
  return [head?.slice(1) ?? [], labels].some(
    (side) =>
      side.some((cell) => isOwnName(cell.text, own)) &&
      side.filter((cell) => !isOwnName(cell.text, own) && readCellNames(cell).some(({ name }) => !isEveryday(name)))
        .length >= fewestOthers,
  )
}

const hasText = (cell: TableCell) => cell.text !== '' && cell.mark === null

/** The name of a cell, also over two lines, or the names that it lists. */
function readCellNames({ text, lines }: TableCell): PlacedName[] {
  const names = readEntryNames(text)
  return names.length > 1 || lines.length <= 2 ? names.map((name) => ({ name, quote: text })) : []
}

const computeNameShare = (cells: readonly TableCell[]) =>
  cells.length === 0 ? 0 : cells.filter((cell) => readCellNames(cell).length > 0).length / cells.length

/**
 * Names at the head of a comparison table: a row (or a column) of short cells that holds the company's own name, or whose
 * cells stand over rows that are labelled at their left.
 */
export function findComparedNames(slide: Slide, own: ReadonlySet<string>, onCompetition: boolean): PlacedName[] {
  const lines = listShortLines(slide)
  const selves = findSelves(lines, own)
  const inRows = selves.flatMap((self) => findRowOfSelf(slide, self, lines))
  if (inRows.length > 0) return inRows
  for (const self of selves) {
    const inColumn = findColumnOfSelf(self, lines)
    if (inColumn.length > 0) return inColumn
  }
  return onCompetition ? findUnlabelledHead(lines).map(placeLine) : []
}

const fewestPeers = 3
const leastShareOfPeers = 0.6

/**
 * Names among which the company's own stands in one row or column, on a slide of which no words say that it compares: at least
 * three, most of them no everyday words, or two that no dictionary knows,
 * in one row in which words in brackets say more of the company.
 */
export function findPeersOfSelf(slide: Slide, own: ReadonlySet<string>): PlacedName[] {
  const lines = listShortLines(slide)
  for (const self of findSelves(lines, own)) {
    const row = findRowOfSelf(slide, self, lines)
    const isDescribed = cutBrackets(self.text) !== self.text
    if (areNames(row) || (isDescribed && row.length === 2 && row.every(({ name }) => hasOwnWord(name)))) return row
    const column = findColumnOfSelf(self, lines)
    if (areNames(column)) return column
  }
  return []
}

const areNames = (peers: readonly PlacedName[]): boolean =>
  peers.length >= fewestPeers &&
  peers.filter(({ name }) => !isEveryday(name)).length >= Math.max(2, peers.length * leastShareOfPeers)

const listShortLines = (slide: Slide): Line[] =>
  slide.body
    .flatMap((block) => block.lines)
    .filter((line) => line.text.length <= longestCellChars && !comparisonMarks.test(line.text.trim()))

const findSelves = (lines: readonly Line[], own: ReadonlySet<string>): Line[] =>
  lines.filter(({ text }) => {
    const name = cutBrackets(text)
    return isOwnName(name, own) && name.split(' ').length <= mostWordsOfSelf
  })

function findRowOfSelf(slide: Slide, self: Line, lines: readonly Line[]): PlacedName[] {
  const mates = lines.filter(
    (other) => other !== self && isLevel(self, other, 'row') && !strokes.test(other.text.trim()),
  )
  if (!areApart([self, ...mates])) return []
  const compared = isCornered(lines, self, mates) ? dropLeftmost(mates) : mates
  const read = cutBrackets(self.text) === self.text ? readLine : readLineBeforeBrackets
  const named = chooseNamed(compared.map(read)) ?? []
  return named.flatMap(({ line }) => [...findNamesAbove(slide, line), line]).map(placeLine)
}

const fewestMarked = 3

/**
 * Whether a row of heads begins over the labels of rows, left of the company: with a word for such labels, or because what stands
 * under the others begins with marks, and what stands under it does not.
 */
function isCornered(lines: readonly Line[], self: Line, mates: readonly Line[]): boolean {
  const [corner, ...others] = sortFromLeft(mates)
  const countMarked = (head: Line) =>
    lines.filter(
      ({ box, text }) =>
        box.y > head.box.y && box.y - head.box.y < tallestTable && isUnder(box, head) && leadingMark.test(text),
    ).length
  if (corner === undefined || corner.box.x > self.box.x) return false
  const isOverLabels = countMarked(corner) === 0 && others.some((head) => countMarked(head) >= fewestMarked)
  return isOverLabels || cornerHeads.test(corner.text.trim())
}

const tallestTable = 0.7
const isUnder = (box: Line['box'], head: Line) =>
  Math.abs(box.x - head.box.x) < 0.012 || widthOverlap(head.box, box) > 0.3
const leadingMark = /^[✓✔✗✘✕×○●◐]/u
const sortFromLeft = (lines: readonly Line[]) => lines.toSorted((a, b) => a.box.x - b.box.x)
const dropLeftmost = (lines: readonly Line[]) => sortFromLeft(lines).slice(1)

/** What stands between two that are compared. */
const strokes = /^(?:vs\.?|versus|\||–|-)$/iu

function findColumnOfSelf(self: Line, lines: readonly Line[]): PlacedName[] {
  const column = lines.filter((other) => other === self || isLevel(self, other, 'column'))
  if (column.length < fewestOfColumn) return []
  const cells = joinColumnCells(column).filter((cell) => !cell.lines.includes(self))
  const named = chooseNamed(cells.map(readColumnCell)) ?? []
  return named.flatMap(({ text, names }) => names.map((name) => ({ name, quote: text })))
}

const mostWordsOfSelf = 3
const fewestOfColumn = 3

const readLine = (line: Line) => readTextOf(line, line.text)
/** Where the company's own cell has words in brackets, so have the others': 'Vendrally (classic)'. */
const readLineBeforeBrackets = (line: Line) => readTextOf(line, cutBrackets(line.text))

function readTextOf(line: Line, text: string) {
  const name = nameShape(text)
  return { line, text: line.text, names: name === null ? [] : [name] }
}
/** What one line says beside a name in brackets or behind a stroke is about it; a cell of several lines can be a list. */
const readColumnCell = ({ text, lines: [first, ...others] }: ColumnCell) =>
  first && others.length === 0 ? readLine(first) : { text, names: readEntryNames(text) }
const placeLine = ({ text }: Line): PlacedName => ({ name: nameShape(cutBrackets(text)) ?? text, quote: text })

/** The entries that hold names, where at most as many others say something else; null where there are too few. */
function chooseNamed<Entry extends { text: string; names: string[] }>(entries: readonly Entry[]): Entry[] | null {
  const named = entries.filter(({ names }) => names.length > 0)
  const plain = entries.filter(({ text, names }) => names.length === 0 && !isGeneric(text))
  return named.length >= 1 && plain.length <= named.length ? named : null
}

/** 'Vendrally,' over 'Orbita' in one cell. */
function findNamesAbove(slide: Slide, cell: Line): Line[] {
  const block = slide.body.find(({ lines }) => lines.includes(cell))
  const above = block?.lines.slice(0, block.lines.indexOf(cell)) ?? []
  return above.every((line) => /,$/u.test(line.text) && nameShape(line.text)) ? above : []
}

/** A head row without the company's own name: two or more cells in line over at least three labels further left. */
function findUnlabelledHead(cells: readonly Line[]): Line[] {
  for (const cell of cells) {
    const row = [
      cell,
      ...cells.filter((other) => other !== cell && isLevel(cell, other, 'row') && other.box.x > cell.box.x),
    ]
    const named = row.filter((one) => nameShape(one.text))
    if (row.length < 2 || named.length < 2 || named.length < row.length - 2) continue
    const left = cells.filter(
      (other) =>
        rightEdge(other.box) <= cell.box.x + 0.01 && other.box.y > bottomEdge(cell.box) && !nameShape(other.text),
    )
    const under = cells.filter(
      (other) =>
        other.box.y > bottomEdge(cell.box) &&
        row.some((one) => widthOverlap(one.box, other.box) > 0.3 && nameShape(other.text)),
    )
    if (left.length >= 3 && under.length === 0) return named
  }
  return []
}

/** On one line (or in one column) and of one size. */
function isLevel(a: Line, b: Line, axis: 'row' | 'column'): boolean {
  if (Math.abs(a.fontSize - b.fontSize) > 0.25 * Math.max(a.fontSize, b.fontSize)) return false
  if (axis === 'row') return heightOverlap(a.box, b.box) > 0.6
  const centre = Math.abs(centreX(a.box) - centreX(b.box)) < 0.02
  const atRight = Math.abs(rightEdge(a.box) - rightEdge(b.box)) < 0.006
  return Math.abs(a.box.x - b.box.x) < 0.012 || centre || atRight
}

/** The cells of a row stand apart; words of one running line do not. */
function areApart(cells: readonly Line[]): boolean {
  const sorted = sortFromLeft(cells)
  return sorted.every((cell, index) => {
    const next = sorted[index + 1]
    return !next || gapBeside(cell.box, next.box) > 0.008
  })
}
