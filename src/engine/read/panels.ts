import { figure, type PlacedBlock } from './blocks.ts'
import type { Tile } from './tiles.ts'

/** A painted area, in displayed points. */
export type Panel = { left: number; top: number; right: number; bottom: number }

/** A painted area as the page tells it, in fractions of the page. */
type Painted = { left: number; top: number; right: number; bottom: number }

/** Shares of the page: smaller areas are ornament, larger ones the ground of the page. */
const smallest = 0.008
const largest = 0.55
const mostPanels = 200
const widestShadow = 0.09
const unevenShadow = 0.03
const sameArea = 0.002
/** Share of a block's area that lies on the panel it belongs to; a block that lies on it in part speaks against it. */
const inside = 0.8
const outside = 0.2
const mostlyFigures = 0.6
const bandRatio = 3

/** The painted areas that may hold a card, a sidebar, a tile; none where a page has too many to tell anything. */
export function findPanels(painted: readonly Painted[], width: number, height: number): Panel[] {
  const panels = painted.filter((one) => measureArea(one) >= smallest && measureArea(one) <= largest)
  if (panels.length > mostPanels) return []
  return panels
    .filter((one) => !panels.some((other) => isShadowOf(one, other)))
    .map(({ left, top, right, bottom }) => ({
      left: left * width,
      top: top * height,
      right: right * width,
      bottom: bottom * height,
    }))
    .sort((a, b) => measureArea(a) - measureArea(b))
}

/** Whether an area surrounds a smaller one evenly and closely: soft shadows are pictures that reach over their card. */
function isShadowOf(outer: Painted, inner: Painted): boolean {
  const margins = [
    inner.left - outer.left,
    outer.right - inner.right,
    inner.top - outer.top,
    outer.bottom - inner.bottom,
  ]
  const [left = 0, right = 0, above = 0, below = 0] = margins
  if (margins.some((margin) => margin < 0 || margin > widestShadow) || Math.max(...margins) < sameArea) return false
  return Math.abs(left - right) < unevenShadow && Math.abs(above - below) < unevenShadow
}

const measureArea = (one: Panel) => (one.right - one.left) * (one.bottom - one.top)

/** Part (0 to 1) of a block or tile that lies on a panel. */
function measureShareOn(panel: Panel, one: PlacedBlock | Tile): number {
  const wide = Math.min(panel.right, one.right) - Math.max(panel.left, one.left)
  const high = Math.min(panel.bottom, one.bottom) - Math.max(panel.top, one.top)
  return wide <= 0 || high <= 0 ? 0 : (wide * high) / Math.max(1e-6, measureArea(one))
}

/** What stands on a panel, of several blocks and cards; null when that is not two of them or more, and not all. */
export function findOnPanel<One extends PlacedBlock | Tile>(panel: Panel, all: readonly One[]): One[] | null {
  const members: One[] = []
  for (const one of all) {
    const share = measureShareOn(panel, one)
    if (share >= inside) members.push(one)
    else if (share > outside) return null
  }
  return members.length > 1 && members.length < all.length ? members : null
}

/**
 * Whether a panel is but the ground of a column of a table: what stands on it stands in rows with what is beside the
 * panel, and that has no panel of the same height of its own; or it is a column of figures.
 */
export function isTableColumn(
  panel: Panel,
  members: ReadonlyArray<PlacedBlock | Tile>,
  all: ReadonlyArray<PlacedBlock | Tile>,
  panels: readonly Panel[],
): boolean {
  const twins = panels.filter((other) => other !== panel && isTwin(panel, other))
  const others = all.filter((one) => !members.includes(one))
  const inRows = (among: typeof others) => members.filter((one) => among.some((other) => isInRow(one, other)))
  const bare = others.filter((one) => !twins.some((twin) => measureShareOn(twin, one) >= inside))
  if (inRows(bare).length >= Math.max(2, members.length / 2)) return true
  return members.filter(isFigure).length >= mostlyFigures * members.length && inRows(others).length >= 2
}

/**
 * Whether a panel is but a band that runs through several columns (the dates of a timeline on their bar): the content
 * stream leaves it again and again for what stands over and under it.
 */
export function isTimelineBand(
  panel: Panel,
  members: ReadonlyArray<PlacedBlock | Tile>,
  all: ReadonlyArray<PlacedBlock | Tile>,
): boolean {
  if (panel.right - panel.left < bandRatio * (panel.bottom - panel.top)) return false
  const stream = [...all].sort((a, b) => a.first - b.first).map((one) => members.includes(one))
  const visits = stream.filter((on, n) => on && !stream[n - 1]).length
  return visits > 2 && visits * 2 > members.length
}

function isTwin(panel: Panel, other: Panel): boolean {
  const near = 0.05 * (panel.bottom - panel.top)
  const apart = other.left >= panel.right - near || other.right <= panel.left + near
  return apart && Math.abs(panel.top - other.top) <= near && Math.abs(panel.bottom - other.bottom) <= near
}

function isInRow(one: PlacedBlock | Tile, other: PlacedBlock | Tile): boolean {
  const near = 0.35 * Math.min(one.size, other.size)
  const middle = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2
  return Math.min(Math.abs(one.top - other.top), middle) < near
}

function isFigure(one: PlacedBlock | Tile): boolean {
  const lines = 'lines' in one ? one.lines : one.blocks.flatMap((block) => block.lines)
  return lines.length === 1 && figure.test(lines[0]?.line.text ?? '')
}
