import { buildPptx, type PptxDeck, type PptxSlide } from '#samples/pptx-parts.ts'
import type { DeckDoc, DeckPage, Line } from '../../deck-doc.ts'
import { readBytes } from '../test-reading.ts'
import { renderPresentation } from './render-presentation.ts'
import { addNotes } from './slide-notes.ts'

/** The bytes of a presentation of slides. */
export function makePptx(slides: readonly PptxSlide[], more: Partial<PptxDeck> = {}): Buffer {
  return buildPptx({ title: 'Test', author: 'Tester', date: '2026-03-01T00:00:00Z', slides, ...more })
}

/** Reads a presentation in this thread. */
export async function readPptx(file: Uint8Array): Promise<DeckDoc> {
  const { pdf, slides } = await renderPresentation(file, { pages: 150 })
  return addNotes(await readBytes(pdf), slides)
}

/** The only slide of a presentation, as it is read. */
export async function readSlide(slide: PptxSlide, more: Partial<PptxDeck> = {}): Promise<DeckPage> {
  const [page] = (await readPptx(makePptx([slide], more))).pages
  if (page === undefined) throw new Error('The presentation has no page.')
  return page
}

/** The line with this text; an error that names what there is when there is none. */
export function findLine(page: DeckPage, text: string): Line {
  const lines = page.blocks.flatMap((block) => block.lines)
  const line = lines.find((one) => one.text === text)
  if (line === undefined) throw new Error(`No line '${text}' among ${lines.map((one) => `'${one.text}'`).join(', ')}.`)
  return line
}
