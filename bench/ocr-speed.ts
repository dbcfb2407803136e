import { DeckBudget } from '#engine/read/deck-budget.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { createPageRecogniser } from '#engine/read/ocr/page-recogniser.ts'
import { findDataFolder } from '#engine/read/ocr/recognition-language.ts'
import { renderForRecognition } from '#engine/read/ocr/render-for-recognition.ts'
import { startTesseract } from '#engine/read/ocr/tesseract.ts'
import { rasterise } from '#engine/read/ocr/test-images.ts'
import { loadPdfium } from '#engine/read/pdfium.ts'
import type { BenchDeck } from './bench-decks.ts'
import { computeMedian, measureMs } from './rounds.ts'

const limits = { pages: 1000, seconds: 600, memoryMb: 512 }
const pictureWidth = 1600
const enoughPages = 30

/** Milliseconds of processor time a page, all threads of the process counted: other programs don't change it much. */
export type OcrSpeed = {
  pages: number
  /** tesseract.js alone on images rendered beforehand: the least that OCR can cost. */
  bare: number
  /** From the PDF to pages with lines and blocks, threads started beforehand. */
  reading: number
}

/** Measures the reading of 30 pages of pictures against tesseract.js on the same pictures, in alternating rounds. */
export async function measureRecognition(decks: readonly BenchDeck[], rounds: number): Promise<OcrSpeed> {
  const pdfium = await loadPdfium()
  const tesseract = await startTesseract(findDataFolder())
  const reader = createDeckReader(limits, { secondsPerPage: 600 })
  const pictures: { pdf: Buffer; pageCount: number }[] = []
  let pages = 0
  for (const deck of decks) {
    if (pages >= enoughPages) break
    const pdf = await rasterise(pdfium, deck.pdf, pictureWidth)
    const { pageCount } = await reader.read(pdf)
    pictures.push({ pdf, pageCount })
    pages += pageCount
  }
  const times: { bare: number[]; reading: number[] } = { bare: [], reading: [] }
  for (let round = 0; round < rounds; round++) {
    let [bare, reading] = [0, 0]
    for (const { pdf, pageCount } of pictures) {
      for (let page = 1; page <= pageCount; page++) {
        const picture = renderForRecognition(pdfium, pdf, limits, { page, text: 'replace' })
        if (picture) bare += await readProcessorTime(() => tesseract.recognise(picture, 'page'))
      }
      reading += await readProcessorTime(() => reader.read(pdf))
    }
    times.bare.push(bare / pages)
    times.reading.push(reading / pages)
  }
  await reader.close()
  return { pages, bare: computeMedian(times.bare), reading: computeMedian(times.reading) }
}

async function readProcessorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Milliseconds by the clock until all pages of a deck of images are recognised, by as many new threads as the server has, and nothing else. */
export async function measureRecognitionAlone(pdf: Uint8Array, pages: number): Promise<number> {
  const recogniser = createPageRecogniser(limits)
  const needs = Array.from({ length: pages }, (_, index) => ({ page: index + 1, text: 'replace' as const }))
  const budget = new DeckBudget()
  budget.countPages(pages)
  const ms = await measureMs(() => recogniser.recognise(pdf, needs, { language: 'eng', onPage: () => {}, budget }))
  await recogniser.close()
  return ms
}
