import { type Colour, type Palette, readColour, white } from './colours.ts'
import { type Fill, readFill, type StatedFill } from './fills.ts'
import { measureTextHeight } from './lay-out-text.ts'
import { readOutlines } from './outlines.ts'
import { makeMatrix, type Place, toPoints } from './places.ts'
import { type Rendering, renderText } from './render-text.ts'
import type { Layer } from './slide-layers.ts'
import { readTextBody, type TextBody } from './text-body.ts'
import { type Element, findAt, getAttribute, getBoolean, getNumber, listChildren } from './xml.ts'

type Cell = { column: number; row: number; columns: number; rows: number; body: TextBody | null; fill: StatedFill }
type Look = { fill: StatedFill; colour: Colour | null; bold: boolean }

/** PowerPoint's own style for new tables ('Medium Style 2 - Accent 1'), which files name without describing it. */
const usualStyle = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}'
const line = { r: 0.75, g: 0.76, b: 0.78, alpha: 1 }

/**
 * Draws a table: each cell with its ground, and its text where the cell stands. Rows grow with their text. Columns are as wide as
 * they say, times `stretch`: the frame around a table is not its size, and some programs write any.
 */
export function renderTable(rendering: Rendering, table: Element, frame: Place, layer: Layer, stretch: number): void {
  const widths = listChildren(findAt(table, 'tblGrid'), 'gridCol').map((column) =>
    toPoints(getNumber(column, 'w') ?? 0),
  )
  const rows = listChildren(table, 'tr')
  const cells = rows.flatMap((row, n) => readRow(rendering, table, row, n, rows.length, layer))
  const lefts = addUp(widths.map((width) => width * stretch))
  const place = widenFrame(frame, lefts.at(-1) ?? 0)
  const heights = rows.map((row) => toPoints(getNumber(row, 'h') ?? 0))
  for (const { body, column, columns, row, rows: high } of cells) {
    if (body === null || high > 1) continue
    const width = (lefts[column + columns] ?? place.width) - (lefts[column] ?? 0)
    heights[row] = Math.max(heights[row] ?? 0, measureTextHeight(body, width, rendering.slide.faces))
  }
  const room = rendering.canvas.height - Math.max(0, place.y)
  const tall = heights.reduce((sum, height) => sum + height, 0)
  // Rows that our letters make too high for the slide are pressed together, and the type in them shrinks.
  const pressed = place.turn % 360 === 0 && tall > room && room > 0 ? room / tall : 1
  const tops = addUp(heights.map((height) => height * pressed))
  for (const cell of cells) renderCell(rendering, cell, place, layer, { lefts, tops, shrinks: pressed < 1 })
}

/** A frame from the same corner with the width that its columns have together; of a turned one the middle is its place. */
function widenFrame(frame: Place, width: number): Place {
  return width > 0 && frame.turn % 360 === 0 ? { ...frame, width } : frame
}

function addUp(lengths: readonly number[]): number[] {
  const places = [0]
  for (const length of lengths) places.push((places.at(-1) ?? 0) + length)
  return places
}

function readRow(rendering: Rendering, table: Element, row: Element, n: number, count: number, layer: Layer): Cell[] {
  const cells: Cell[] = []
  for (const [column, element] of listChildren(row, 'tc').entries()) {
    if (getBoolean(element, 'hMerge') === true || getBoolean(element, 'vMerge') === true) continue
    const look = findLook(rendering, table, n, count, column, layer.palette)
    const properties = findAt(element, 'tcPr')
    const stated = readFill(properties, layer.palette)
    const origins = rendering.slide.findOrigins(element, { shapes: [], kind: 'none' }, layer)
    const body = readTextBody(findAt(element, 'txBody'), { ...origins, styled: look.colour })
    cells.push({
      column,
      row: n,
      columns: getNumber(element, 'gridSpan') ?? 1,
      rows: getNumber(element, 'rowSpan') ?? 1,
      body: body === null ? null : setInCell(look.bold ? makeBold(body) : body, properties),
      fill: stated === undefined ? look.fill : stated,
    })
  }
  return cells
}

function setInCell(body: TextBody, properties: Element | null): TextBody {
  const inset = (name: string, usual: number) => toPoints(getNumber(properties, name) ?? usual)
  const anchor = getAttribute(properties, 'anchor')
  const upright = getAttribute(properties, 'vert')
  return {
    ...body,
    insets: {
      left: inset('marL', 91_440),
      right: inset('marR', 91_440),
      top: inset('marT', 45_720),
      bottom: inset('marB', 45_720),
    },
    anchor: anchor === 'ctr' ? 'middle' : anchor === 'b' ? 'bottom' : 'top',
    turn: upright === 'vert270' ? 270 : upright === 'vert' ? 90 : 0,
  }
}

function makeBold(body: TextBody): TextBody {
  const paragraphs = body.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => ({ ...run, style: { ...run.style, bold: true } })),
  }))
  return { ...body, paragraphs }
}

/** What the table's style says of a cell: the band it stands in, then the first and last row and column. */
function findLook(
  { tableStyles }: Rendering,
  table: Element,
  row: number,
  rows: number,
  column: number,
  palette: Palette,
): Look {
  const properties = findAt(table, 'tblPr')
  const is = (name: string) => getBoolean(properties, name) === true
  const band = row - (is('firstRow') ? 1 : 0)
  const parts = ['wholeTbl']
  if (is('bandRow') && band >= 0) parts.push(band % 2 === 0 ? 'band1H' : 'band2H')
  if (is('firstCol') && column === 0) parts.push('firstCol')
  if (is('lastRow') && row === rows - 1) parts.push('lastRow')
  if (is('firstRow') && row === 0) parts.push('firstRow')
  const id = findAt(properties, 'tableStyleId')?.textContent?.trim() ?? ''
  const style = listChildren(tableStyles, 'tblStyle').find((one) => getAttribute(one, 'styleId') === id)
  const looks = parts.map((part) =>
    style === undefined ? findUsualLook(part, id, palette) : readStatedLook(findAt(style, part), palette),
  )
  return looks.reduce((all, one) => ({
    fill: one.fill === undefined ? all.fill : one.fill,
    colour: one.colour ?? all.colour,
    bold: one.bold || all.bold,
  }))
}

function readStatedLook(part: Element | null, palette: Palette): Look {
  const text = findAt(part, 'tcTxStyle')
  return {
    fill: readFill(findAt(part, 'tcStyle', 'fill'), palette),
    colour: readColour(text, palette),
    bold: getAttribute(text, 'b') === 'on',
  }
}

/** The look of a style that the file names and doesn't describe; none where it names none. */
function findUsualLook(part: string, id: string, palette: Palette): Look {
  const accent = palette.colours.get('accent1')
  const none: Look = { fill: undefined, colour: null, bold: false }
  if (id === '' || accent === undefined) return none
  const light = (share: number): Fill => ({
    kind: 'colour',
    colour: {
      r: 1 - (1 - accent.r) * share,
      g: 1 - (1 - accent.g) * share,
      b: 1 - (1 - accent.b) * share,
      alpha: 1,
    },
  })
  const isHead = part === 'firstRow' || part === 'lastRow' || part === 'firstCol'
  if (isHead) return { fill: { kind: 'colour', colour: accent }, colour: white, bold: true }
  if (id.toUpperCase() !== usualStyle) return none
  return { ...none, fill: light(part === 'band1H' ? 0.4 : 0.2) }
}

type Grid = { lefts: number[]; tops: number[]; shrinks: boolean }

function renderCell(
  rendering: Rendering,
  cell: Cell,
  table: Place,
  layer: Layer,
  { lefts, tops, shrinks }: Grid,
): void {
  const [left, top] = [lefts[cell.column] ?? 0, tops[cell.row] ?? 0]
  const width = (lefts[cell.column + cell.columns] ?? table.width) - left
  const height = (tops[cell.row + cell.rows] ?? tops.at(-1) ?? 0) - top
  const place: Place = { ...table, x: table.x + left, y: table.y + top, width, height }
  const fill = cell.fill?.kind === 'image' ? null : (cell.fill ?? null)
  const stroke = { colour: line, width: 0.5 }
  rendering.canvas.paint(readOutlines(null, width, height), makeMatrix(place), place, { fill, stroke })
  if (cell.body !== null) renderText(rendering, shrinks ? { ...cell.body, shrinks: true } : cell.body, place, layer)
}
