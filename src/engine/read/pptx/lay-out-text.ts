import { measureFace, measureLetter } from './letter-widths.ts'
import { formatListNumber, type Numbering } from './list-numbers.ts'
import type { Paragraph, Run, RunStyle, Spacing, TextBody } from './text-body.ts'
import { sortByVisualOrder } from './visual-order.ts'

/** A piece of text of one style on one line; `x` is where it begins, `y` its baseline, in points of the text's area. */
export type PlacedText = {
  text: string
  x: number
  y: number
  width: number
  style: RunStyle
  /** How wide its typeface runs beside the one that it is drawn with. */
  stretch: number
  link: string | null
}

/** Names of the theme's typefaces, for text that names none. */
export type ThemeFaces = { major: string; minor: string }

/** Line height and the baseline's place in it, in ems; about those of the usual sans serifs. */
const lineHeight = 1.2
const baseline = 0.93
const smallestScale = 0.2
const scaleStep = 0.92
const tab = 72
/** Ems between a mark and its text at most: further away it would be read as a column of its own. */
const markGap = 0.9

/**
 * Places a text body in an area of `width` by `height` points. Type is made smaller where the file says that it shrinks to fit, and
 * where it would else run off the slide, which goes on for `above` and `below` the area.
 */
export function layOutText(
  body: TextBody,
  area: { width: number; height: number; above: number; below: number },
  faces: ThemeFaces,
): PlacedText[] {
  const { insets } = body
  const wide = Math.max(1, area.width - insets.left - insets.right)
  const high = area.height - insets.top - insets.bottom
  const width = (wide - (body.columns - 1) * body.columnGap) / body.columns
  const outside = { top: area.below, bottom: area.above, middle: 2 * Math.min(area.above, area.below) }
  const allowed = high + outside[body.anchor]
  let scale = body.typeScale
  let flow = flowText(body, width, scale, faces)
  const fits = () => flow.height <= (body.shrinks ? high * 1.02 : allowed) * body.columns
  while (!fits() && scale > smallestScale) {
    scale *= scaleStep
    flow = flowText(body, width, scale, faces)
  }
  const columns = splitIntoColumns(flow.lines, body.columns, high)
  const tall = Math.max(...columns.map(({ height }) => height))
  const free = Math.max(0, high - tall)
  // Text that is too tall hangs out of its shape on both sides where it is centred, and never over the slide's top.
  const above = body.anchor === 'middle' ? (high - tall) / 2 : body.anchor === 'bottom' ? high - tall : 0
  const top = insets.top + (high >= tall ? Math.min(free, above) : Math.min(0, above))
  return columns.flatMap(({ lines, from }, n) =>
    lines.flatMap((line) => placeLine(line, insets.left + n * (width + body.columnGap), top - from, width, body.wraps)),
  )
}

/** The height in points that a text body takes up in an area of a width, its insets included. */
export function measureTextHeight(body: TextBody, width: number, faces: ThemeFaces): number {
  const { left, right, top, bottom } = body.insets
  return flowText(body, Math.max(1, width - left - right), body.typeScale, faces).height + top + bottom
}

type Piece = { text: string; width: number; style: RunStyle; stretch: number; link: string | null }
type Line = {
  pieces: Piece[]
  width: number
  top: number
  base: number
  bottom: number
  paragraph: Paragraph
  start: number
}
type Flow = { lines: Line[]; height: number }

function flowText(body: TextBody, width: number, scale: number, faces: ThemeFaces): Flow {
  const lines: Line[] = []
  let y = 0
  const numbers = new Map<number, Count>()
  for (const [n, paragraph] of body.paragraphs.entries()) {
    const size = scale * (paragraph.runs[0]?.style.size ?? paragraph.style.size)
    if (n > 0) y += measureSpace(paragraph.before, size)
    for (const broken of breakLines(paragraph, nextMark(paragraph, numbers), width, scale, faces, body.wraps)) {
      const tallest = Math.max(...broken.pieces.map((piece) => piece.style.size), 0) || size
      const { lines: spacing } = paragraph
      const height =
        spacing.kind === 'points' ? spacing.value * scale : spacing.value * body.lineScale * lineHeight * tallest
      lines.push({
        ...broken,
        top: y,
        base: y + height - (lineHeight - baseline) * tallest,
        bottom: y + height,
        paragraph,
      })
      y += height
    }
    if (n < body.paragraphs.length - 1) y += measureSpace(paragraph.after, size)
  }
  return { lines, height: y }
}

const measureSpace = ({ kind, value }: Spacing, size: number) => (kind === 'points' ? value : value * lineHeight * size)

type Count = Numbering & { last: number }

/** Returns what stands before a paragraph; numbers are counted for each level, and start again below what isn't numbered. */
function nextMark({ mark, level, runs }: Paragraph, numbers: Map<number, Count>): string {
  for (const deeper of numbers.keys()) if (deeper > level) numbers.delete(deeper)
  const isBlank = runs.every(({ text }) => text.trim() === '')
  if (typeof mark === 'string') {
    numbers.delete(level)
    return isBlank ? '' : mark
  }
  if (isBlank) return ''
  const { scheme, first } = mark
  const before = numbers.get(level)
  const number = before?.scheme === scheme && before.first === first ? before.last + 1 : first
  numbers.set(level, { scheme, first, last: number })
  return formatListNumber(scheme, number)
}

type Broken = Pick<Line, 'pieces' | 'width' | 'start'>

function breakLines(
  paragraph: Paragraph,
  mark: string,
  width: number,
  scale: number,
  faces: ThemeFaces,
  wraps: boolean,
): Broken[] {
  const { margin, indent } = paragraph
  const first = Math.max(0, margin + indent)
  let line: Broken = { pieces: [], width: 0, start: mark === '' ? first : Math.max(first, margin) }
  const lines = [line]
  const runs = paragraph.runs.map((run) => scaleRun(run, scale, faces))
  if (mark !== '') {
    const piece = makePiece(mark, runs[0] ?? scaleRun({ text: '', style: paragraph.style, link: null }, scale, faces))
    const { size } = piece.style
    const text = first + Math.max(margin - first, piece.width + 0.3 * size)
    line.start = Math.max(first, text - piece.width - markGap * size)
    const gap = text - line.start
    line.pieces.push(piece, { ...piece, text: '', width: gap - piece.width })
    line.width = gap
  }
  for (const run of runs) {
    for (const token of run.text.match(tokens) ?? []) {
      if (token === '\n') {
        line = { pieces: [], width: 0, start: margin }
        lines.push(line)
        continue
      }
      const piece = token === '\t' ? makeTabPiece(line, run) : makePiece(token, run)
      const tooWide = line.start + line.width + piece.width > width + 0.01
      if (wraps && tooWide && token.trim() !== '') {
        const word = cutLastWord(line, token)
        if (word !== null) {
          line = { pieces: word, width: measureWidth(word), start: margin }
          lines.push(line)
        }
      }
      if (token === ' ' && line.pieces.length === 0 && lines.length > 1) continue
      line.pieces.push(piece)
      line.width += piece.width
    }
  }
  return lines
}

const measureWidth = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0)

/** Cuts the beginning of the word that `token` goes on with off a line; null when nothing would be left on the line. */
function cutLastWord(line: Broken, token: string): Piece[] | null {
  let from = line.pieces.length
  let next = token
  while (isGlued(line.pieces[from - 1], next)) next = line.pieces[--from]?.text ?? ''
  if (!line.pieces.slice(0, from).some(({ text }) => text.trim() !== '')) return null
  const word = line.pieces.splice(from)
  line.width -= measureWidth(word)
  return word
}

/** Words, single spaces, breaks, and single letters of scripts that are written without spaces. */
const tokens =
  /\n|\t|[^\S\n\t]|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]|[^\s\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/gu
const unspacedLetter = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/u

/** Whether a token goes on with the word before it, as where a style changes within a word. */
function isGlued(before: Piece | undefined, token: string): boolean {
  if (before === undefined || before.text === '' || unspacedLetter.test(before.text + token)) return false
  return !/\s$/u.test(before.text) && !/^\s/u.test(token)
}

type ScaledRun = Run & { stretch: number }

function scaleRun(run: Run, scale: number, faces: ThemeFaces): ScaledRun {
  const { style } = run
  return { ...run, style: { ...style, size: style.size * scale }, stretch: measureFace(resolveFace(style.face, faces)) }
}

function makeTabPiece(line: Broken, run: ScaledRun): Piece {
  const next = (Math.floor((line.start + line.width + 1) / tab) + 1) * tab
  return { ...makePiece('', run), width: next - line.start - line.width }
}

function makePiece(text: string, { style, stretch, link }: ScaledRun): Piece {
  let ems = 0
  let letters = 0
  for (const letter of text) {
    ems += measureLetter(letter, style.bold) / 1000
    letters++
  }
  return { text, width: ems * style.size * stretch + letters * style.spacing, style, stretch, link }
}

function resolveFace(face: string, { major, minor }: ThemeFaces): string {
  if (face.startsWith('+mj')) return major
  return face === '' || face.startsWith('+mn') ? minor : face
}

type Column = { lines: Line[]; from: number; height: number }

function splitIntoColumns(lines: Line[], count: number, high: number): Column[] {
  const columns: Column[] = [{ lines: [], from: 0, height: 0 }]
  for (const line of lines) {
    let column = columns.at(-1)
    if (
      column === undefined ||
      (line.bottom - column.from > high && columns.length < count && column.lines.length > 0)
    ) {
      column = { lines: [], from: line.top, height: 0 }
      columns.push(column)
    }
    column.lines.push(line)
    column.height = line.bottom - column.from
  }
  return columns
}

function placeLine(line: Line, left: number, top: number, width: number, wraps: boolean): PlacedText[] {
  const { align } = line.paragraph
  const used = line.pieces.reduceRight((sum, piece) => (sum === 0 && piece.text === ' ' ? 0 : sum + piece.width), 0)
  const free = width - line.start - used
  // Unwrapped text can be wider than its area, yet it keeps its side of it.
  const room = wraps ? Math.max(0, free) : free
  let x = left + line.start + (align === 'centre' ? room / 2 : align === 'right' ? room : 0)
  const placed: PlacedText[] = []
  let open: PlacedText | null = null
  for (const { text, width: wide, style, stretch, link } of sortByVisualOrder(line.pieces)) {
    if (open !== null && open.style === style && text !== '') {
      open.text += text
      open.width += wide
    } else {
      open =
        text === ''
          ? null
          : { text, x, y: top + line.base - style.raise * style.size, width: wide, style, stretch, link }
      if (open !== null) placed.push(open)
    }
    x += wide
  }
  return placed.filter(({ text }) => text.trim() !== '')
}
