import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { openDocument } from '#engine/read/open-document.ts'
import { loadPdfium, type Pdfium } from '#engine/read/pdfium.ts'
import { readDeck } from '#engine/read/read-deck.ts'
import { type Render, renderPage } from '#engine/read/render-page.ts'
import { runEngine } from '#engine/run-engine.ts'
import type { BenchDeck } from './bench-decks.ts'
import { computeMedian, measureMs, measureThreadMs } from './rounds.ts'

const limits = { pages: 10_000 }
/** Pages read before the measurement: until then the code is still being compiled, most of it more than once. */
const warmUpPages = 1000
const about = { updates: [], deckId: '00000000-0000-4000-8000-000000000000', today: '2026-01-01' }
const measured = ['characters', 'reading', 'memo', 'hiddenText', 'poppler'] as const
type Measured = (typeof measured)[number]

/** Median milliseconds of the thread's processor time for a round over all decks. */
export type ReadSpeed = {
  pages: number
  /** Every character's code and box by the same PDFium, and nothing else: the least that reading can cost. */
  characters: number
  /** Words, lines, blocks and their order, without the pictures in which doubtful text is looked for. */
  reading: number
  /** The memo of what was read. */
  memo: number
  /** Those pictures. */
  hiddenText: number
  /** Poppler's pdftotext, one process a deck, by the clock; null when it is not installed. */
  poppler: number | null
}

/** Measures reading and memo against bare character extraction, in one process and in alternating rounds. */
export async function measureReading(decks: readonly BenchDeck[], rounds: number): Promise<ReadSpeed> {
  const pdfium = await loadPdfium()
  const poppler = hasPoppler()
  const times: Record<Measured, number[]> = { characters: [], reading: [], memo: [], hiddenText: [], poppler: [] }
  let pages = 0
  let warmUps = 0
  for (let round = 0; round < warmUps + rounds; round++) {
    pages = 0
    const sums: Record<Measured, number> = { characters: 0, reading: 0, memo: 0, hiddenText: 0, poppler: 0 }
    for (const deck of decks) {
      sums.characters += measureThreadMs(() => {
        pages += extractCharacters(pdfium, deck.pdf)
      })
      const drawing = measureRendering()
      let doc: DeckDoc | null = null
      const reading = measureThreadMs(() => {
        doc = readDeck(pdfium, deck.pdf, limits, {}, drawing.draw).doc
      })
      sums.reading += reading - drawing.spent()
      sums.hiddenText += drawing.spent()
      sums.memo += measureThreadMs(() => doc !== null && runEngine({ doc, ...about }))
    }
    if (poppler) sums.poppler = await measurePoppler(decks)
    if (round === 0) warmUps = Math.max(1, Math.ceil(warmUpPages / Math.max(1, pages)))
    if (round >= warmUps) for (const name of measured) times[name].push(sums[name])
  }
  const { characters, reading, memo, hiddenText } = times
  return {
    pages,
    characters: computeMedian(characters),
    reading: computeMedian(reading),
    memo: computeMedian(memo),
    hiddenText: computeMedian(hiddenText),
    poppler: poppler ? computeMedian(times.poppler) : null,
  }
}

/** Bare extraction: what any reader that knows where characters stand has to ask of PDFium. Returns the page count. */
function extractCharacters(pdfium: Pdfium, pdf: Uint8Array): number {
  const { calls, scratch } = pdfium
  const document = openDocument(pdfium, pdf, limits)
  let sum = 0
  for (let n = 0; n < document.pageCount; n++) {
    const page = calls.FPDF_LoadPage(document.handle, n)
    const text = calls.FPDFText_LoadPage(page)
    const count = calls.FPDFText_CountChars(text)
    for (let at = 0; at < count; at++) {
      sum += calls.FPDFText_GetUnicode(text, at)
      calls.FPDFText_GetCharBox(text, at, scratch, scratch + 8, scratch + 16, scratch + 24)
      sum += pdfium.heap().doubles[scratch / 8] ?? 0
    }
    calls.FPDFText_ClosePage(text)
    calls.FPDF_ClosePage(page)
  }
  document.close()
  if (Number.isNaN(sum)) throw new Error('PDFium returned a position that is not a number.')
  return document.pageCount
}

function measureRendering() {
  let ms = 0
  const draw: Render = (pdfium, page, width) => {
    let pixels: ReturnType<Render> = null
    ms += measureThreadMs(() => {
      pixels = renderPage(pdfium, page, width)
    })
    return pixels
  }
  return { draw, spent: () => ms }
}

function hasPoppler(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function measurePoppler(decks: readonly BenchDeck[]): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'))
  let ms = 0
  for (const { pdf } of decks) {
    const file = join(dir, 'deck.pdf')
    writeFileSync(file, pdf)
    ms += await measureMs(() => execFileSync('pdftotext', [file, join(dir, 'deck.txt')], { stdio: 'ignore' }))
  }
  rmSync(dir, { recursive: true })
  return ms
}
