import type { Box, Line } from '#engine/deck-doc.ts'
import { sharedHeight, sharedWidth } from '#engine/geometry.ts'

/** A box of a quote reaches over the line next to it by less than this share of the lower one. */
const leastSharedHeight = 0.5
/** In fractions of the page: boxes that only touch share nothing. */
const leastSharedWidth = 0.001

/** Returns the width (fraction of the page) that boxes cover of another box; 0 where they only touch it. */
export function measureCover(box: Box, boxes: readonly Box[]): number {
  let covered = 0
  for (const one of boxes) {
    const width = sharedWidth(one, box)
    if (width < leastSharedWidth || sharedHeight(one, box) < leastSharedHeight * Math.min(one.height, box.height))
      continue
    covered += width
  }
  return Math.min(covered, box.width)
}

/** Returns the lines that boxes lie on, in their order. */
export const findLinesInBoxes = (lines: readonly Line[], boxes: readonly Box[]): Line[] =>
  lines.filter((line) => measureCover(line.box, boxes) > 0)
