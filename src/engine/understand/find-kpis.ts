import type { Block, Box, Line } from '#engine/deck-doc.ts'
import type { KpiPair } from '#engine/slides.ts'
import { unionBox } from './boxes.ts'

const largeOfBody = 1.5
const longestValue = 24
const farthest = 3.6
const widestGap = 0.06
const mostLabelLines = 3
const kpiValue =
  /^[~≈<>+±]?\s?(?:US|USD|EUR|GBP|C|A)?\s?[$€£¥₹₦]?\s?\d[\d.,\s]*(?:[-–]\s?[$€£]?\d[\d.,]*)?\s?(?:%|x|×|\+|k|m|mm|b|bn|t|mio|mrd|million|billion|thousand|trillion|years?|months?|days?|hours?|hrs?|min|usd|eur|euros?|€|\$|£)*\+?$/i

/** KPI tiles: a number set at 1.5 times the body size with the nearest label below, above or right of it. */
export function findKpis(blocks: readonly Block[], bodySize: number, titleLines: readonly Line[]): KpiPair[] {
  const lines = blocks.flatMap((block) => block.lines).filter((line) => !titleLines.includes(line))
  const values = lines.filter(
    (line) =>
      line.fontSize >= bodySize * largeOfBody && line.text.length <= longestValue && kpiValue.test(line.text.trim()),
  )
  const labels = lines.filter((line) => !values.includes(line) && /\p{L}{2}/u.test(line.text))
  return values.flatMap((value) => {
    const first = nearestLabel(value, labels)
    if (!first) return []
    const label = withFollowing(first, labels, value)
    const labelText = label.map((line) => line.text).join(' ')
    const above = first.box.y + first.box.height / 2 < value.box.y
    const quote = above ? `${labelText} ${value.text}` : `${value.text} ${labelText}`
    return [
      { value: value.text.trim(), label: labelText, quote, box: unionBox([value.box, ...label.map((one) => one.box)]) },
    ]
  })
}

/** Distance in heights of the number; a label below counts as nearer than one above, since that is how tiles are set. */
function nearestLabel(value: Line, labels: readonly Line[]): Line | undefined {
  let best: { line: Line; distance: number } | undefined
  for (const line of labels) {
    const distance = labelDistance(value.box, line.box)
    if (distance !== null && distance <= farthest && (!best || distance < best.distance)) best = { line, distance }
  }
  return best?.line
}

function labelDistance(value: Box, label: Box): number | null {
  const shared = Math.min(value.x + value.width, label.x + label.width) - Math.max(value.x, label.x)
  const below = label.y - (value.y + value.height)
  const above = value.y - (label.y + label.height)
  if (shared > 0 && below > -value.height * 0.3) return Math.max(0, below) / value.height
  if (shared > 0 && above > -value.height * 0.3) return (Math.max(0, above) / value.height) * 1.4 + 0.3
  const sameRow = label.y < value.y + value.height && label.y + label.height > value.y
  const gap = label.x - (value.x + value.width)
  if (sameRow && gap >= 0 && gap <= widestGap) return 0.6 + gap / widestGap
  return null
}

/** The lines that continue the label under it in the same type. */
function withFollowing(first: Line, labels: readonly Line[], value: Line): Line[] {
  const found = [first]
  const column = labels
    .filter((line) => line.box.y > first.box.y && Math.abs(line.fontSize - first.fontSize) < 0.5)
    .sort((a, b) => a.box.y - b.box.y)
  for (const line of column) {
    const last = found.at(-1) ?? first
    const gap = line.box.y - (last.box.y + last.box.height)
    const overlaps = line.box.x < last.box.x + last.box.width && last.box.x < line.box.x + line.box.width
    const beforeValue = first.box.y > value.box.y || line.box.y + line.box.height <= value.box.y + value.box.height / 2
    if (overlaps && gap < last.box.height * 0.8 && beforeValue && found.length < mostLabelLines) found.push(line)
  }
  return found
}
