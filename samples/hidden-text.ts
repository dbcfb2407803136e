/** Text that a PDF holds and a reader can't see. Four ways to hide it, for decks that test the checks. */
import { type Pdf, write } from './pdfkit-deck.ts'

const fontName = 'Helvetica'
const inkColor = '#222222'

const box = (y: number) => ({ x: 56, y, width: 848 })

/** White letters on the white ground of the slide. */
export function whiteOnWhite(doc: Pdf, text: string, y: number): void {
  write(doc, text, box(y), { font: fontName, size: 12, color: '#ffffff' })
}

/** Letters of one and a half points. */
export function micro(doc: Pdf, text: string, y: number): void {
  write(doc, text, box(y), { font: fontName, size: 1.5, color: '#555555' })
}

/** Letters to the right of the page. */
export function offPage(doc: Pdf, text: string): void {
  doc.font(fontName).fontSize(12).fillColor(inkColor).text(text, 1000, 200, { lineBreak: false })
}

/** Letters in text render mode 3: neither filled nor stroked. */
export function withoutInk(doc: Pdf, text: string, y: number): void {
  doc.save().addContent('3 Tr')
  write(doc, text, box(y), { font: fontName, size: 12, color: inkColor })
  doc.addContent('0 Tr').restore()
}
