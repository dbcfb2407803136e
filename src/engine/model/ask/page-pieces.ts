import type { Line } from '#engine/deck-doc.ts'
import { heightOverlap, isInSameColumn, isInside, rightEdge } from '#engine/geometry.ts'
import type { Slide, Table } from '#engine/slides.ts'
import { findChartLabels } from '#engine/understand/chart-labels.ts'
import { isFigureAlone } from '#engine/understand/find-kpis.ts'

/** What stands on one line of a request: a paragraph, a tile, a row of a table or chart, a line. `lines` are the page's own. */
export type Piece = { text: string; lines: readonly Line[] }

/** Parts the cells of a row; no page prints it, so it is taken out of quotes. */
const cellMark = ' | '
const slack = 0.002
/** A line that fills so much of its block was broken for want of room: the next one goes on. */
const fullWidth = 0.75
const fewestWords = 6
/** A row of cells: so many, with so many figures, of few words each, at the same height. */
const fewestCells = 3
const fewestFigures = 2
const mostWordsOfCell = 4
const sameHeight = 0.7
const startsWithFigure = /^\W*\d/u

/**
 * Returns what a page says in reading order, each of its lines once, the rows of a table or chart together; logos that were
 * recognised come last.
 */
export function listPieces(slide: Slide): Piece[][] {
  const parts = [
    ...listModelRows(slide).map((row) => [row]),
    ...slide.tables.map(listRows),
    ...slide.kpis.map((kpi) => [makeTile(kpi, slide.lines)]),
    listChartRows(slide),
    listAxes(slide),
    slide.titleLines.length > 1 ? [joinLines(slide.titleLines)] : [],
  ]
  const partOf = new Map<Line, Piece[]>()
  for (const pieces of parts) {
    const lines = pieces.flatMap((piece) => piece.lines)
    if (!lines.some((line) => partOf.has(line))) for (const line of lines) partOf.set(line, pieces)
  }
  const blocks = [...slide.doc.blocks.map(({ lines }) => lines), ...(slide.doc.logos ?? []).map((line) => [line])]
  const told = new Set<Piece[]>()
  const listed = blocks.flatMap((lines) => {
    const pieces: Piece[][] = []
    let open: Piece | null = null
    for (const line of lines) {
      const part = partOf.get(line)
      if (part && told.has(part)) continue
      if (part) {
        told.add(part)
        pieces.push(part)
        open = null
      } else if (open && goesOn(open, line, slide)) {
        open = joinLines([...open.lines, line])
        pieces.splice(-1, 1, [open])
      } else {
        open = joinLines([line])
        pieces.push([open])
      }
    }
    return pieces
  })
  return joinRows(listed, slide)
}

/** Lines that follow each other at one height, with figures among them, are a row where no table was found. */
function joinRows(listed: readonly Piece[][], { titleLines, furniture }: Slide): Piece[][] {
  const apart = new Set([...titleLines, ...furniture])
  const rows: Piece[][][] = []
  for (const pieces of listed) {
    const [last] = rows.at(-1)?.at(-1) ?? []
    const [piece] = pieces
    if (last && piece && isCell(last, apart) && isCell(piece, apart) && standsRightOf(last, piece))
      rows.at(-1)?.push(pieces)
    else rows.push([pieces])
  }
  return rows.flatMap((row) => {
    const cells = row.flat()
    const figures = cells.filter(({ text }) => /\d/u.test(text)).length
    return row.length >= fewestCells && figures >= fewestFigures ? [[joinCells(cells)]] : row
  })
}

function isCell({ lines, text }: Piece, apart: ReadonlySet<Line>): boolean {
  const [line] = lines
  const isOne = line !== undefined && lines.length === 1 && !line.unplaced && !apart.has(line)
  return isOne && text.split(' ').length <= mostWordsOfCell
}

function standsRightOf({ lines: [left] }: Piece, { lines: [right] }: Piece): boolean {
  if (!left || !right || right.box.x < rightEdge(left.box)) return false
  return heightOverlap(left.box, right.box) >= sameHeight
}

function joinLines(lines: readonly Line[]): Piece {
  return { text: lines.map((line) => line.text).join(' '), lines }
}

/** Whether a line belongs to what stands before it: it begins inside a sentence, or follows a full line of its paragraph. */
function goesOn({ lines }: Piece, line: Line, { paragraphs }: Slide): boolean {
  if (line.origin === 'model') return line.continues === true
  if (/^[\p{Ll}(&]/u.test(line.text)) return true
  if (startsWithFigure.test(line.text)) return false
  const last = lines.at(-1)
  const paragraph = paragraphs.find((one) => one.lines.includes(line))
  if (!last || !paragraph?.lines.includes(last) || last.words.length < fewestWords) return false
  return last.box.width >= fullWidth * paragraph.block.box.width
}

function joinCells(cells: readonly Piece[]): Piece {
  return { text: cells.map((cell) => cell.text).join(cellMark), lines: cells.flatMap((cell) => cell.lines) }
}

const listRows = ({ head, rows }: Table): Piece[] =>
  (head ? [head, ...rows] : rows).map((cells) =>
    joinCells(cells.map(({ text, lines, mark }) => ({ text: text === '' ? (mark ?? '') : text, lines }))),
  )

/** Rows of tables that a model read from a picture, whose cells tell their places themselves. */
function listModelRows({ lines }: Slide): Piece[] {
  const rows = Map.groupBy(
    lines.filter((line) => line.cell !== undefined),
    (line) => line.cell?.row,
  )
  return [...rows.values()].map((row) => {
    const columns = Math.max(...row.map((line) => line.cell?.column ?? 1))
    const cells = Array.from({ length: columns }, (_, at) => row.filter((line) => line.cell?.column === at + 1))
    return joinCells(cells.map(joinLines))
  })
}

function makeTile({ box, quote, value, label }: Slide['kpis'][number], lines: readonly Line[]): Piece {
  const own = lines.filter(
    (line) => isInside(line.box, box, slack) && (line.text.trim() === value || label.includes(line.text)),
  )
  return { text: quote, lines: own }
}

/** The bars of a chart as rows: the period under a bar, then the figures over it. */
function listChartRows(slide: Slide): Piece[] {
  const bars = new Map<Line, Line[]>()
  for (const line of slide.body.flatMap((block) => block.lines)) {
    if (!isFigureAlone(line.text)) continue
    const labels = findChartLabels(slide, [line]) ?? []
    const under = slide.lines.filter((one) => labels.includes(one.text) && isInSameColumn(one.box, line.box))
    const [label] = under
    if (label && labels.length === 1) bars.set(label, [...(bars.get(label) ?? []), line])
  }
  return [...bars].map(([label, figures]) =>
    joinCells([label, ...figures].map((line) => ({ text: line.text, lines: [line] }))),
  )
}

/** The numbers along an axis on one line: they are not values, yet may be all that tells a chart's unit. */
function listAxes({ lines, body, titleLines, furniture }: Slide): Piece[] {
  const known = new Set([...body.flatMap((block) => block.lines), ...titleLines, ...furniture])
  const ticks = lines.filter((line) => !known.has(line) && /\d/.test(line.text))
  return ticks.length > 1 ? [joinCells(ticks.map((line) => ({ text: line.text, lines: [line] })))] : []
}
