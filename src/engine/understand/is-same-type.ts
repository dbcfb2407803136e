import type { Line } from '#engine/deck-doc.ts'

/** In points: sizes of one type as PDFs state them differ by less. */
const mostSizeGap = 0.5

/** Whether two lines are set in one size and weight. */
export const isSameType = (one: Line, other: Line): boolean =>
  Math.abs(one.fontSize - other.fontSize) < mostSizeGap && one.bold === other.bold
