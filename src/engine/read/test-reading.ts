import PDFDocument from 'pdfkit'
import type { DeckDoc, DeckPage } from '../deck-doc.ts'
import { loadPdfium } from './pdfium.ts'
import { readDeck } from './read-deck.ts'

const [width, height] = [720, 405]
const date = new Date('2026-03-01T00:00:00Z')
const pdfium = loadPdfium()

/** A PDF of 720 by 405 points; `draw` finds its first page open. */
export function makePdf(draw: (doc: PDFKit.PDFDocument) => void, info: PDFKit.DocumentInfo = {}): Buffer {
  const doc = new PDFDocument({ size: [width, height], margin: 0, info: { CreationDate: date, ...info } })
  doc.font('Helvetica').fontSize(12)
  draw(doc)
  doc.end()
  const chunks: Buffer[] = []
  for (let chunk: unknown = doc.read(); chunk !== null; chunk = doc.read()) {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Writes one line with its top left corner at a place. */
export function put(doc: PDFKit.PDFDocument, text: string, x: number, y: number, size = 12, color = '#222222'): void {
  doc.fontSize(size).fillColor(color).text(text, x, y, { lineBreak: false })
}

/** Reads a PDF of at most 150 pages. */
export async function readBytes(bytes: Uint8Array): Promise<DeckDoc> {
  return readDeck(await pdfium, bytes, { pages: 150 }).doc
}

/** The first page of what `draw` draws. */
export async function readPageOf(draw: (doc: PDFKit.PDFDocument) => void): Promise<DeckPage> {
  const [page] = (await readBytes(makePdf(draw))).pages
  if (page === undefined) throw new Error('The PDF has no page.')
  return page
}

/** The text of a page: a list of lines for each block, in reading order. */
export const blockTexts = (page: DeckPage): string[][] =>
  page.blocks.map((block) => block.lines.map((line) => line.text))

/** The text of a page line by line, in reading order. */
export const lineTexts = (page: DeckPage): string[] => blockTexts(page).flat()
