import type { Line } from '#engine/deck-doc.ts'
import { gapBelow } from '#engine/geometry.ts'
import { joined } from '#engine/text/passages.ts'

/** A cell of a column: the lines that it is set in, from above. */
export type ColumnCell = { lines: Line[]; text: string }

/** Of the widest room between two lines of the column: rows stand so far apart, lines of one cell closer. */
const mostRoomInCell = 0.5
/** Fewer rows may be a heading over a list. */
const fewestRowGaps = 2
/** Share of the type size. */
const sizeSlack = 0.03

/**
 * Returns the cells of a column from above, without its head: lines that stand clearly closer than rows do are one cell. Where that
 * is not sure each line is one. The head is the first cell, if all cells under it are set in one type and it is not.
 */
export function joinColumnCells(column: readonly Line[]): ColumnCell[] {
  const lines = column.toSorted((a, b) => a.box.y - b.box.y)
  const gaps = lines.slice(1).map((line, at) => gapBelow(lines[at]?.box ?? line.box, line.box))
  const isInCell = (gap: number) => gap < Math.max(...gaps) * mostRoomInCell
  const inCells = gaps.filter(isInCell).length
  const isSure = gaps.length - inCells >= Math.max(fewestRowGaps, inCells)
  const cells: Line[][] = []
  for (const [at, line] of lines.entries()) {
    const last = cells.at(-1)
    if (last && isSure && isInCell(gaps[at - 1] ?? Number.POSITIVE_INFINITY)) last.push(line)
    else cells.push([line])
  }
  return dropHead(cells).map((some) => ({ lines: some, text: joined(some) }))
}

function dropHead(cells: Line[][]): Line[][] {
  const [head, ...rest] = cells
  const [first, ...others] = rest.flat()
  if (!head?.[0] || !first || others.length === 0) return cells
  const isAlike = (line: Line) => Math.abs(line.fontSize - first.fontSize) <= first.fontSize * sizeSlack
  return others.every(isAlike) && !isAlike(head[0]) ? rest : cells
}
