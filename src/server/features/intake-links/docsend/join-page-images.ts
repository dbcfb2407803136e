import type { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import type { PreparedImage } from './prepare-page-image.ts'

/** Points a pixel: 144 pixels an inch, about that of slides as DocSend shows them. */
const pointsAPixel = 0.5

/** Returns a PDF of one page an image, each at its size. The same images give the same bytes. */
export function joinPageImages(images: readonly PreparedImage[], title: string): Readable {
  // The file's id is made from this date. It is not written down, since the date of the deck is not known.
  const date = new Date(0)
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, info: { Title: title, CreationDate: date } })
  Object.defineProperty(pdf.info, 'CreationDate', { value: date, enumerable: false })
  for (const { jpeg, width, height } of images) {
    const size: [number, number] = [width * pointsAPixel, height * pointsAPixel]
    pdf.addPage({ size, margin: 0 }).image(jpeg, 0, 0, { width: size[0], height: size[1] })
  }
  pdf.end()
  return pdf
}
