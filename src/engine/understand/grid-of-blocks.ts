import type { Block } from '#engine/deck-doc.ts'
import { bottomEdge, centreY, isInSameColumn, rightEdge } from '../geometry.ts'

/** Blocks in rows and columns; every row has `columns` places, null where nothing stands. */
export type Grid = { rows: Array<Array<Block | null>>; columns: number }

const fewestRows = 2
/** Space between two rows, in heights of the taller of them; looser than any table is set. */
const widestGap = 4
const sameHeight = 0.6
const mostBlocks = 400

/** The runs of rows whose blocks stand in columns, top to bottom; a row of one block goes on with its first column only. */
export function findGrids(blocks: readonly Block[]): Grid[] {
  if (blocks.length > mostBlocks) return []
  const grids: Grid[] = []
  let run: Run = { rows: [], columns: [] }
  const close = () => {
    const grid = makeGrid(run)
    if (grid) grids.push(grid)
    run = { rows: [], columns: [] }
  }
  for (const row of groupInRows(blocks)) {
    if (run.rows.length > 0 && extend(run, row)) continue
    close()
    if (row.length > 1) extend(run, row)
  }
  close()
  return grids
}

/** Blocks whose tops or middles agree make a row; from the top, each row from the left. */
function groupInRows(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = []
  for (const block of [...blocks].sort((a, b) => centreY(a.box) - centreY(b.box))) {
    const row = rows.findLast(
      (one) => one.some((other) => isLevel(block, other)) && !one.some((other) => isInSameColumn(block.box, other.box)),
    )
    if (row) row.push(block)
    else rows.push([block])
  }
  return rows.map((row) => row.sort((a, b) => a.box.x - b.box.x)).sort((a, b) => getTop(a) - getTop(b))
}

const getTop = (row: readonly Block[]) => Math.min(...row.map(({ box }) => box.y))
const getBottom = (row: readonly Block[]) => Math.max(...row.map(({ box }) => bottomEdge(box)))

function isLevel(a: Block, b: Block): boolean {
  const line = Math.min(a.lines[0]?.box.height ?? 0, b.lines[0]?.box.height ?? 0)
  const apart = Math.min(Math.abs(a.box.y - b.box.y), Math.abs(centreY(a.box) - centreY(b.box)))
  return apart < sameHeight * line
}

/** Whether two blocks share a part of their width, so that they can't be cells of one row. */

type Column = { left: number; right: number }

/** Rows that stand in one set of columns. */
type Run = { rows: Block[][]; columns: Column[] }

/** Adds a row to a run: half of it stands in its columns, no two blocks in one; a block may reach over several once. */
function extend(run: Run, row: Block[]): boolean {
  const last = run.rows.at(-1)
  if (last) {
    const tallest = Math.max(...[...last, ...row].map(({ box }) => box.height))
    if (getTop(row) - getBottom(last) > widestGap * tallest) return false
  }
  const under = row.map((block) => run.columns.filter((column) => isUnder(column, block)))
  const placed = under.flatMap(([first]) => first ?? [])
  const isLabel = row.length === 1 && last !== undefined && isFirst(run.columns, row[0])
  if (last && !isLabel && (row.length === 1 || placed.length * 2 < row.length)) return false
  if (new Set(placed).size < placed.length || under.filter((columns) => columns.length > 1).length > 1) return false
  for (const [n, block] of row.entries()) {
    const own = under[n] ?? []
    const [left, right] = [block.box.x, rightEdge(block.box)]
    const [only] = own
    if (!only) run.columns.push({ left, right })
    else if (own.length === 1) [only.left, only.right] = [Math.min(only.left, left), Math.max(only.right, right)]
  }
  run.columns.sort((a, b) => a.left - b.left)
  run.rows.push(row)
  return true
}

const isUnder = ({ left, right }: Column, { box }: Block) => box.x < right && left < rightEdge(box)

/** Whether a block stands in the first column, or left of it. */
function isFirst(columns: readonly Column[], block: Block | undefined): boolean {
  const [first, second] = columns
  if (!first || !block) return false
  return block.box.x < first.right && (!second || rightEdge(block.box) <= second.left)
}

function makeGrid({ rows: run, columns }: Run): Grid | null {
  const wide = run.filter((row) => row.length > 1).length
  // Single blocks under the last full row are the paragraph after the table, unless only its heads are text.
  const last = wide > 1 ? run.findLastIndex((row) => row.length > 1) : run.length - 1
  const rows = run.slice(0, last + 1)
  if (rows.length < fewestRows) return null
  const place = (block: Block) => columns.findIndex((column) => isUnder(column, block))
  return {
    columns: columns.length,
    rows: rows.map((row) => columns.map((_, n) => row.find((block) => place(block) === n) ?? null)),
  }
}
