import type { Tile } from './tiles.ts'

/** '3', '03.', 'Step 3', '3. Text': the number that a tile begins with. */
const ordinal = /^(?:\p{L}{2,8}\s)?[#(]?(\d{1,2})(?:[.):]?$|[.)]\s)/u
const fewestNumbered = 4

/** The number printed at the start of a tile; null where it begins with none. */
export function readPrintedNumber(tile: Tile): number | null {
  const found = ordinal.exec(tile.blocks[0]?.lines[0]?.line.text ?? '')
  return found ? Number(found[1]) : null
}

/**
 * Tiles in the order of their printed numbers, in groups: around a ring or a curve nothing else tells it. Null unless they
 * are numbered 1, 2, 3 and on, each number once, and all that has none stands over them or under them.
 */
export function sortByPrintedNumbers(tiles: Tile[]): Tile[][] | null {
  const numbered = new Map(
    tiles.flatMap((tile) => {
      const number = readPrintedNumber(tile)
      return number === null ? [] : [[number, tile] as const]
    }),
  )
  const steps = [...numbered].sort(([a], [b]) => a - b)
  if (steps.length < fewestNumbered || !steps.every(([number], n) => number === n + 1)) return null
  const inOrder = steps.map(([, tile]) => tile)
  const [top, bottom] = [Math.min(...inOrder.map((one) => one.top)), Math.max(...inOrder.map((one) => one.bottom))]
  const others = tiles.filter((tile) => !inOrder.includes(tile))
  const over = others.filter((tile) => tile.bottom <= top)
  const under = others.filter((tile) => tile.top >= bottom)
  if (over.length + under.length < others.length) return null
  return [over, ...inOrder.map((tile) => [tile]), under]
}
