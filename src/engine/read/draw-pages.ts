import type { ImageSizes } from '../ports.ts'
import type { OpenDocument } from './open-document.ts'
import type { Pdfium } from './pdfium.ts'
import { renderDocumentPage } from './render-page.ts'
import { shrinkPixels } from './shrink-pixels.ts'
import { type EncodeWebp, startWebpEncoder } from './webp-encoder.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** Of 0 to 100. */
const quality = { page: 80, thumb: 75 }
/** A small picture of a page of any shape stays within what a list can show. */
const tallestThumb = 2400

let encoder: Promise<EncodeWebp> | null = null

/** Draws the pages `from` to `to` of a document as WebP, as far as it has them, and tells of each when it begins and when it is drawn. */
export async function drawPages(
  pdfium: Pdfium,
  document: OpenDocument,
  { from, to, width, thumbWidth }: ImageSizes & { from: number; to: number },
  tell: (message: WorkerMessage) => void,
): Promise<void> {
  encoder ??= startWebpEncoder()
  const encode = await encoder
  for (let page = from; page <= Math.min(to, document.pageCount); page++) {
    tell({ kind: 'page', page })
    const pixels = renderDocumentPage(pdfium, document, page - 1, width)
    const small = thumbWidth === undefined ? null : shrinkPixels(pixels, { width: thumbWidth, height: tallestThumb })
    const webp = await encode(pixels, quality.page)
    const thumb = small && (await encode(small, quality.thumb))
    tell({ kind: 'image', page, width: pixels.width, height: pixels.height, webp, thumb })
  }
}
