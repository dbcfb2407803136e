/** Decks rendered by pdfkit: standard fonts that are not embedded, one text run per word group, no shaping. */
import PDFDocument from 'pdfkit'

/** A pdfkit document; pages are 960 x 540 points. */
export type Pdf = PDFKit.PDFDocument

/** Title, author and date that the file states. */
export interface PdfHead {
  readonly title: string
  readonly author: string
  readonly date: Date
}

/** Colours and fonts of a deck. */
export interface Theme {
  readonly ink: string
  readonly accent: string
  readonly soft: string
  readonly ground: string
  readonly font: string
  readonly bold: string
  readonly heading: string
}

/** A box on the page, in points from the upper left. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}

const pageSizePoints: [number, number] = [960, 540]
const marginPoints = 56

/** Opens a document without a first page and with fixed dates. */
export function newPdf(head: PdfHead, options: PDFKit.PDFDocumentOptions = {}): Pdf {
  const info = { Title: head.title, Author: head.author, CreationDate: head.date, ModDate: head.date }
  return new PDFDocument({ size: pageSizePoints, margin: 0, autoFirstPage: false, info, ...options })
}

/** Ends the document and returns its bytes; pdfkit writes synchronously, so nothing is left to wait for. */
export function finishPdf(doc: Pdf): Buffer {
  doc.end()
  const chunks: Buffer[] = []
  for (let chunk: unknown = doc.read(); chunk !== null; chunk = doc.read()) {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Adds a page with a ground colour. */
export function addSlide(doc: Pdf, ground: string): void {
  doc.addPage()
  doc.rect(0, 0, ...pageSizePoints).fill(ground)
}

/** Writes running text in a box and returns the y below it. */
export function write(
  doc: Pdf,
  text: string,
  box: Box,
  style: { font: string; size: number; color: string; gap?: number; align?: 'left' | 'center' | 'right' },
): number {
  doc.font(style.font).fontSize(style.size).fillColor(style.color)
  doc.text(text, box.x, box.y, { width: box.width, lineGap: style.gap ?? 3, align: style.align ?? 'left' })
  return doc.y
}

/** Draws the title of a slide; `spacing` sets letters apart by the character-spacing operator. */
export function title(doc: Pdf, theme: Theme, text: string, spacing = 0): void {
  doc.font(theme.heading).fontSize(30).fillColor(theme.ink)
  doc.text(text, marginPoints, 50, {
    width: pageSizePoints[0] - 2 * marginPoints,
    characterSpacing: spacing,
    lineBreak: false,
  })
  doc.rect(marginPoints, 94, 54, 4).fill(theme.accent)
}

/** Draws paragraphs with a small square before each, and returns the y below the last. */
export function bullets(doc: Pdf, theme: Theme, items: readonly string[], box: Box, size = 16): number {
  let y = box.y
  for (const item of items) {
    doc.rect(box.x, y + size * 0.35, 6, 6).fill(theme.accent)
    y =
      write(
        doc,
        item,
        { x: box.x + 18, y, width: box.width - 18 },
        { font: theme.font, size, color: theme.ink, gap: 4 },
      ) +
      size * 0.75
  }
  return y
}

/** Draws a figure with its label below it on a soft ground. */
function tile(doc: Pdf, theme: Theme, figure: string, label: string, box: Box & { height: number }): void {
  doc.roundedRect(box.x, box.y, box.width, box.height, 8).fill(theme.soft)
  const inner = { x: box.x + 16, width: box.width - 32 }
  const y = write(doc, figure, { ...inner, y: box.y + 18 }, { font: theme.bold, size: 30, color: theme.accent })
  write(doc, label, { ...inner, y: y + 2 }, { font: theme.font, size: 13, color: theme.ink })
}

/** Draws a row of tiles across the page. */
export function tiles(
  doc: Pdf,
  theme: Theme,
  entries: readonly (readonly [string, string])[],
  y: number,
  height = 104,
): void {
  const gap = 16
  const width = (pageSizePoints[0] - 2 * marginPoints - gap * (entries.length - 1)) / entries.length
  entries.forEach(([figure, label], index) => {
    tile(doc, theme, figure, label, { x: marginPoints + index * (width + gap), y, width, height })
  })
}

/** Draws a table with a header row; the first column is wider and left-aligned. Returns the y below it. */
export function table(doc: Pdf, theme: Theme, rows: readonly (readonly string[])[], y: number, rowHeight = 40): number {
  const columns = rows[0]?.length ?? 1
  const total = pageSizePoints[0] - 2 * marginPoints
  const first = total * 0.3
  const width = (total - first) / (columns - 1)
  rows.forEach((row, index) => {
    const top = y + index * rowHeight
    if (index === 0) doc.rect(marginPoints, top, total, rowHeight).fill(theme.soft)
    row.forEach((cell, column) => {
      const x = column === 0 ? marginPoints + 10 : marginPoints + first + (column - 1) * width
      const font = index === 0 || column === 0 ? theme.bold : theme.font
      write(
        doc,
        cell,
        { x, y: top + rowHeight / 2 - 8, width: (column === 0 ? first : width) - 12 },
        { font, size: 15, color: theme.ink },
      )
    })
    doc
      .moveTo(marginPoints, top + rowHeight)
      .lineTo(marginPoints + total, top + rowHeight)
      .lineWidth(0.6)
      .stroke(theme.accent)
  })
  return y + rows.length * rowHeight
}

/** Draws a person: initials in a disc, name, role and lines of biography. */
export function person(
  doc: Pdf,
  theme: Theme,
  who: { name: string; role?: string; lines: readonly string[]; linkedIn?: string },
  box: Box & { height: number },
): void {
  doc.roundedRect(box.x, box.y, box.width, box.height, 8).fill(theme.soft)
  const initials = who.name
    .replace(/^Dr\. /, '')
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
  doc.circle(box.x + 46, box.y + 48, 28).fill(theme.accent)
  write(
    doc,
    initials,
    { x: box.x + 18, y: box.y + 40, width: 56 },
    { font: theme.bold, size: 18, color: '#ffffff', align: 'center' },
  )
  const text = { x: box.x + 18, width: box.width - 36 }
  let y = write(doc, who.name, { ...text, y: box.y + 92 }, { font: theme.bold, size: 18, color: theme.ink })
  if (who.role) y = write(doc, who.role, { ...text, y }, { font: theme.font, size: 14, color: theme.accent })
  for (const line of who.lines)
    y = write(doc, line, { ...text, y: y + 6 }, { font: theme.font, size: 13, color: theme.ink })
  if (who.linkedIn) linkedInMark(doc, who.linkedIn, box.x + box.width - 48, box.y + 32, theme.accent)
}

/** Draws a mark of shapes only and lays a link annotation over it. */
export function linkedInMark(doc: Pdf, url: string, x: number, y: number, color: string): void {
  doc.roundedRect(x, y, 28, 28, 5).fill(color)
  doc
    .rect(x + 7, y + 12, 3.5, 10)
    .fill('#ffffff')
    .circle(x + 8.7, y + 8, 2)
    .fill('#ffffff')
  doc.path(`M${x + 13} ${y + 22}v-10h3.4v1.6c2-3 6-2 6 2v6.4h-3.4v-5.6c0-2.4-2.6-2.4-2.6 0v5.6z`).fill('#ffffff')
  doc.link(x, y, 28, 28, url)
}

/** Draws the running foot of a slide. */
export function foot(doc: Pdf, theme: Theme, text: string, page: number): void {
  const style = { font: theme.font, size: 9, color: theme.ink }
  write(doc, text, { x: marginPoints, y: 510, width: 500 }, style)
  write(
    doc,
    String(page),
    { x: pageSizePoints[0] - marginPoints - 60, y: 510, width: 60 },
    { ...style, align: 'right' },
  )
}

/** Draws horizontal bars for shares with their labels. */
export function shares(doc: Pdf, theme: Theme, entries: readonly (readonly [number, string])[], box: Box): void {
  entries.forEach(([share, label], index) => {
    const y = box.y + index * 56
    doc.roundedRect(box.x, y, box.width, 12, 6).fill(theme.soft)
    doc.roundedRect(box.x, y, (box.width * share) / 100, 12, 6).fill(theme.accent)
    write(
      doc,
      `${share}% ${label}`,
      { x: box.x, y: y + 18, width: box.width },
      { font: theme.font, size: 15, color: theme.ink },
    )
  })
}
