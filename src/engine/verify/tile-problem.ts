import type { Box } from '#engine/deck-doc.ts'
import { distanceBetween, gapsBetween } from '#engine/geometry.ts'
import type { QuoteFault } from '#engine/reasons/fault.ts'
import type { TextIndex } from '#engine/text/text-index.ts'
import { bareNumber, linesBeside, type SeenLine } from './lines-beside.ts'

/** Another label must stand this much nearer to the number to be its own. */
const clearlyNearer = 0.75
const isLabel = (line: SeenLine) => /\p{L}{2}/u.test(line.text) && !bareNumber.test(line.text)

/**
 * Tiles follow each other in reading order, so the label of one and the number of the next are adjacent text and yet
 * say nothing together. The cause when the first or last line of a found quote is a number alone that stands nearer to
 * a label outside the quote; null otherwise.
 */
export function tileProblem(text: TextIndex, span: { start: number; end: number }): QuoteFault | null {
  if (!/\d/.test(text.normal.text.slice(span.start, span.end)) || !runsOverLines(text, span)) return null
  const lines = linesBeside(text, [span])
  const inside = lines.filter((line) => line.inside)
  for (const [number, label] of [inside.slice(0, 2), inside.slice(-2).reverse()]) {
    if (!number || !label || number.block === label.block || !bareNumber.test(number.text) || !isLabel(label)) continue
    const reach = distanceBetween(number.box, label.box) * clearlyNearer
    const inRow = isInOneRow(number, label)
    const other = lines.find(
      (line) =>
        !line.inside &&
        isLabel(line) &&
        (!inRow || isInOneRow(number, line)) &&
        !isBetween(number.box, line.box, label.box) &&
        distanceBetween(number.box, line.box) < reach,
    )
    if (other) return { fault: 'other-label', number: number.text, label: other.text }
  }
  return null
}

/** A table's cell belongs to the label of its row, however near the next row's text is. */
const isInOneRow = (one: SeenLine, other: SeenLine) => gapsBetween(one.box, other.box).y === 0

/** A tile's heading between its number and its text. */
function isBetween(above: Box, middle: Box, below: Box): boolean {
  const overlaps = [above, below].every((box) => gapsBetween(box, middle).x === 0)
  return overlaps && (middle.y - above.y) * (below.y - middle.y) > 0
}

function runsOverLines(text: TextIndex, { start, end }: { start: number; end: number }): boolean {
  for (const at of text.lineEnds) if (at > start && at < end) return true
  return false
}
