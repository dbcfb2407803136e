import type { Tile } from './tiles.ts'

/** Tiles between white bands, in order; `widest` is the widest of these bands, in points. */
export type Cut = { groups: Tile[][]; widest: number }

/** Cuts tiles along the white bands that run through all of them, into rows or into columns. */
export function cutIntoBands(tiles: Tile[], from: 'top' | 'left', to: 'bottom' | 'right'): Cut {
  const sorted = [...tiles].sort((a, b) => a[from] - b[from])
  const groups: Tile[][] = []
  let group: Tile[] = []
  let end = Number.NEGATIVE_INFINITY
  let widest = 0
  for (const tile of sorted) {
    const slack = from === 'top' ? 0.15 * tile.size : 0
    if (tile[from] + slack >= end) {
      if (group.length > 0) widest = Math.max(widest, tile[from] - end)
      group = []
      groups.push(group)
    }
    group.push(tile)
    end = Math.max(end, tile[to] - slack)
  }
  return { groups, widest }
}
