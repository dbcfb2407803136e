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

/** Groups lines into blocks by nearness, type size and alignment. */
export function buildBlocks(lines: PlacedLine[]): PlacedBlock[] {
  const blocks: PlacedLine[][] = []
  const byAngle = Map.groupBy(lines, (line) => line.angle)
  for (const group of byAngle.values()) {
    const sorted = [...group].sort((a, b) => a.base - b.base || a.start - b.start)
    blocks.push(...chains(sorted))
  }
  return blocks.map(placeBlock)
}

function chains(sorted: PlacedLine[]): PlacedLine[][] {
  const blocks: PlacedLine[][] = []
  const blockOf = new Map<PlacedLine, PlacedLine[]>()
  const links = sorted.map((line, n) => nextBelow(sorted, line, n))
  for (const [n, line] of sorted.entries()) {
    const above = links.findIndex((below, m) => m < n && below === line)
    const upper = above < 0 ? undefined : sorted[above]
    const block = upper && blockOf.get(upper)
    if (block && upper && block.at(-1) === upper && keepsPitch(block, line)) {
      block.push(line)
      blockOf.set(line, block)
    } else {
      const fresh = [line]
      blocks.push(fresh)
      blockOf.set(line, fresh)
    }
  }
  return blocks
}

function keepsPitch(block: PlacedLine[], line: PlacedLine): boolean {
  const [last, before] = [block.at(-1), block.at(-2)]
  if (last === undefined || before === undefined) return true
  return line.base - last.base <= pitchGrowth * (last.base - before.base) + 0.1 * line.size
}

/** The line just under `line` that continues it; null when there is none, or when several stand side by side. */
function nextBelow(sorted: PlacedLine[], line: PlacedLine, n: number): PlacedLine | null {
  let below: PlacedLine | null = null
  for (let m = n + 1; m < sorted.length; m++) {
    const other = sorted[m]
    if (other === undefined || other.base - line.base > linePitch * Math.max(line.size, other.size)) break
    if (other.base - line.base < sameRow * line.size || overlap(line, other) <= 0) continue
    if (below === null) below = other
    else if (other.base - below.base < sameRow * below.size) return null
    else break
  }
  if (below === null || !belongs(line, below)) return null
  return besideAbove(sorted, below, line) || isTableStep(sorted, line, below) ? null : below
}

const overlap = (a: PlacedLine, b: PlacedLine) => Math.min(a.end, b.end) - Math.max(a.start, b.start)

function belongs(upper: PlacedLine, lower: PlacedLine): boolean {
  const [small, large] = [Math.min(upper.size, lower.size), Math.max(upper.size, lower.size)]
  if (large > sizeRatio * small || lower.base - upper.base > linePitch * small) return false
  const narrow = Math.min(upper.end - upper.start, lower.end - lower.start)
  const aligned = Math.abs(upper.start - lower.start) < 1.5 * small
  const centred = Math.abs(upper.start + upper.end - lower.start - lower.end) < 2 * small
  return aligned || centred || overlap(upper, lower) > 0.5 * narrow
}

/** Whether `line` stands under two lines of one row, so that it continues neither. */
function besideAbove(sorted: PlacedLine[], line: PlacedLine, upper: PlacedLine): boolean {
  return sorted.some(
    (other) => other !== upper && Math.abs(other.base - upper.base) < sameRow * upper.size && overlap(other, line) > 0,
  )
}

/**
 * Whether two lines are cells of a table, one under the other: each has a neighbour in its row, the neighbours stand in
 * one column too, and the document writes the cells row by row, or a column of them holds figures.
 */
function isTableStep(sorted: PlacedLine[], upper: PlacedLine, lower: PlacedLine): boolean {
  for (const beside of sorted) {
    if (beside === upper || Math.abs(beside.base - upper.base) > 0.2 * upper.size) continue
    for (const under of sorted) {
      if (under === lower || Math.abs(under.base - lower.base) > 0.2 * lower.size) continue
      if (overlap(beside, under) <= 0) continue
      if (between(upper, beside, lower) || between(upper, under, lower)) return true
      if (isFigure(upper) && isFigure(lower)) return true
      if (isFigure(beside) && isFigure(under) && isShort(upper) && isShort(lower)) return true
    }
  }
  return false
}

const between = (a: PlacedLine, middle: PlacedLine, b: PlacedLine) => middle.first > a.first && middle.first < b.first
const isShort = (line: PlacedLine) => line.line.words.length <= 6
const isFigure = (line: PlacedLine) => line.line.words.length <= 3 && /\d|[✓✔✗✘×–—-]/.test(line.line.text)

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
export function pageBlock(block: PlacedBlock, width: number, height: number): Block {
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
