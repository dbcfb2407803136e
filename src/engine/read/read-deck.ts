import type { DeckDoc, DeckPage } from '../deck-doc.ts'
import type { ReadLimits, ReadProgress } from '../ports.ts'
import { readMetadata } from './metadata.ts'
import type { Recognised } from './ocr/recognised-page.ts'
import type { RecognitionNeed } from './ocr/recognition-need.ts'
import { withDocument, withPage } from './open-page.ts'
import type { Pdfium } from './pdfium.ts'
import { buildPage, createEmptyPage } from './read-page.ts'
import { type Render, renderPage } from './render-page.ts'

/** Told while a deck is read: how many pages it has, each page as it is begun, and how many are done. */
export type ReadSteps = { onOpen?: (pages: number) => void; onPage?: (page: number) => void; onProgress?: ReadProgress }

/** A deck as its text layer has it, and the pages whose picture may hold text beside it. */
export type DeckReading = { doc: DeckDoc; needs: RecognitionNeed[] }

/**
 * Reads a PDF in the calling thread: words, lines and blocks with their places, links, metadata, hidden text apart.
 * Throws ReadFailure when the file can't be read. Pages over `limits.pages` are refused; time and memory are for
 * whoever runs the thread. Progress counts the pages that need no more than their text layer. `render` makes the pictures
 * in which doubtful text is looked for.
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

/** Reads pages once more, with what was recognised on their pictures. Throws like `readDeck`. */
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
