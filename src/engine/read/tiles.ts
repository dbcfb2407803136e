import type { PlacedBlock } from './blocks.ts'

/** Blocks that are read together, top to bottom: a figure with its label, a heading with its text. */
export type Tile = {
  blocks: PlacedBlock[]
  first: number
  left: number
  top: number
  right: number
  bottom: number
  size: number
}

/** A figure or heading differs this much in size from the label or text it belongs to. */
const contrast = 1.2
/** Space between the two, in ems of the larger. */
const nearness = 1.1

/** Joins blocks to tiles. Cells of a table stay apart, for they are read along their row. */
export function buildTiles(blocks: PlacedBlock[]): Tile[] {
  const sorted = [...blocks].sort((a, b) => a.top - b.top || a.left - b.left)
  const below = new Map<PlacedBlock, PlacedBlock>()
  for (const upper of sorted) {
    const lower = soleNeighbour(sorted, upper, 'below')
    if (lower === null || soleNeighbour(sorted, lower, 'above') !== upper) continue
    if (isTile(sorted, upper, lower)) below.set(upper, lower)
  }
  const inside = new Set(below.values())
  return sorted.filter((block) => !inside.has(block)).map((top) => placeTile(top, below))
}

function placeTile(top: PlacedBlock, below: Map<PlacedBlock, PlacedBlock>): Tile {
  const blocks: PlacedBlock[] = []
  for (let block: PlacedBlock | undefined = top; block !== undefined; block = below.get(block)) blocks.push(block)
  return {
    blocks,
    first: Math.min(...blocks.map((block) => block.first)),
    left: Math.min(...blocks.map((block) => block.left)),
    top: Math.min(...blocks.map((block) => block.top)),
    right: Math.max(...blocks.map((block) => block.right)),
    bottom: Math.max(...blocks.map((block) => block.bottom)),
    size: Math.max(...blocks.map((block) => block.size)),
  }
}

/** The block next to `block` in its column; null when there is none near, or when several stand side by side. */
function soleNeighbour(blocks: PlacedBlock[], block: PlacedBlock, side: 'above' | 'below'): PlacedBlock | null {
  let nearest: PlacedBlock | null = null
  let nearestGap = Number.POSITIVE_INFINITY
  let second = Number.POSITIVE_INFINITY
  for (const other of blocks) {
    if (other === block || shared(block, other) <= 0) continue
    const gap = side === 'below' ? other.top - block.bottom : block.top - other.bottom
    const touching = Math.max(block.size, other.size)
    if (gap < -0.3 * touching || gap > nearness * touching) continue
    if (gap < nearestGap) {
      second = nearestGap
      nearest = other
      nearestGap = gap
    } else {
      second = Math.min(second, gap)
    }
  }
  return nearest !== null && second > nearestGap + 0.5 * nearest.size ? nearest : null
}

const shared = (a: PlacedBlock, b: PlacedBlock) => Math.min(a.right, b.right) - Math.max(a.left, b.left)

function isTile(blocks: PlacedBlock[], upper: PlacedBlock, lower: PlacedBlock): boolean {
  const narrow = Math.min(upper.right - upper.left, lower.right - lower.left)
  if (shared(upper, lower) < 0.5 * narrow) return false
  const large = Math.max(upper.size, lower.size)
  if (large >= contrast * Math.min(upper.size, lower.size)) return true
  const between = (block: PlacedBlock) => block.first > upper.first && block.first < lower.first
  if (lower.first < upper.first || blocks.some(between)) return false
  return isBold(upper) !== isBold(lower) || !areCells(blocks, upper, lower)
}

const isBold = (block: PlacedBlock) => block.lines.every(({ line }) => line.bold)

/** Whether both have a neighbour beside them, and these stand in one column too. */
function areCells(blocks: PlacedBlock[], upper: PlacedBlock, lower: PlacedBlock): boolean {
  const beside = (block: PlacedBlock) =>
    blocks.filter((other) => other !== block && Math.abs(other.top - block.top) < 0.35 * block.size)
  const under = beside(lower)
  return beside(upper).some((other) => under.some((one) => shared(other, one) > 0))
}
