import type { DeckDoc, DeckPage } from '../deck-doc.ts'
import type { ReadLimits, ReadProgress } from '../ports.ts'
import { readMetadata } from './metadata.ts'
import type { Recognised } from './ocr/recognised-page.ts'
import type { RecognitionNeed } from './ocr/recognition-need.ts'
import { withDocument, withPage } from './open-page.ts'
import type { Pdfium } from './pdfium.ts'
import { buildPage, createEmptyPage } from './read-page.ts'
import { type Render, renderPage } from './render-page.ts'

/** Called while a deck is read: with the number of pages, with each page as it begins, and with how many are done. */
type ReadSteps = { onOpen?: (pages: number) => void; onPage?: (page: number) => void; onProgress?: ReadProgress }

/** A deck by its text layer, and the pages whose image can hold more text. */
type DeckReading = { doc: DeckDoc; needs: RecognitionNeed[] }

/**
 * Reads a PDF in the calling thread: words, lines and blocks with their places, links, metadata, hidden text apart.
 * Throws ReadFailure when the file can't be read. Pages over `limits.pages` are refused; the caller
 * limits time and memory. Progress counts the pages that need no more than their text layer. `render` makes the images in
 * which doubtful text is looked for.
 */
export function readDeck(
  pdfium: Pdfium,
  bytes: Uint8Array,
  limits: Pick<ReadLimits, 'pages'>,
  { onOpen, onPage, onProgress }: ReadSteps = {},
  render: Render = renderPage,
): DeckReading {
  return withDocument(pdfium, bytes, limits, render, (reading, pageCount) => {
    onOpen?.(pageCount)
    const pages: DeckPage[] = []
    const needs: RecognitionNeed[] = []
    for (let n = 0; n < pageCount; n++) {
      onPage?.(n + 1)
      const built = withPage(reading, n, (opened) => buildPage(opened))
      pages.push(built?.page ?? createEmptyPage(n + 1))
      if (built?.need) needs.push(built.need)
      else onProgress?.(pages.length - needs.length, pageCount)
    }
    return { doc: { pageCount, pages, metadata: readMetadata(pdfium, reading.document) }, needs }
  })
}

/** Reads pages once more, with what was recognised on their images. Throws like `readDeck`. */
export function readRecognisedPages(
  pdfium: Pdfium,
  bytes: Uint8Array,
  limits: Pick<ReadLimits, 'pages'>,
  recognised: readonly Recognised[],
  onPage?: (page: number) => void,
): DeckPage[] {
  return withDocument(pdfium, bytes, limits, renderPage, (reading) =>
    recognised.map((one) => {
      const { page } = one.need
      onPage?.(page)
      return withPage(reading, page - 1, (opened) => buildPage(opened, one).page) ?? createEmptyPage(page)
    }),
  )
}
