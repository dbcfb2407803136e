import type { Line } from '#engine/deck-doc.ts'
import { gapBeside, gapsBetween, heightOverlap, unionBox } from '#engine/geometry.ts'
import type { Slide } from '#engine/slides.ts'
import { findNearestLabel, isFigureAlone } from './find-kpis.ts'

const letters = /\p{L}/gu
/** A text with more letters beside its figures says itself what they are. */
const mostLetters = 7
const longestLabelChars = 90
/** In fractions of the page: a label at the left of a figure, with nothing between, stands no further away. */
const farthestLeft = 0.3
const sameRow = 0.5

/** In heights of the figure: a label so close above or below is the figure's own, whatever stands at its left. */
const closeLabel = 0.8

/**
 * Returns the label that place gives a figure that says little itself ('€1.2M ARR'): one right above or below, else at its
 * left, else the nearest.
 */
export function findFigureLabels(slide: Slide, lines: readonly Line[], text: string): string[] {
  const [first] = lines
  const isBare = isFigureAlone(text) || (text.match(letters)?.length ?? 0) <= mostLetters
  if (!first || !/\d/u.test(text) || !isBare) return []
  const labels = [...slide.titleLines, ...slide.body.flatMap((block) => block.lines)].filter(
    (line) =>
      !lines.includes(line) &&
      !slide.sourceNotes.includes(line) &&
      /\p{L}{2}/u.test(line.text) &&
      line.text.length <= longestLabelChars &&
      !isFigureAlone(line.text),
  )
  const value = { ...first, box: unionBox(lines.map((line) => line.box)) }
  const nearest = findNearestLabel(value, labels)
  const gaps = nearest ? gapsBetween(nearest.box, value.box) : null
  const isClose = gaps !== null && gaps.x === 0 && gaps.y <= closeLabel * value.box.height
  const label = isClose ? nearest : (findLabelAtLeft(value, labels) ?? nearest)
  return label ? [label.text] : []
}

function findLabelAtLeft(value: Line, labels: readonly Line[]): Line | undefined {
  let best: Line | undefined
  for (const line of labels) {
    const gap = gapBeside(line.box, value.box)
    if (gap < 0 || gap > farthestLeft || heightOverlap(line.box, value.box) < sameRow) continue
    if (!best || line.box.x > best.box.x) best = line
  }
  return best
}
