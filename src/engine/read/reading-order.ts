import { type Cut, cutIntoBands } from './bands.ts'
import { joinBarsToLabels } from './bars-over-labels.ts'
import type { PlacedBlock } from './blocks.ts'
import { joinHeadingsToTexts } from './column-headings.ts'
import { isRightToLeft } from './fragments.ts'
import { splitOutOfFlow } from './out-of-flow.ts'
import { findOnPanel, isTableColumn, isTimelineBand, type Panel } from './panels.ts'
import { sortByPrintedNumbers } from './printed-order.ts'
import { areValuesOf, chooseCut, countJumps, isFigureColumn, isMarkerColumn } from './rows-or-columns.ts'
import { joinStepsOnLine } from './steps-on-line.ts'
import { buildTiles, placeTile, type Tile } from './tiles.ts'

/** More blocks than any slide has; such a page is read from the top, in time that stays in proportion. */
const mostBlocks = 1500
/** A title set beside the text is this much larger than all of it. */
const sideTitle = 1.25
const longestSideTitle = 60
/** Edges and middles of tiles under one another agree within this many ems. */
const sameEdge = 0.5

/**
 * Puts blocks in reading order. What stands on one painted panel (a card, a sidebar) stays together; blocks are joined
 * to tiles; then the page is cut along white bands, again and again (recursive XY cut, Nagy and Seth 1984). Where rows
 * and columns are both possible, the one that the content stream follows is taken, and the wider band where the stream
 * tells nothing. Pages in right-to-left script are read from the right. What belongs to no row or column comes last:
 * the numbers of a chart's axis, sideways type, the foot of the page. `panels` are in points, the smallest first.
 */
export function sortForReading(
  blocks: PlacedBlock[],
  pageHeight: number,
  panels: readonly Panel[] = [],
): PlacedBlock[] {
  if (blocks.length > mostBlocks) return [...blocks].sort((a, b) => a.top - b.top || a.left - b.left)
  const { body, shares, axes, sideways, footers } = splitOutOfFlow(blocks, pageHeight, panels)
  const mirrored = isMostlyRightToLeft(body)
  const ordered = orderOnPanels(body, panels, mirrored)
  return [...ordered, ...shares, ...axes, ...sideways, ...(mirrored ? footers.reverse() : footers)]
}

function isMostlyRightToLeft(blocks: PlacedBlock[]): boolean {
  let [rightToLeft, all] = [0, 0]
  for (const { lines } of blocks) {
    for (const { line } of lines) {
      all++
      if (
        isRightToLeft(line.text.codePointAt(0) ?? 0) ||
        isRightToLeft(line.text.codePointAt(line.text.length - 1) ?? 0)
      ) {
        rightToLeft++
      }
    }
  }
  return rightToLeft * 2 > all
}

/** Orders what stands on each panel by itself, the smallest panel first, and then goes on with it as one tile. */
function orderOnPanels(blocks: PlacedBlock[], panels: readonly Panel[], mirrored: boolean): PlacedBlock[] {
  let loose = blocks
  let cards: Tile[] = []
  const order = (single: PlacedBlock[], tiles: Tile[]): PlacedBlock[] => {
    const all = [...buildTiles(single), ...tiles]
    return orderTiles(mirrored ? all.map(mirror) : all).flatMap((tile) => tile.blocks)
  }
  for (const panel of panels) {
    const all = [...loose, ...cards]
    const members = findOnPanel(panel, all)
    if (members === null || isTableColumn(panel, members, all, panels) || isTimelineBand(panel, members, all)) continue
    const taken = new Set(members)
    const card = placeTile(
      order(
        loose.filter((one) => taken.has(one)),
        cards.filter((one) => taken.has(one)),
      ),
    )
    loose = loose.filter((one) => !taken.has(one))
    cards = [...cards.filter((one) => !taken.has(one)), card]
  }
  return order(loose, cards)
}

const mirror = (tile: Tile): Tile => ({ ...tile, left: -tile.right, right: -tile.left })

function orderTiles(apart: Tile[]): Tile[] {
  if (apart.length < 2) return apart
  const tiles = joinHeadingsToTexts(joinStepsOnLine(joinBarsToLabels(apart)))
  const counted = sortByPrintedNumbers(tiles)
  if (counted !== null) return counted.flatMap(orderTiles)
  const rows = cutIntoBands(tiles, 'top', 'bottom')
  const columns = cutIntoColumns(tiles)
  if (columns.groups.length === 1 && rows.groups.length === 1) return sortUncut(tiles)
  if (rows.groups.length === 1) return columns.groups.flatMap(orderTiles)
  const [side = [], ...others] = columns.groups
  if (isSideTitle(side, others)) return [...side, ...orderTiles(others.flat())]
  const parts = joinIntoRegions(rows.groups)
  if (parts.length > 1) return parts.flatMap(orderTiles)
  if (columns.groups.length === 1) return rows.groups.flatMap(orderTiles)
  const [head = [], ...rest] = rows.groups
  if (isHeading(head, rest)) return [...orderTiles(head), ...orderTiles(rest.flat())]
  return chooseCut(tiles, rows, columns).groups.flatMap(orderTiles)
}

/** Columns; one of numbers or marks only is joined to the one that it numbers, values to their labels. */
function cutIntoColumns(tiles: Tile[]): Cut {
  const { groups, widest } = cutIntoBands(tiles, 'left', 'right')
  const joined: Tile[][] = []
  let labelled = false
  for (const [n, group] of groups.entries()) {
    const before = groups[n - 1]
    labelled = before !== undefined && (labelled || !isFigureColumn(before)) && areValuesOf(before, group)
    if (labelled || (before !== undefined && isMarkerColumn(before))) joined.at(-1)?.push(...group)
    else joined.push([...group])
  }
  return { groups: joined, widest }
}

/**
 * Joins rows one under the other as long as white bands run down through all of them: columns may be read there. A row
 * that closes such a band, or whose tiles stand under none of those above, starts a region of its own.
 */
function joinIntoRegions(rows: Tile[][]): Tile[][] {
  const joined: Tile[][] = []
  let region: Tile[] = []
  for (const row of rows) {
    const divided = isHeading(region, [row]) || isHeading(row, [region])
    if (region.length > 0 && !divided && continuesRegion(region, row)) {
      region.push(...row)
    } else {
      region = [...row]
      joined.push(region)
    }
  }
  return joined
}

function continuesRegion(region: Tile[], row: Tile[]): boolean {
  const both = cutIntoBands([...region, ...row], 'left', 'right')
  if (both.groups.length === 1 || isShifted(region, row)) return false
  const most = Math.max(
    cutIntoBands(region, 'left', 'right').groups.length,
    cutIntoBands(row, 'left', 'right').groups.length,
  )
  const apart = Math.min(...row.map((tile) => tile.top)) - Math.max(...region.map((tile) => tile.bottom))
  return both.groups.length >= most || apart < both.widest
}

/**
 * Whether a row of three or more tiles is set to other columns than the three or more above it, and the content stream
 * writes those above first.
 */
function isShifted(region: Tile[], row: Tile[]): boolean {
  if (row.length < 3 || cutIntoColumns(region).groups.length < 3) return false
  const under = row.filter((tile) => region.some((other) => sharesEdge(tile, other)))
  return under.length * 2 < row.length && countJumps([...region, ...row], { groups: [region, row] }) <= 0
}

function sharesEdge(a: Tile, b: Tile): boolean {
  const middle = Math.abs(a.left + a.right - b.left - b.right) / 2
  const nearest = Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right), middle)
  return nearest < sameEdge * Math.min(a.size, b.size)
}

/** A single tile whose type is larger than that of all the others: it speaks for what follows. */
function isHeading(head: Tile[], rest: Tile[][]): boolean {
  const [title] = head
  if (title === undefined || head.length > 1) return false
  return rest.every((row) => row.every((tile) => title.size >= 1.15 * tile.size))
}

/** A short title alone in the first column, in larger type than all that stands beside it. */
function isSideTitle(side: Tile[], others: Tile[][]): boolean {
  const [title] = side
  if (title === undefined || side.length > 1 || others.length === 0) return false
  const text = title.blocks.flatMap(({ lines }) => lines.map(({ line }) => line.text)).join(' ')
  if (text.length > longestSideTitle || !/\p{L}{2}/u.test(text) || /\d/.test(text)) return false
  return others.every((column) => column.every((tile) => title.size >= sideTitle * tile.size))
}

/** Tiles that overlap so that no white band divides them: from the top, side by side from the left. */
function sortUncut(tiles: Tile[]): Tile[] {
  return [...tiles].sort((a, b) => {
    const sideBySide = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(a.size, b.size)
    return sideBySide ? a.left - b.left : a.top - b.top
  })
}
