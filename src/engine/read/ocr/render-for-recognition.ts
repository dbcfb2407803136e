import type { ReadLimits } from '#engine/ports.ts'
import { type OpenedPage, withDocument, withPage } from '../open-page.ts'
import type { Pdfium } from '../pdfium.ts'
import { fitImageSize, renderPage } from '../render-page.ts'
import type { RecognitionNeed } from './recognition-need.ts'

/** A grey image as a binary PGM file (https://netpbm.sourceforge.net/doc/pgm.html), and its size in pixels. */
export type GreyImage = { pgm: Buffer; width: number; height: number }

/** What stands before the pixels of a PGM file. */
export const pgmHeader = ({ width, height }: { width: number; height: number }): Buffer =>
  Buffer.from(`P5\n${width} ${height}\n255\n`)

const imageWidthPixels = 1600
/** What is doubtful on a logo in one size is often sure in another. */
export const largerWidthPixels = 2000
/** Pages of an odd shape are rendered smaller: the time for recognition grows with the pixels. */
const mostPixels = 4_000_000

/**
 * Renders a page for recognition, 1600 pixels wide by default: in grey, without the text that its text layer has already, and
 * never with hidden text. Null for a page that can't be rendered. Throws ReadFailure when the file can't be opened.
 */
export function renderForRecognition(
  pdfium: Pdfium,
  pdf: Uint8Array,
  limits: Pick<ReadLimits, 'pages'>,
  need: RecognitionNeed,
  width = imageWidthPixels,
): GreyImage | null {
  return withDocument(pdfium, pdf, limits, renderPage, (reading) =>
    withPage(reading, need.page - 1, (opened) => renderOpened(pdfium, opened, need, width)),
  )
}

function renderOpened(pdfium: Pdfium, opened: OpenedPage, need: RecognitionNeed, width: number): GreyImage | null {
  const { frame, handle, objects, sorted } = opened
  const out = need.text !== 'replace' ? objects.textOrder.keys() : sorted.hidden.flatMap((one) => one.fragment.objects)
  for (const object of out) pdfium.calls.FPDFPageObj_SetIsActive(object, 0)
  const size = fitImageSize(frame.width, frame.height, width)
  const scale = Math.min(1, Math.sqrt(mostPixels / (size.width * size.height)))
  const pixels = renderPage(pdfium, handle, Math.max(1, Math.floor(size.width * scale)))
  return pixels === null ? null : { ...toGrey(pixels), width: pixels.width, height: pixels.height }
}

function toGrey({ rgba, width, height }: { rgba: Uint8Array; width: number; height: number }): { pgm: Buffer } {
  const header = pgmHeader({ width, height })
  const pgm = Buffer.alloc(header.length + width * height)
  header.copy(pgm)
  for (let n = 0, at = header.length; n < rgba.length; n += 4, at++) {
    // Luma by ITU-R BT.601.
    pgm[at] = ((rgba[n] ?? 0) * 77 + (rgba[n + 1] ?? 0) * 150 + (rgba[n + 2] ?? 0) * 29) >> 8
  }
  return { pgm }
}
