import sharp from 'sharp'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { finishPdf, newPdf } from '#samples/pdfkit-deck.ts'
import { picturesToPdf } from '#samples/picture-deck.ts'
import { openDocument } from '../open-document.ts'
import type { Pdfium } from '../pdfium.ts'
import { renderDocumentPage } from '../render-page.ts'

/** Every page of a PDF as a picture (PNG), `width` pixels wide. */
export async function makeImages(pdfium: Pdfium, pdf: Uint8Array, width: number): Promise<Buffer[]> {
  const document = openDocument(pdfium, pdf, { pages: 1000 })
  try {
    const pictures: Buffer[] = []
    for (let n = 0; n < document.pageCount; n++) {
      const { rgba, ...size } = renderDocumentPage(pdfium, document, n, width)
      pictures.push(
        await sharp(rgba, { raw: { ...size, channels: 4 } })
          .removeAlpha()
          .png()
          .toBuffer(),
      )
    }
    return pictures
  } finally {
    document.close()
  }
}

const date = new Date('2026-03-01T00:00:00Z')

/** A PDF that sets each line of a hand-made deck at its place. */
export function setDeck({ pages }: DeckDoc): Buffer {
  const pdf = newPdf({ title: 'Deck', author: '', date })
  for (const { width, height, blocks } of pages) {
    pdf
      .addPage({ size: [width, height], margin: 0 })
      .font('Helvetica')
      .fillColor('#222222')
    for (const { text, box, fontSize } of blocks.flatMap((block) => block.lines))
      pdf.fontSize(fontSize).text(text, box.x * width, box.y * height, { lineBreak: false })
  }
  return finishPdf(pdf)
}

/** The same deck with every page as one picture and no text layer. */
export async function rasterise(pdfium: Pdfium, pdf: Uint8Array, width = 1200): Promise<Buffer> {
  return picturesToPdf(await makeImages(pdfium, pdf, width), { title: 'Pictures', date })
}
