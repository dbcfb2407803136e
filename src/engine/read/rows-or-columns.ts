import type { Cut } from './bands.ts'
import { figure } from './blocks.ts'
import { readPrintedNumber } from './printed-order.ts'
import type { Tile } from './tiles.ts'

const numbering = /^[#(]?\d{1,2}[.):]?$|^\P{L}$/u
/** How far rows are preferred in a grid, and columns in text, before the votes are counted. */
const gridBias = 0.8
const textBias = -1.2
const mostlyAligned = 0.7
const mostlyFigures = 0.6
const numberedVote = 3
const figureVote = 2
const emptyGridVote = 2.5

/**
 * Rows or columns. What stands side by side is read along the rows where it is aligned (cells, cards), and down the
 * columns where it is not; which of them the content stream follows, which bands are wider, whether columns have
 * headings of their own, and which way printed numbers count weighs too.
 */
export function chooseCut(tiles: Tile[], rows: Cut, columns: Cut): Cut {
  const unaligned = { ...columns, groups: joinAligned(columns.groups) }
  const isGrid = unaligned.groups.length === 1
  const cut = isGrid ? columns : unaligned
  const stream = Math.max(-2, Math.min(2, countJumps(tiles, cut) - countJumps(tiles, rows)))
  const space = Math.max(-1, Math.min(1, Math.log2((rows.widest + 1) / (columns.widest + 1))))
  const headed = isHeaded(rows, columns) ? 2 : 0
  const isFull = tiles.length * 2 >= rows.groups.length * columns.groups.length
  const figures = isGrid && isFull && columns.groups.some(isFigureColumn) ? figureVote : 0
  const votes = stream + figures + 0.5 * space + (isGrid ? gridBias : textBias) - headed + voteByNumbers(rows, cut)
  return votes + (isHeadOfEmptyGrid(rows, columns) ? emptyGridVote : 0) >= 0 ? rows : cut
}

/** A column of nothing but numbers or marks of what stands beside them. */
export const isMarkerColumn = (column: Tile[]): boolean =>
  column.length > 1 && column.every((tile) => isShort(tile, 1) && numbering.test(getFirstText(tile)))

/**
 * A column of figures under one another, each with a note at most ('none' and 'free' are among them): they belong to what
 * their rows begin with.
 */
export function isFigureColumn(column: Tile[]): boolean {
  if (column.length < 2 || !column.every((tile) => isShort(tile, 3))) return false
  const figures = column.filter((tile) => startsWithFigure(getFirstText(tile))).length
  const words = column.filter((tile) => getFirstText(tile).split(' ').length <= 2).length
  return figures >= mostlyFigures * column.length && (figures === column.length || words === column.length)
}

/**
 * Whether a column of figures is the values of the column before it: each of those has one in its row, and none is left
 * over but a heading. Then no reading may part the two.
 */
export function areValuesOf(labels: Tile[], column: Tile[]): boolean {
  return (
    isFigureColumn(column) &&
    labels.length > 1 &&
    column.length - labels.length <= 1 &&
    labels.every((label) => column.filter((tile) => areAligned(label, tile)).length === 1)
  )
}

const getFirstText = (tile: Tile) => tile.blocks[0]?.lines[0]?.line.text ?? ''

const isShort = (tile: Tile, mostLines: number) =>
  tile.blocks.length === 1 && (tile.blocks[0]?.lines.length ?? 0) <= mostLines

const amount = /^\P{L}{0,3}(?:\p{Lu}{2,3}\s?)?\P{L}{0,2}\d/u
const startsWithFigure = (text: string) => figure.test(text) || (amount.test(text) && text.split(' ').length <= 5)

/** Joins neighbouring columns whose tiles are aligned: together they are a table. */
function joinAligned(columns: Tile[][]): Tile[][] {
  const joined: Tile[][] = []
  for (const [n, column] of columns.entries()) {
    const before = columns[n - 1]
    if (before !== undefined && measureAlignment(before, column) >= mostlyAligned) joined.at(-1)?.push(...column)
    else joined.push([...column])
  }
  return joined
}

/** Share of tiles, of those that have company in the other column, whose top, middle or bottom agrees with it. */
function measureAlignment(left: Tile[], right: Tile[]): number {
  let [paired, agreeing] = [0, 0]
  for (const [column, other] of [
    [left, right],
    [right, left],
  ] as const) {
    for (const tile of column) {
      const beside = other.filter((one) => one.top < tile.bottom && tile.top < one.bottom)
      if (beside.length > 0) paired++
      if (beside.some((one) => areAligned(tile, one))) agreeing++
    }
  }
  return paired === 0 ? 1 : agreeing / paired
}

function areAligned(a: Tile, b: Tile): boolean {
  const near = 0.35 * Math.min(a.size, b.size)
  const middle = Math.abs(a.top + a.bottom - b.top - b.bottom) / 2
  return Math.min(Math.abs(a.top - b.top), Math.abs(a.bottom - b.bottom), middle) < near
}

/** Whether the first row is one heading in larger type for each column. */
function isHeaded(rows: Cut, columns: Cut): boolean {
  const [headings = [], ...rest] = rows.groups
  if (headings.length !== columns.groups.length || rest.length === 0) return false
  const smallest = Math.min(...headings.map((tile) => tile.size))
  return rest.every((row) => row.every((tile) => smallest >= 1.15 * tile.size))
}

/** Whether the first row heads columns that hold nothing, and labels stand left of these: ticks and crosses are pictures. */
function isHeadOfEmptyGrid(rows: Cut, columns: Cut): boolean {
  const [headings = [], ...rest] = rows.groups
  const [labels = []] = columns.groups
  return headings.length > 1 && columns.groups.length > 2 && rest.flat().every((tile) => labels.includes(tile))
}

/** For rows where printed numbers (1, 2, 3; Step 1, Step 2) count along them and not down the columns, or against them. */
function voteByNumbers(rows: Cut, columns: Cut): number {
  const along = countsUp(rows.groups.flatMap((row) => [...row].sort((a, b) => a.left - b.left)))
  const down = countsUp(columns.groups.flatMap((column) => [...column].sort((a, b) => a.top - b.top)))
  return along === down ? 0 : along ? numberedVote : -numberedVote
}

/** Whether the tiles that begin with a number are at least three and count one up each time. */
function countsUp(tiles: Tile[]): boolean {
  const numbers = tiles.map(readPrintedNumber).filter((number) => number !== null)
  return numbers.length > 2 && numbers.every((one, n) => n === 0 || one === (numbers[n - 1] ?? 0) + 1)
}

/** How often the content stream leaves a group that it comes back to, or goes to an earlier one. */
export function countJumps(tiles: Tile[], cut: Pick<Cut, 'groups'>): number {
  const groupOf = new Map(cut.groups.flatMap((group, n) => group.map((tile) => [tile, n] as const)))
  const stream = [...tiles].sort((a, b) => a.first - b.first).map((tile) => groupOf.get(tile) ?? 0)
  let count = 1 - cut.groups.length
  for (const [n, group] of stream.entries()) {
    const before = stream[n - 1]
    if (before === undefined || before === group) continue
    count += group < before ? 1.5 : 1
  }
  return count
}
