import type { Line } from '#engine/deck-doc.ts'
import { gapBeside, heightOverlap, unionBox } from '#engine/geometry.ts'
import type { Slide } from '#engine/slides.ts'
import { findNearestLabel, isFigureAlone } from './find-kpis.ts'

const letters = /\p{L}/gu
/** A text with more letters beside its figures says itself what they are. */
const mostLetters = 7
const longestLabelChars = 90
/** In fractions of the page: a label at the left of a figure, with nothing between, stands no further away. */
const farthestLeft = 0.3
const sameRow = 0.5

/** Returns the labels that place gives a figure that says little itself ('€1.2M ARR'): at its left, below, above or right. */
export function findFigureLabels(slide: Slide, lines: readonly Line[], text: string): string[] {
  const [first] = lines
  if (!first || !/\d/u.test(text) || (text.match(letters)?.length ?? 0) > mostLetters) return []
  const others = [...slide.titleLines, ...slide.body.flatMap((block) => block.lines)].filter(
    (line) => !lines.includes(line) && /\p{L}{2}/u.test(line.text) && !isFigureAlone(line.text),
  )
  const short = others.filter((line) => line.text.length <= longestLabelChars)
  const value = { ...first, box: unionBox(lines.map((line) => line.box)) }
  const found = [findLabelAtLeft(value, short), findNearestLabel(value, short)]
  return [...new Set(found.flatMap((line) => (line ? [line.text] : [])))]
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
