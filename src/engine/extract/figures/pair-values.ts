import { bottomEdge, centreY, gapBelow, gapBeside, heightOverlap, rightEdge, widthOverlap } from '#engine/geometry.ts'
import type { TextItem } from './text-items.ts'

/** `header` stands over the value, `corner` over the label, when both form a table's row. */
export type ValuePair = {
  value: TextItem
  label: TextItem
  header: TextItem | null
  corner: TextItem | null
  direction: Direction
}
type Direction = 'below' | 'above' | 'right' | 'left'

const letters = /\p{L}/gu
// In fractions of the page: labels further away belong to other values.
const mostGapAboveOrBelow = 0.07
const mostCostToRight = 0.06
const mostGapToLeft = 0.5

/** An item with more letters beside its figures is text, not a value. */
const mostValueLetters = 7

/** Whether an item is a figure and little else: '$80k', '~3%', '18 months', '$1.5M ARR'. `bare` is its text without figures. */
export const isValue = (item: TextItem, bare: string): boolean =>
  item.text.length <= 40 && (bare.match(letters)?.length ?? 0) <= mostValueLetters

/**
 * Binds values to labels by place. All values of a slide that stand in one column or row are read in the same direction:
 * the one in which most of them find a label near.
 */
export function pairValues(
  values: readonly TextItem[],
  labels: readonly TextItem[],
  others: readonly TextItem[],
): ValuePair[] {
  const byDirection = (['left', 'below', 'above', 'right'] as const).map((direction) => ({
    direction,
    pairs: values.flatMap((value) => {
      const label = findNearestLabel(value, { labels, values }, direction)
      return label ? [{ value, label, header: null, corner: null, direction }] : []
    }),
  }))
  const result: ValuePair[] = []
  for (const value of values) {
    const options = byDirection.flatMap(({ direction, pairs }) => {
      const pair = pairs.find((one) => one.value === value)
      if (!pair) return []
      const shared = pairs.filter((one) => one !== pair && one.label === pair.label).length
      return [
        {
          pair,
          cost:
            measureGap(value, pair.label, direction) +
            (direction === 'left' ? 0 : shared * 0.05) -
            scoreSupport(pairs, value),
        },
      ]
    })
    const best = options.sort((a, b) => a.cost - b.cost)[0]
    if (!best) continue
    const { pair } = best
    result.push({ ...pair, header: pair.direction === 'left' ? findHeader(value, pair.label, others) : null })
  }
  return result.map((pair) => keepTableHeader(pair, result, others))
}

/** A header counts only in a table: another value in the same row, or another row under the same header. */
function keepTableHeader(pair: ValuePair, all: readonly ValuePair[], others: readonly TextItem[]): ValuePair {
  const { header, label } = pair
  if (!header) return pair
  const table = all.some(
    (one) => one !== pair && one.direction === 'left' && (one.label === label || one.header === header),
  )
  return table ? { ...pair, corner: findCorner(label, header, others) } : { ...pair, header: null }
}

/** Values that stand alike and find their label the same way make the direction likelier. */
const scoreSupport = (pairs: readonly ValuePair[], value: TextItem): number =>
  0.004 * pairs.filter((one) => one.value !== value && isSetAlike(one.value, value)).length
const isSetAlike = (a: TextItem, b: TextItem): boolean =>
  Math.abs((a.lines[0]?.fontSize ?? 0) - (b.lines[0]?.fontSize ?? 0)) < 1 &&
  (widthOverlap(a.box, b.box) > 0.3 || heightOverlap(a.box, b.box) > 0.3)

function measureGap(value: TextItem, label: TextItem, direction: Direction): number {
  const [a, b] = [value.box, label.box]
  if (direction === 'below') return gapBelow(a, b)
  if (direction === 'above') return gapBelow(b, a) + 0.005
  if (direction === 'right') return gapBeside(a, b) * 0.6
  return gapBeside(b, a) * 0.25
}

function findNearestLabel(
  value: TextItem,
  { labels, values }: { labels: readonly TextItem[]; values: readonly TextItem[] },
  direction: Direction,
): TextItem | null {
  let best: TextItem | null = null
  let least = Number.POSITIVE_INFINITY
  for (const label of labels) {
    if (label === value) continue
    const vertical = direction === 'below' || direction === 'above'
    if (vertical ? widthOverlap(value.box, label.box) < 0.3 : !isInSameRow(value, label)) continue
    const distance = measureGap(value, label, direction)
    const toLeft = isRowOfTable(value, label, values) ? 1 : mostGapToLeft
    const limit = vertical ? mostGapAboveOrBelow : direction === 'right' ? mostCostToRight : toLeft * 0.25
    if (distance < -0.015 || distance > limit || distance >= least) continue
    best = label
    least = distance
  }
  return best
}

/** Other values between a label and a value lead from one to the other, however far they are apart. */
const isRowOfTable = (value: TextItem, label: TextItem, values: readonly TextItem[]): boolean =>
  values.some((one) => one !== value && isInSameRow(one, label) && one.box.x > label.box.x && one.box.x < value.box.x)

/** A row's label stands level with its value; a paragraph beside a number does not. */
function isInSameRow(value: TextItem, label: TextItem): boolean {
  const height = Math.max(value.lines[0]?.box.height ?? 0, label.lines[0]?.box.height ?? 0)
  const apart = centreY(value.box) - centreY(label.box)
  return label.lines.length <= 2 && Math.abs(apart) <= height * 0.75
}

const emptyCell = /(?:^|\s)[–—-]$/u

/** The short item over a table cell: nearest above the cell, over the row's label line too. */
function findHeader(value: TextItem, label: TextItem, others: readonly TextItem[]): TextItem | null {
  let best: TextItem | null = null
  for (const one of others) {
    if (one === value || bottomEdge(one.box) > value.box.y + 0.005 || one.text.length > 24) continue
    // A cell of another row that holds no figure: '–' behind its label.
    if (emptyCell.test(one.text)) continue
    if (widthOverlap(one.box, value.box) < 0.3 || one.box.x < rightEdge(label.box)) continue
    if (!best || one.box.y > best.box.y) best = one
  }
  return best
}

/** What stands over a row's label in the header's row: 'Plan', 'Per plant'. */
const findCorner = (label: TextItem, header: TextItem, others: readonly TextItem[]): TextItem | null =>
  others.find(
    (one) => one !== header && heightOverlap(one.box, header.box) > 0.5 && widthOverlap(one.box, label.box) > 0.3,
  ) ?? null
