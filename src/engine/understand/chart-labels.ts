import type { Line } from '#engine/deck-doc.ts'
import { bottomEdge, centreX, centreY, isInSameColumn, rightEdge } from '#engine/geometry.ts'
import { monthNames } from '#engine/lexicons/figure-units.ts'
import type { Slide } from '#engine/slides.ts'
import { isFigureAlone } from './find-kpis.ts'

const period = new RegExp(
  [
    String.raw`^\W*(?:(?:fy|h[12]|q[1-4]|year|yr|month|m|y|week|w)?\s?['’]?\s?(?:\d{1,2}|(?:19|20)\d\d)\s?(?:[eapf]|ytd)?`,
    String.raw`\d{1,2}\/\d{1,2}\/\d{2,4}|q[1-4][\s-]*['’]?\d{2,4})\W*$`,
  ].join('|'),
  'iu',
)
/** So many periods in one row are the axis of a chart. */
const fewestPeriods = 3
const sameRowHeights = 0.6

/**
 * Returns what a chart says of figures on it: the periods or names under them. Null where the lines belong to
 * something else: neither a number of an axis nor figures alone over a row of periods.
 */
export function findChartLabels(slide: Slide, lines: readonly Line[]): string[] | null {
  const texts = new Set([
    ...slide.body.flatMap((block) => block.lines),
    ...slide.titleLines,
    ...slide.furniture,
    ...(slide.doc.logos ?? []),
  ])
  if (lines.every((line) => !texts.has(line))) return []
  if (!lines.every((line) => isFigureAlone(line.text))) return null
  const axis = findPeriodAxis(slide.lines, lines)
  if (axis.length === 0) return null
  const left = Math.min(...axis.map((line) => line.box.x))
  const right = Math.max(...axis.map((line) => rightEdge(line.box)))
  if (!lines.every((line) => centreX(line.box) > left && centreX(line.box) < right)) return null
  const under = lines.flatMap((line) => axis.filter((tick) => isInSameColumn(tick.box, line.box)))
  return [...new Set(under.map((line) => line.text))]
}

/** The nearest row of periods under lines. */
function findPeriodAxis(all: readonly Line[], lines: readonly Line[]): Line[] {
  const bottom = Math.max(...lines.map((line) => bottomEdge(line.box)))
  const below = all
    .filter((line) => line.box.y >= bottom - line.box.height / 2 && isPeriod(line.text))
    .sort((a, b) => a.box.y - b.box.y)
  for (const first of below) {
    const row = below.filter(
      (line) => Math.abs(centreY(line.box) - centreY(first.box)) < sameRowHeights * first.box.height,
    )
    if (row.length >= fewestPeriods) return row
  }
  return []
}

function isPeriod(text: string): boolean {
  const bare = text.trim()
  if (period.test(bare)) return /[a-z/]|(?:19|20)\d\d/iu.test(bare)
  return bare.length <= 10 && (bare.match(monthNames)?.length ?? 0) > 0
}
