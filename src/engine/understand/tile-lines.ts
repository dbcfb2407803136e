import type { Line } from '#engine/deck-doc.ts'
import { isInside } from '#engine/geometry.ts'
import type { KpiPair } from '#engine/slides.ts'

/** In fractions of the page: the box of a tile is that of its lines. */
const tileSlack = 0.004

/** Returns the lines of a tile: those in its box that its quote is made of. */
export const listTileLines = (kpi: KpiPair, lines: readonly Line[]): Line[] =>
  lines.filter((line) => isInside(line.box, kpi.box, tileSlack) && kpi.quote.includes(line.text.trim()))
