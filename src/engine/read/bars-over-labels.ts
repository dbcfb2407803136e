import { findMarkRows, getText, measureDistance } from './steps-on-line.ts'
import { joinTiles, type Tile } from './tiles.ts'

/** What is printed over a bar: an amount and nothing else, in type that is not much larger than that of the labels. */
const amount = /^[-–(]?[$€£¥]?\s?\d[\d.,\s]*(?:%|k|m|bn?|mln)?\)?$/i
const largestType = 1.3
/** The amounts over bars stand at heights that differ by this many ems; level ones are the row of a table. */
const unevenHeights = 3

/**
 * Joins the labels under a chart (years, quarters) and the amounts over its bars to one tile, each label with the amounts
 * over it. Every label has as many, and no words stand among them.
 */
export function joinBarsToLabels(tiles: Tile[]): Tile[] {
  for (const labels of findMarkRows(tiles)) {
    const bars = findBarsOver(labels, tiles)
    if (bars === null) continue
    const taken = new Set(bars)
    return [...tiles.filter((tile) => !taken.has(tile)), joinTiles(bars)]
  }
  return tiles
}

function findBarsOver(labels: Tile[], tiles: Tile[]): Tile[] | null {
  const size = Math.max(...labels.map((label) => label.size))
  const foot = Math.min(...labels.map((label) => label.top)) + 0.3 * size
  const [left, right] = [Math.min(...labels.map((one) => one.left)), Math.max(...labels.map((one) => one.right))]
  const pitch = (right - left) / labels.length
  const isInside = (tile: Tile) => tile.bottom <= foot && tile.right > left - pitch / 2 && tile.left < right + pitch / 2
  const inside = tiles.filter((tile) => !labels.includes(tile) && isInside(tile))
  const values = inside.filter((tile) => tile.size <= largestType * size && amount.test(getText(tile)))
  const highest = Math.min(...values.map((value) => value.top))
  const lowest = Math.max(...values.map((value) => value.top))
  if (lowest - highest < unevenHeights * size) return null
  if (inside.some((tile) => tile.bottom > highest && !values.includes(tile))) return null
  const bars = labels.map((label) => values.filter((value) => findNearest(labels, value) === label))
  const [count = 0] = bars.map((over) => over.length)
  if (count === 0 || bars.some((over) => over.length !== count)) return null
  return labels.flatMap((label, n) => [label, ...(bars[n] ?? []).sort((a, b) => a.left - b.left)])
}

const findNearest = (labels: Tile[], value: Tile): Tile | undefined =>
  [...labels].sort((a, b) => measureDistance(a, value) - measureDistance(b, value))[0]
