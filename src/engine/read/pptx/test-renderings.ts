import type { PptxDeck, PptxSlide } from '#samples/pptx-parts.ts'
import { openDocument } from '../open-document.ts'
import { loadPdfium } from '../pdfium.ts'
import { renderDocumentPage } from '../render-page.ts'
import { renderPresentation } from './render-presentation.ts'
import { makePptx } from './test-presentations.ts'

const width = 960
const pdfium = loadPdfium()

/** Draws a slide with a pixel for each of its points; gives the colour of a point as `rrggbb`. */
export async function renderTestSlide(
  slide: PptxSlide,
  more: Partial<PptxDeck> = {},
): Promise<(x: number, y: number) => string> {
  const { pdf } = await renderPresentation(makePptx([slide], more), { pages: 1 })
  const opened = openDocument(await pdfium, pdf, { pages: 1 })
  try {
    const { rgba } = renderDocumentPage(await pdfium, opened, 0, width)
    return (x, y) => Buffer.from(rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)).toString('hex')
  } finally {
    opened.close()
  }
}

/** Whether two colours look the same; pictures are packed with a slight loss. */
export function isNear(one: string, other: string): boolean {
  const channels = (text: string) => [...Buffer.from(text, 'hex')]
  return channels(one).every((value, n) => Math.abs(value - (channels(other)[n] ?? 0)) < 16)
}
