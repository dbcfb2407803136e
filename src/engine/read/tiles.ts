import type { PlacedBlock } from './blocks.ts'

/** Blocks that are read together: a figure with its label, a heading with its text, all that stands on one panel. */
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
/** A figure and the label right of it, in ems of the figure: space, difference in size, and no label under it so near. */
const besideWithin = 1.3
const besideContrast = 1.4
const labelBelow = 0.6
const longestFigure = 16

/** Joins blocks to tiles. Cells of a table stay apart, for they are read along their row. */
export function buildTiles(blocks: PlacedBlock[]): Tile[] {
  const all = [...blocks].sort((a, b) => a.top - b.top || a.left - b.left)
  const labels = findLabelsBeside(all)
  const beside = new Set(labels.values())
  const sorted = beside.size === 0 ? all : all.filter((block) => !beside.has(block))
  const below = new Map<PlacedBlock, PlacedBlock>()
  for (const upper of sorted) {
    const lower = findSoleNeighbour(sorted, upper, 'below')
    if (lower === null || findSoleNeighbour(sorted, lower, 'above') !== upper) continue
    if (isTile(sorted, upper, lower)) below.set(upper, lower)
  }
  const inside = new Set(below.values())
  return sorted.filter((block) => !inside.has(block)).map((top) => chainTile(top, below, labels))
}

function chainTile(
  top: PlacedBlock,
  below: Map<PlacedBlock, PlacedBlock>,
  labels: Map<PlacedBlock, PlacedBlock>,
): Tile {
  const blocks: PlacedBlock[] = []
  for (let block: PlacedBlock | undefined = top; block !== undefined; block = below.get(block)) {
    blocks.push(block)
    const label = labels.get(block)
    if (label !== undefined) blocks.push(label)
  }
  return placeTile(blocks)
}

/** A tile of blocks that are in reading order already. */
export function placeTile(blocks: PlacedBlock[]): Tile {
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

/** One tile of several, read in this order. */
export function joinTiles(tiles: Tile[]): Tile {
  return {
    blocks: tiles.flatMap((tile) => tile.blocks),
    first: Math.min(...tiles.map((tile) => tile.first)),
    left: Math.min(...tiles.map((tile) => tile.left)),
    top: Math.min(...tiles.map((tile) => tile.top)),
    right: Math.max(...tiles.map((tile) => tile.right)),
    bottom: Math.max(...tiles.map((tile) => tile.bottom)),
    size: Math.max(...tiles.map((tile) => tile.size)),
  }
}

/** Large figures whose label stands right of them, in their own height. */
function findLabelsBeside(blocks: PlacedBlock[]): Map<PlacedBlock, PlacedBlock> {
  const labels = new Map<PlacedBlock, PlacedBlock>()
  for (const block of blocks) {
    if (!isLargeFigure(block) || hasLabelBelow(blocks, block)) continue
    let label: PlacedBlock | null = null
    for (const other of blocks) {
      if (other === block || block.size < besideContrast * other.size || isLargeFigure(other)) continue
      const gap = other.left - block.right
      const middle = (other.top + other.bottom) / 2
      if (gap < -0.2 * block.size || gap > besideWithin * block.size) continue
      if (middle < block.top || middle > block.bottom || other.bottom - other.top > 1.5 * block.size) continue
      if (label === null || other.left < label.left) label = other
    }
    if (label !== null && ![...labels.values()].includes(label)) labels.set(block, label)
  }
  return labels
}

const isFigure = ({ lines }: PlacedBlock) => /\d/.test(lines[0]?.line.text ?? '')

function isLargeFigure({ lines }: PlacedBlock): boolean {
  const text = lines[0]?.line.text ?? ''
  return lines.length === 1 && text.length <= longestFigure && /\d/.test(text)
}

function hasLabelBelow(blocks: PlacedBlock[], figure: PlacedBlock): boolean {
  return blocks.some((other) => {
    const gap = other.top - figure.bottom
    return other !== figure && shared(figure, other) > 0 && gap > -0.3 * figure.size && gap < labelBelow * figure.size
  })
}
/** The block next to `block` in its column; null when there is none near, or when several stand side by side. */
function findSoleNeighbour(blocks: PlacedBlock[], block: PlacedBlock, side: 'above' | 'below'): PlacedBlock | null {
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
  if (large >= contrast * Math.min(upper.size, lower.size)) {
    // Larger type below is the figure of a label above; words are the heading of what follows, unless they touch.
    return lower.size <= upper.size || isFigure(lower) || lower.top - upper.bottom < nearness * upper.size
  }
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
