/** Decks of images: every page is one raster image, without a text layer. */
import sharp from 'sharp'
import type { HtmlDeck } from './html-deck.ts'
import { finishPdf, newPdf } from './pdfkit-deck.ts'

/** Puts each picture on a page of its own, with few colours to keep the file small. */
export async function picturesToPdf(
  pictures: readonly Buffer[],
  deck: Pick<HtmlDeck, 'title' | 'date'>,
): Promise<Buffer> {
  const doc = newPdf({ title: deck.title, author: '', date: deck.date })
  for (const picture of pictures) {
    const small = await sharp(picture)
      .flatten({ background: '#ffffff' })
      .png({ palette: true, colours: 48, dither: 0, compressionLevel: 9 })
      .toBuffer()
    doc.addPage().image(small, 0, 0, { width: doc.page.width, height: doc.page.height })
  }
  return finishPdf(doc)
}
