import type { Block } from '../deck-doc.ts'
import type { PlacedLine } from './lines.ts'

/** Lines that belong together, top to bottom, with their rectangle in displayed points. */
export type PlacedBlock = {
  lines: PlacedLine[]
  first: number
  left: number
  top: number
  right: number
  bottom: number
  size: number
}

const sizeRatio = 1.2
const linePitch = 1.9
const pitchGrowth = 1.45
const sameRow = 0.35
/** A number with at most a few letters of unit, or a mark that stands for yes or no. */
export const figure = /^[^\p{L}]*\d[^\p{L}]*\p{L}{0,4}[^\p{L}]*$|^[✓✔✗✘×–—-]$/u

/** Groups lines into blocks by nearness, type size and alignment. */
export function buildBlocks(lines: PlacedLine[]): PlacedBlock[] {
  const blocks: PlacedLine[][] = []
  const byAngle = Map.groupBy(lines, (line) => line.angle)
  for (const group of byAngle.values()) {
    const sorted = [...group].sort((a, b) => a.base - b.base || a.start - b.start)
    blocks.push(...chainLines(sorted))
  }
  return blocks.map(placeBlock)
}

function chainLines(sorted: PlacedLine[]): PlacedLine[][] {
  const blocks: PlacedLine[][] = []
  const continued = new Map<PlacedLine, PlacedLine[]>()
  for (const [n, line] of sorted.entries()) {
    const above = continued.get(line)
    const block = above !== undefined && keepsPitch(above, line) ? above : []
    if (block.length === 0) blocks.push(block)
    block.push(line)
    const below = findNextBelow(sorted, line, n)
    if (below !== null && !continued.has(below)) continued.set(below, block)
  }
  return blocks
}

/** The other lines whose baseline is within `reach` of that of line `n`. */
function findRowMates(sorted: PlacedLine[], n: number, reach: number): PlacedLine[] {
  const line = sorted[n]
  const mates: PlacedLine[] = []
  if (line === undefined) return mates
  for (const step of [-1, 1]) {
    for (let m = n + step; ; m += step) {
      const other = sorted[m]
      if (other === undefined || Math.abs(other.base - line.base) > reach) break
      mates.push(other)
    }
  }
  return mates
}

function keepsPitch(block: PlacedLine[], line: PlacedLine): boolean {
  const [last, before] = [block.at(-1), block.at(-2)]
  if (last === undefined || before === undefined) return true
  return line.base - last.base <= pitchGrowth * (last.base - before.base) + 0.1 * line.size
}

/** The line just under line `n` that continues it; null when there is none, or when several stand side by side. */
function findNextBelow(sorted: PlacedLine[], line: PlacedLine, n: number): PlacedLine | null {
  let below: PlacedLine | null = null
  let place = n
  for (let m = n + 1; m < sorted.length; m++) {
    const other = sorted[m]
    if (other === undefined || other.base - line.base > linePitch * Math.max(line.size, other.size)) break
    if (other.base - line.base < sameRow * line.size || sharedLength(line, other) <= 0) continue
    if (below === null) [below, place] = [other, m]
    else if (other.base - below.base < sameRow * below.size) return null
    else break
  }
  if (below === null || !belongs(line, below)) return null
  const lower = below
  if (findRowMates(sorted, n, sameRow * line.size).some((other) => sharedLength(other, lower) > 0)) return null
  return isTableStep(sorted, n, place) ? null : below
}

const sharedLength = (a: PlacedLine, b: PlacedLine) => Math.min(a.end, b.end) - Math.max(a.start, b.start)

function belongs(upper: PlacedLine, lower: PlacedLine): boolean {
  const [small, large] = [Math.min(upper.size, lower.size), Math.max(upper.size, lower.size)]
  if (large > sizeRatio * small || lower.base - upper.base > linePitch * small) return false
  const narrow = Math.min(upper.end - upper.start, lower.end - lower.start)
  const aligned = Math.abs(upper.start - lower.start) < 1.5 * small
  const centred = Math.abs(upper.start + upper.end - lower.start - lower.end) < 2 * small
  return aligned || centred || sharedLength(upper, lower) > 0.5 * narrow
}

/**
 * Whether lines `n` and `m` are cells of a table, one under the other: each has a neighbour in its row, the neighbours
 * stand in one column too, and the document writes the cells row by row, or a column of them holds figures.
 */
function isTableStep(sorted: PlacedLine[], n: number, m: number): boolean {
  const [upper, lower] = [sorted[n], sorted[m]]
  if (upper === undefined || lower === undefined) return false
  const under = findRowMates(sorted, m, 0.2 * lower.size)
  return findRowMates(sorted, n, 0.2 * upper.size).some((beside) =>
    under.some((other) => {
      if (sharedLength(beside, other) <= 0) return false
      if (isWrittenBetween(upper, beside, lower) || isWrittenBetween(upper, other, lower)) return true
      if (isFigure(upper) && isFigure(lower)) return true
      return isFigure(beside) && isFigure(other) && isShort(upper) && isShort(lower)
    }),
  )
}

const isWrittenBetween = (a: PlacedLine, middle: PlacedLine, b: PlacedLine) =>
  middle.first > a.first && middle.first < b.first
const isShort = (line: PlacedLine) => line.line.words.length <= 6
const isFigure = (line: PlacedLine) => figure.test(line.line.text)

function placeBlock(lines: PlacedLine[]): PlacedBlock {
  const block: PlacedBlock = {
    lines,
    first: Number.POSITIVE_INFINITY,
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: 0,
    bottom: 0,
    size: 0,
  }
  for (const line of lines) {
    block.first = Math.min(block.first, line.first)
    block.left = Math.min(block.left, line.left)
    block.top = Math.min(block.top, line.top)
    block.right = Math.max(block.right, line.right)
    block.bottom = Math.max(block.bottom, line.bottom)
    block.size = Math.max(block.size, line.size)
  }
  return block
}

/** A placed block as the document keeps it, its rectangle in fractions of the page. */
export function toPageBlock(block: PlacedBlock, width: number, height: number): Block {
  return {
    lines: block.lines.map((placed) => placed.line),
    box: {
      x: block.left / width,
      y: block.top / height,
      width: (block.right - block.left) / width,
      height: (block.bottom - block.top) / height,
    },
  }
}
