import type { Block, Box, Line } from '#engine/deck-doc.ts'
import {
  bottomEdge,
  centreY,
  gapBelow,
  gapBeside,
  isInSameColumn,
  rightEdge,
  sharedWidth,
  unionBox,
} from '#engine/geometry.ts'
import { currencyCodesOfFigures, unitsOfFigures } from '#engine/lexicons/figure-units.ts'
import type { KpiPair } from '#engine/slides.ts'

const largeOfBody = 1.5
const longestValue = 24
const farthest = 3.6
const widestGap = 0.06
const mostLabelLines = 3
const kpiValue = new RegExp(
  [
    `^[~≈<>+±]?\\s?(?:(?:US|C|A|R|${currencyCodesOfFigures})?\\s?[$€£¥₹₦₽₺₩]?|`,
    `(?:${currencyCodesOfFigures})\\.?)\\s?\\d[\\d.,\\s]*(?:[-–]\\s?[$€£]?\\d[\\d.,]*)?\\s?`,
    `(?:(?:${unitsOfFigures}|${currencyCodesOfFigures})\\.?\\s?)*\\+?$`,
  ].join(''),
  'i',
)

/** Whether a text is a figure with its signs and units and nothing else ('$1.2M', '1 000 000 PLN', '12 min.'). */
export const isFigureAlone = (text: string): boolean => text.length <= longestValue && kpiValue.test(text.trim())

/**
 * KPI tiles: a number set at 1.5 times the body size with the nearest label below, above, right or left of it. Numbers
 * that count what they stand beside (1, 2, 3; 01, 02, 03) are none.
 */
export function findKpis(blocks: readonly Block[], bodySize: number, titleLines: readonly Line[]): KpiPair[] {
  const lines = blocks.flatMap((block) => block.lines).filter((line) => !titleLines.includes(line))
  const large = lines.filter((line) => line.fontSize >= bodySize * largeOfBody && isFigureAlone(line.text))
  const counted = findCountingNumbers(large)
  const values = large.filter((line) => !counted.has(line))
  const labels = lines.filter((line) => !large.includes(line) && /\p{L}{2}/u.test(line.text))
  return values.flatMap((value) => {
    const first = findNearestLabel(value, labels)
    if (!first) return []
    const label = addFollowing(first, labels, value)
    const labelText = label.map((line) => line.text).join(' ')
    const before =
      centreY(first.box) < value.box.y || (rightEdge(first.box) <= value.box.x && first.box.y < bottomEdge(value.box))
    const quote = before ? `${labelText} ${value.text}` : `${value.text} ${labelText}`
    return [
      { value: value.text.trim(), label: labelText, quote, box: unionBox([value.box, ...label.map((one) => one.box)]) },
    ]
  })
}

/** Bare whole numbers of one type that count up from 0 or 1, at least two of them, or are written 01, 02. */
function findCountingNumbers(lines: readonly Line[]): Set<Line> {
  const counted = new Set<Line>()
  const bare = lines.filter((line) => /^\d{1,2}$/.test(line.text.trim()))
  for (const line of bare) {
    const alike = bare.filter((other) => Math.abs(other.fontSize - line.fontSize) < 0.5)
    const numbers = [...new Set(alike.map((other) => Number(other.text)))].sort((a, b) => a - b)
    const first = numbers[0] ?? 0
    const isCount = numbers.length > 1 && first <= 1 && numbers.every((number, n) => number === first + n)
    if (isCount || /^0\d$/.test(line.text.trim())) counted.add(line)
  }
  return counted
}

/** Returns the label of a number: the nearest in heights of the number, where one below counts as nearer than one above or far beside, as tiles are set. */
export function findNearestLabel(value: Line, labels: readonly Line[]): Line | undefined {
  let best: { line: Line; distance: number } | undefined
  for (const line of labels) {
    const distance = getLabelDistance(value.box, line.box)
    if (distance !== null && distance <= farthest && (!best || distance < best.distance)) best = { line, distance }
  }
  return best?.line
}

function getLabelDistance(value: Box, label: Box): number | null {
  const shared = sharedWidth(value, label)
  const below = gapBelow(value, label)
  const above = gapBelow(label, value)
  if (shared > 0 && below > -value.height * 0.3) return Math.max(0, below) / value.height
  if (shared > 0 && above > -value.height * 0.3) return (Math.max(0, above) / value.height) * 1.4 + 0.3
  const sameRow = label.y < bottomEdge(value) && bottomEdge(label) > value.y
  const right = gapBeside(value, label)
  if (sameRow && right >= 0 && right <= widestGap) return 0.3 + (0.6 * right) / widestGap
  const left = gapBeside(label, value)
  if (sameRow && left >= 0 && left <= widestGap) return 0.6 + (0.6 * left) / widestGap
  return null
}

/** The lines that continue the label under it in the same type. */
function addFollowing(first: Line, labels: readonly Line[], value: Line): Line[] {
  const found = [first]
  const column = labels
    .filter((line) => line.box.y > first.box.y && Math.abs(line.fontSize - first.fontSize) < 0.5)
    .sort((a, b) => a.box.y - b.box.y)
  for (const line of column) {
    const last = found.at(-1) ?? first
    const gap = gapBelow(last.box, line.box)
    const overlaps = isInSameColumn(line.box, last.box)
    const beforeValue = first.box.y > value.box.y || bottomEdge(line.box) <= centreY(value.box)
    if (overlaps && gap < last.box.height * 0.8 && beforeValue && found.length < mostLabelLines) found.push(line)
  }
  return found
}
