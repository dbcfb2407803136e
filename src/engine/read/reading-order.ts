import { figure, type PlacedBlock } from './blocks.ts'
import { buildTiles, type Tile } from './tiles.ts'

const numbering = /^[#(]?\d{1,2}[.):]?$|^\P{L}$/u
/** How far rows are preferred in a grid, and columns in text, before the votes are counted. */
const gridBias = 0.8
const textBias = -1.2
const mostlyAligned = 0.7
/** Small type below this height of the page is its foot, which belongs to no column. */
const footBelow = 0.9
/** More blocks than any slide has; such a page is read from the top, in time that stays in proportion. */
const mostBlocks = 1500

/**
 * Puts blocks in reading order: tiles first, then the page is cut along white bands, again and again (recursive XY
 * cut, Nagy and Seth 1984). Where rows and columns are both possible, the one that the content stream follows is
 * taken, and the wider band where the stream tells nothing. The foot of the page comes last.
 */
export function inReadingOrder(blocks: PlacedBlock[], pageHeight: number): PlacedBlock[] {
  if (blocks.length > mostBlocks) return [...blocks].sort((a, b) => a.top - b.top || a.left - b.left)
  const usual = [...blocks].sort((a, b) => a.size - b.size)[Math.floor(blocks.length / 2)]?.size ?? 0
  const isFoot = (block: PlacedBlock) => block.top > footBelow * pageHeight && block.size < 0.9 * usual
  const body = orderTiles(buildTiles(blocks.filter((block) => !isFoot(block))))
  const feet = blocks.filter(isFoot).sort((a, b) => a.left - b.left)
  return [...body.flatMap((tile) => tile.blocks), ...feet]
}

function orderTiles(tiles: Tile[]): Tile[] {
  if (tiles.length < 2) return tiles
  const rows = bands(tiles, 'top', 'bottom')
  const columns = columnsOf(tiles)
  if (columns.groups.length === 1 && rows.groups.length === 1) return withoutCut(tiles)
  if (rows.groups.length === 1) return columns.groups.flatMap(orderTiles)
  const parts = regions(rows.groups)
  if (columns.groups.length === 1 || parts.length > 1) return parts.flatMap(orderTiles)
  const [head = [], ...rest] = rows.groups
  if (isHeading(head, rest)) return [...orderTiles(head), ...orderTiles(rest.flat())]
  return better(tiles, rows, columns).groups.flatMap(orderTiles)
}

type Cut = { groups: Tile[][]; widest: number }

function bands(tiles: Tile[], from: 'top' | 'left', to: 'bottom' | 'right'): Cut {
  const sorted = [...tiles].sort((a, b) => a[from] - b[from])
  const groups: Tile[][] = []
  let group: Tile[] = []
  let end = Number.NEGATIVE_INFINITY
  let widest = 0
  for (const tile of sorted) {
    const slack = from === 'top' ? 0.15 * tile.size : 0
    if (tile[from] + slack >= end) {
      if (group.length > 0) widest = Math.max(widest, tile[from] - end)
      group = []
      groups.push(group)
    }
    group.push(tile)
    end = Math.max(end, tile[to] - slack)
  }
  return { groups, widest }
}

/** Columns; one of numbers or marks only is joined to the one that it numbers. */
function columnsOf(tiles: Tile[]): Cut {
  const { groups, widest } = bands(tiles, 'left', 'right')
  const joined: Tile[][] = []
  for (const [n, group] of groups.entries()) {
    const before = groups[n - 1]
    if (before !== undefined && isMarkerColumn(before)) joined.at(-1)?.push(...group)
    else joined.push([...group])
  }
  return { groups: joined, widest }
}

/** A column of nothing but numbers or marks of what stands beside them. */
const isMarkerColumn = (column: Tile[]) => isListOf(column, numbering)

/** A column of figures under one another: each belongs to what its row begins with. */
const isFigureColumn = (column: Tile[]) => isListOf(column, figure)

const textOf = (tile: Tile) => tile.blocks[0]?.lines[0]?.line.text ?? ''

function isListOf(column: Tile[], pattern: RegExp): boolean {
  const isLone = ({ blocks: [block, other] }: Tile) => block?.lines.length === 1 && other === undefined
  return column.length > 1 && column.every(isLone) && column.every((tile) => pattern.test(textOf(tile)))
}

/**
 * Joins rows one under the other as long as white bands run down through all of them: columns may be read there. A row
 * that closes such a band starts a region of its own where it stands further off than columns do.
 */
function regions(rows: Tile[][]): Tile[][] {
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
  const both = columnsOf([...region, ...row])
  if (both.groups.length === 1) return false
  const most = Math.max(columnsOf(region).groups.length, columnsOf(row).groups.length)
  const apart = Math.min(...row.map((tile) => tile.top)) - Math.max(...region.map((tile) => tile.bottom))
  return both.groups.length >= most || apart < both.widest
}

/** A single tile whose type is larger than that of all the others: it speaks for what follows. */
function isHeading(head: Tile[], rest: Tile[][]): boolean {
  const [title] = head
  if (title === undefined || head.length > 1) return false
  return rest.every((row) => row.every((tile) => title.size >= 1.15 * tile.size))
}

/**
 * Rows or columns. What stands side by side is read along the rows where it is aligned (cells, cards), and down the
 * columns where it is not; which of them the content stream follows, which bands are wider, and whether columns have
 * headings of their own weighs too.
 */
function better(tiles: Tile[], rows: Cut, columns: Cut): Cut {
  const unaligned = { ...columns, groups: joinAligned(columns.groups) }
  const isGrid = unaligned.groups.length === 1
  const cut = isGrid ? columns : unaligned
  const stream = Math.max(-2, Math.min(2, jumps(tiles, cut) - jumps(tiles, rows)))
  const space = Math.max(-1, Math.min(1, Math.log2((rows.widest + 1) / (columns.widest + 1))))
  const headed = isHeaded(rows, columns) ? 2 : 0
  const figures = isGrid && columns.groups.some(isFigureColumn) ? 2 : 0
  return stream + figures + 0.5 * space + (isGrid ? gridBias : textBias) - headed >= 0 ? rows : cut
}

/** Joins neighbouring columns whose tiles are aligned: together they are a table. */
function joinAligned(columns: Tile[][]): Tile[][] {
  const joined: Tile[][] = []
  for (const [n, column] of columns.entries()) {
    const before = columns[n - 1]
    if (before !== undefined && aligned(before, column) >= mostlyAligned) joined.at(-1)?.push(...column)
    else joined.push([...column])
  }
  return joined
}

/** Share of tiles, of those that have company in the other column, whose top, middle or bottom agrees with it. */
function aligned(left: Tile[], right: Tile[]): number {
  let [paired, agreeing] = [0, 0]
  for (const [column, other] of [
    [left, right],
    [right, left],
  ] as const) {
    for (const tile of column) {
      const beside = other.filter((one) => one.top < tile.bottom && tile.top < one.bottom)
      if (beside.length > 0) paired++
      if (beside.some((one) => agree(tile, one))) agreeing++
    }
  }
  return paired === 0 ? 1 : agreeing / paired
}

function agree(a: Tile, b: Tile): boolean {
  const near = 0.35 * Math.min(a.size, b.size)
  const middle = Math.abs(a.top + a.bottom - b.top - b.bottom) / 2
  return Math.min(Math.abs(a.top - b.top), Math.abs(a.bottom - b.bottom), middle) < near
}

/** Whether the first row is one heading in larger type for each column. */
function isHeaded(rows: Cut, columns: Cut): boolean {
  const [heads = [], ...rest] = rows.groups
  if (heads.length !== columns.groups.length || rest.length === 0) return false
  const smallest = Math.min(...heads.map((tile) => tile.size))
  return rest.every((row) => row.every((tile) => smallest >= 1.15 * tile.size))
}

/** How often the content stream leaves a group that it comes back to, or goes to an earlier one. */
function jumps(tiles: Tile[], cut: Cut): number {
  const groupOf = new Map(cut.groups.flatMap((group, n) => group.map((tile) => [tile, n] as const)))
  const stream = [...tiles].sort((a, b) => a.first - b.first).map((tile) => groupOf.get(tile) ?? 0)
  let count = 1 - cut.groups.length
  for (const [n, group] of stream.entries()) {
    const before = stream[n - 1]
    if (before === undefined || before === group) continue
    count += group < before ? 1.5 : 1
  }
  return count
}

/** Tiles that overlap so that no white band divides them: from the top, side by side from the left. */
function withoutCut(tiles: Tile[]): Tile[] {
  return [...tiles].sort((a, b) => {
    const sideBySide = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(a.size, b.size)
    return sideBySide ? a.left - b.left : a.top - b.top
  })
}
