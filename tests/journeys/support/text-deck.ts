import { addSlide, finishPdf, newPdf, write } from '#samples/pdfkit-deck.ts'

/** Returns a PDF of plain slides, each a title with lines under it. */
export function makeTextDeck(slides: ReadonlyArray<readonly string[]>): Uint8Array {
  const doc = newPdf({ title: '', author: '', date: new Date('2026-01-15T09:00:00Z') })
  for (const [title = '', ...lines] of slides) {
    addSlide(doc, '#ffffff')
    write(doc, title, { x: 56, y: 60, width: 848 }, { font: 'Helvetica-Bold', size: 40, color: '#222222' })
    for (const [index, line] of lines.entries())
      write(doc, line, { x: 56, y: 180 + index * 60, width: 848 }, { font: 'Helvetica', size: 24, color: '#222222' })
  }
  return finishPdf(doc)
}
