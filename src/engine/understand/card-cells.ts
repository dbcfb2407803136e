import type { Block, Line } from '#engine/deck-doc.ts'
import { bottomEdge, centreX, centreY, gapBelow, isInSameColumn, rightEdge } from '../geometry.ts'

type Opening = { line: Line }

const sameRow = 0.04
const widestMisfit = 0.16
const aboveName = 0.05
const closeRows = 0.09
/** What stands so many heights of its type below the cards, and has nothing beside it, is about the whole team. */
const apart = 2.5
const besideIt = 0.03

/**
 * Which lines belong to which opening line. Names at one height make a row; a row's band goes down to the next row's
 * names. Within a band a line goes to the name whose left edge, middle or right edge it shares best; a row with a single
 * name owns what stands under and right of it (text left of a name is another column). A paragraph that runs under
 * or beside several names, or apart below their row, is about all of them and belongs to no cell.
 */
export function findCells<One extends Opening>(openings: readonly One[], blocks: readonly Block[]): Map<One, Line[]> {
  const lines = blocks.flatMap((block) => block.lines)
  const rows = groupInRows(openings)
  const others = new Set(openings.map((one) => one.line))
  const cells = new Map<One, Line[]>(openings.map((one) => [one, [one.line]]))
  /** Rows that a line about the whole team has ended: what follows alone is about it too. */
  const ended = new Set<readonly One[]>()
  for (const block of blocks) {
    const placed = block.lines.flatMap((line) => {
      const row = others.has(line) ? undefined : rows[findRowIndex(rows, line, lines)]
      return row ? [{ line, row }] : []
    })
    const underSeveral = placed.some(
      ({ line, row }) => row.filter((one) => isInSameColumn(one.line.box, line.box)).length > 1,
    )
    const hasOpening = block.lines.some((line) => others.has(line))
    const ofSeveral = placed.find(({ row }) => row.length > 1)?.row
    const ofTeam = !hasOpening && ofSeveral && (ended.has(ofSeveral) || isFarBelow(block, blocks))
    if (ofSeveral && (underSeveral || ofTeam) && isAlone(block, blocks)) ended.add(ofSeveral)
    if (underSeveral || (!hasOpening && isBesideSeveral(placed.map(({ row }) => row)))) continue
    if (ofTeam && isAlone(block, blocks)) continue
    for (const { line, row } of placed) {
      const owner = findBestInRow(row, line)
      if (owner) cells.get(owner)?.push(line)
    }
  }
  for (const own of cells.values()) own.sort((a, b) => lines.indexOf(a) - lines.indexOf(b))
  return cells
}

/** Whether a block runs along rows that are too close for biographies: a paragraph beside a list of names. */
function isBesideSeveral(rows: ReadonlyArray<readonly Opening[]>): boolean {
  const tops = [...new Set(rows)].flatMap((row) => row[0]?.line.box.y ?? [])
  return tops.length > 1 && (Math.max(...tops) - Math.min(...tops)) / (tops.length - 1) < closeRows
}

const isAlone = (block: Block, blocks: readonly Block[]) =>
  !blocks.some((other) => other !== block && Math.abs(other.box.y - block.box.y) < besideIt)

/** Whether a block stands far below all that is over it: the last line of a slide. */
function isFarBelow(block: Block, blocks: readonly Block[]): boolean {
  const [first] = block.lines
  if (!first) return false
  const over = blocks.filter((other) => other.box.y < block.box.y)
  const bottom = Math.max(0, ...over.map((other) => bottomEdge(other.box)))
  return over.length > 0 && block.box.y - bottom > apart * first.box.height
}

function groupInRows<One extends Opening>(openings: readonly One[]): One[][] {
  const rows: One[][] = []
  for (const one of [...openings].sort((a, b) => a.line.box.y - b.line.box.y)) {
    const last = rows.at(-1)
    const first = last?.[0]
    if (last && first && one.line.box.y - first.line.box.y < sameRow) last.push(one)
    else rows.push([one])
  }
  return rows
}

/**
 * The last row whose names stand above the line's middle, unless the line stands right above a name of the next row and
 * nearer to it than to what is over the line: then it is that person's role or title.
 */
function findRowIndex(rows: readonly Opening[][], line: Line, lines: readonly Line[]): number {
  const middle = centreY(line.box)
  let found = -1
  for (const [index, row] of rows.entries()) if (row[0] && row[0].line.box.y <= middle) found = index
  const below = rows[found + 1]?.find((one) => isInSameColumn(one.line.box, line.box))
  if (!below) return found
  const roomBelow = gapBelow(line.box, below.line.box)
  return roomBelow < aboveName && roomBelow < roomAbove(line, lines) ? found + 1 : found
}

function roomAbove(line: Line, lines: readonly Line[]): number {
  const bottoms = lines
    .filter((other) => other !== line && other.box.y < line.box.y && isInSameColumn(other.box, line.box))
    .map((other) => gapBelow(other.box, line.box))
  return Math.min(1, ...bottoms)
}

function findBestInRow<One extends Opening>(row: readonly One[], line: Line): One | null {
  const only = row[0]
  if (row.length === 1 && only) return rightEdge(line.box) < only.line.box.x ? null : only
  let best: { one: One; misfit: number } | null = null
  for (const one of row) {
    const misfit = getMisfit(one.line, line)
    if (!best || misfit < best.misfit) best = { one, misfit }
  }
  return best && best.misfit <= widestMisfit ? best.one : null
}

function getMisfit(name: Line, line: Line): number {
  const left = Math.abs(name.box.x - line.box.x)
  const middle = Math.abs(centreX(name.box) - centreX(line.box))
  const right = Math.abs(rightEdge(name.box) - rightEdge(line.box))
  return Math.min(left, middle, right)
}
