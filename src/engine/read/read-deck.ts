import type { DeckDoc, DeckPage } from '../deck-doc.ts'
import type { ReadLimits, ReadProgress } from '../ports.ts'
import { buildBlocks, pageBlock } from './blocks.ts'
import { buildFragments } from './fragments.ts'
import { describeHidden } from './hidden-text.ts'
import { buildLines } from './lines.ts'
import { readLinks } from './links.ts'
import { readMetadata } from './metadata.ts'
import { openDocument } from './open-document.ts'
import { CharacterReader, emptyCharacters, type PageCharacters } from './page-characters.ts'
import { readPageFrame } from './page-frame.ts'
import { readPageObjects } from './page-objects.ts'
import type { Pdfium } from './pdfium.ts'
import { inReadingOrder } from './reading-order.ts'
import { type Draw, renderPage } from './render-page.ts'
import { sortVisible } from './sort-visible.ts'

/**
 * Reads a PDF in the calling thread: words, lines and blocks with their places, links, metadata, hidden text apart.
 * Throws ReadFailure when the file can't be read. Pages over `limits.pages` are refused; time and memory are for
 * whoever runs the thread. `draw` makes the pictures in which doubtful text is looked for.
 */
export function readDeck(
  pdfium: Pdfium,
  bytes: Uint8Array,
  limits: Pick<ReadLimits, 'pages'>,
  onProgress?: ReadProgress,
  draw: Draw = renderPage,
): DeckDoc {
  const document = openDocument(pdfium, bytes, limits)
  try {
    const reading: Reading = { pdfium, draw, document: document.handle, fonts: new Map(), room: emptyCharacters() }
    const pages: DeckPage[] = []
    for (let n = 0; n < document.pageCount; n++) {
      pages.push(readPage(reading, n))
      onProgress?.(n + 1, document.pageCount)
    }
    return { pageCount: document.pageCount, pages, metadata: readMetadata(pdfium, document.handle) }
  } finally {
    document.close()
  }
}

type Reading = { pdfium: Pdfium; draw: Draw; document: number; fonts: Map<number, boolean>; room: PageCharacters }

function readPage(reading: Reading, index: number): DeckPage {
  const { pdfium, document } = reading
  const { calls } = pdfium
  const page = calls.FPDF_LoadPage(document, index)
  const frame = page === 0 ? null : readPageFrame(pdfium, page)
  if (frame === null) {
    if (page !== 0) calls.FPDF_ClosePage(page)
    return emptyPage(index + 1)
  }
  try {
    const links = readLinks(pdfium, document, page, frame)
    const objects = readPageObjects(pdfium, page, frame)
    const textPage = calls.FPDFText_LoadPage(page)
    const characters = new CharacterReader(pdfium, frame, reading.fonts, reading.room).read(textPage)
    calls.FPDFText_ClosePage(textPage)
    const { fragments, unseen } = buildFragments(characters)
    const sorted = sortVisible({ pdfium, page, frame, draw: reading.draw }, fragments, objects)
    const { width, height } = frame
    const lines = buildLines(sorted.visible, frame)
    const blocks = inReadingOrder(buildBlocks(lines), height).map((block) => pageBlock(block, width, height))
    const origin = blocks.length > 0 ? 'text' : 'none'
    const hidden = describeHidden(sorted.hidden, unseen, frame)
    return { page: index + 1, width, height, origin, blocks, links, hidden, imageShare: objects.imageShare }
  } finally {
    calls.FPDF_ClosePage(page)
  }
}

function emptyPage(page: number): DeckPage {
  return { page, width: 612, height: 792, origin: 'none', blocks: [], links: [], hidden: [], imageShare: 0 }
}
