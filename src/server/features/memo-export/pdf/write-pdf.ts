import type PDFDocument from 'pdfkit'
import type { MemoDocument, Note } from '../memo-document.ts'
import type { Measure, Piece, TextLine } from './break-lines.ts'
import { type Face, type Family, loadFontFaces } from './font-faces.ts'
import { type Line, layOut, layOutNotes, noteAnchor, noteLeading } from './lay-out.ts'
import { readableRuns } from './readable-text.ts'
import { colors, page, styles } from './styles.ts'

type Pdf = InstanceType<typeof PDFDocument>

/** Space between the text of a page and the rule above its notes, and below the rule. */
const noteGap = 12
const noteInset = 9
/** How far down a line its letters stand, by its height. */
const baseline = 0.74
/** Weight of the pen that makes a letter bold, by its size. */
const boldPen = 0.024

/** The document as a PDF report: fonts embedded, notes at the foot of the page that cites them first. */
export async function writePdf(document: MemoDocument, createdOn: Date): Promise<Uint8Array> {
  const [{ default: Pdfkit }, faces] = await Promise.all([import('pdfkit'), loadFontFaces()])
  const pdf = new Pdfkit({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: document.title, Creator: 'Firstread', CreationDate: createdOn, ModDate: createdOn },
  })
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  draw(pdf, document, faces)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function draw(pdf: Pdf, document: MemoDocument, faces: Record<Family, Face[]>): void {
  for (const { name, file } of new Set([...faces.sans, ...faces.serif])) pdf.registerFont(name, file)
  const missing = new Set<string>()
  const measure = measureWith(pdf, faces, missing)
  // What the notes can't show counts as missing, too.
  layOutNotes(document.notes, measure)
  const pages = paginate(layOut(document, measure, missing), document.notes, measure)
  for (const [index, { lines, notes }] of pages.entries()) {
    if (index > 0) pdf.addPage()
    drawLines(pdf, lines)
    drawNotes(pdf, notes)
    drawFooter(pdf, document.title, index + 1, pages.length, measure)
  }
}

function measureWith(pdf: Pdf, faces: Record<Family, Face[]>, missing: Set<string>): Measure {
  const widths = new Map<string, number>()
  return {
    runsOf: (text, { family }) => readableRuns(text, faces[family], missing),
    widthOf: (text, face, size) => {
      const key = `${face} ${text}`
      // Widths grow with the size, so one of a thousand points tells all.
      const known = widths.get(key) ?? pdf.font(face).fontSize(1000).widthOfString(text)
      widths.set(key, known)
      return (known * size) / 1000
    },
  }
}

type Page = { lines: Array<Line & { y: number }>; notes: TextLine[] }

/** Lines on pages, each with the notes that its lines cite first. A heading goes with what follows it. */
function paginate(lines: readonly Line[], notes: readonly Note[], measure: Measure): Page[] {
  const pages: Page[] = []
  let current: Page = { lines: [], notes: [] }
  let cited: number[] = []
  let y = page.top
  for (let at = 0; at < lines.length; ) {
    const group = groupFrom(lines, at)
    const wanted = [...cited, ...group.flatMap((line) => line.notes)]
    const own = layOutNotes(notesOf(wanted, notes), measure)
    const height = group.reduce(
      (sum, line, index) => sum + line.height + (y === page.top && index === 0 ? 0 : line.gap),
      0,
    )
    if (current.lines.length > 0 && y + height > page.height - page.bottom - heightOf(own)) {
      pages.push(current)
      current = { lines: [], notes: [] }
      cited = []
      y = page.top
      continue
    }
    for (const line of group) {
      if (y > page.top) y += line.gap
      current.lines.push({ ...line, y })
      y += line.height
    }
    current.notes = own
    cited = wanted
    at += group.length
  }
  return [...pages, current]
}

/** Two headings and two rows of four lines. */
const mostTogether = 10

function groupFrom(lines: readonly Line[], from: number): Line[] {
  let end = from
  while (lines[end]?.keepsNext && end - from < mostTogether) end += 1
  return lines.slice(from, end + 1)
}

const notesOf = (numbers: readonly number[], notes: readonly Note[]) =>
  numbers.flatMap((number) => notes[number - 1] ?? [])

const heightOf = (notes: readonly TextLine[]) =>
  notes.length === 0 ? 0 : noteGap + noteInset + notes.length * noteLeading

function drawLines(pdf: Pdf, lines: Page['lines']): void {
  for (const { pieces, y, gap, height, hasRule } of lines) {
    if (hasRule && y > page.top) drawRule(pdf, y - gap / 2, page.width - page.side)
    drawPieces(pdf, pieces, y + height * baseline)
  }
}

function drawNotes(pdf: Pdf, notes: readonly TextLine[]): void {
  if (notes.length === 0) return
  const top = page.height - page.bottom - notes.length * noteLeading
  drawRule(pdf, top - noteInset + 3, page.side + 90)
  for (const [index, { pieces, notes: numbers }] of notes.entries()) {
    const y = top + index * noteLeading
    for (const number of numbers) pdf.addNamedDestination(noteAnchor(number), 'XYZ', page.side, y - 40, null)
    drawPieces(pdf, pieces, y + noteLeading * baseline)
  }
}

function drawFooter(pdf: Pdf, title: string, number: number, count: number, measure: Measure): void {
  const { size, color } = styles.footer
  const y = page.height - 28
  const put = (text: string, x: (width: number) => number) => {
    const runs = measure.runsOf(text, styles.footer)
    const width = runs.reduce((sum, run) => sum + measure.widthOf(run.text, run.face, size), 0)
    let at = x(width)
    for (const run of runs) {
      pdf.font(run.face).fontSize(size).fillColor(color)
      pdf.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
      at += measure.widthOf(run.text, run.face, size)
    }
  }
  const short = [...title].length > 70 ? `${[...title].slice(0, 69).join('')}…` : title
  put(`${short} · Deal memo`, () => page.side)
  put(`Page ${number} of ${count}`, (width) => page.width - page.side - width)
}

function drawRule(pdf: Pdf, y: number, to: number): void {
  pdf.lineWidth(0.5).strokeColor(colors.line).moveTo(page.side, y).lineTo(to, y).stroke()
}

function drawPieces(pdf: Pdf, pieces: readonly Piece[], line: number): void {
  for (const { text, face, style, x, width, link, goTo } of pieces) {
    const [left, y] = [page.side + x, line - (style.rise ?? 0)]
    pdf.font(face).fontSize(style.size).fillColor(style.color)
    if (style.bold) pdf.lineWidth(style.size * boldPen).strokeColor(style.color)
    pdf.text(text, left, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(style.bold && { fill: true, stroke: true }),
    })
    if (link !== undefined) pdf.link(left, y - style.size, width, style.size * 1.3, link)
    if (goTo !== undefined) pdf.goTo(left, y - style.size, width, style.size * 1.3, goTo)
  }
}
