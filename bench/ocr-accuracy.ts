import type { DeckDoc, DeckPage, Word } from '#engine/deck-doc.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { rasterise } from '#engine/read/ocr/test-images.ts'
import { loadPdfium } from '#engine/read/pdfium.ts'
import type { BenchDeck } from './bench-decks.ts'
import { computeMedian } from './rounds.ts'

/** Pages with fewer words say too little about accuracy. */
const fewestWords = 10
const pictureWidth = 1600

type Counts = { right: number; found: number; wanted: number }

/** How well pages of pictures are read whose text is known, because the pictures are those of text decks. */
export type OcrAccuracy = {
  pages: number
  /** Micro F1 over words, and over words that hold a digit. */
  f1: number
  numbersF1: number
  /** Shares of the words found that are right: of all, and of those of 80% confidence or more. */
  precision: number
  surePrecision: number
  /** Share of the words found that have 80% confidence or more. */
  sure: number
  /** The middle of |size read / size set - 1| over lines that were read whole. */
  sizeError: number
}

/** Reads each deck as it is and as pictures of 1600 pixels, and compares the words page by page. */
export async function measureAccuracy(decks: readonly BenchDeck[]): Promise<OcrAccuracy> {
  const reader = createDeckReader({ pages: 1000, seconds: 600, memoryMb: 512 })
  const pdfium = await loadPdfium()
  const [all, numbers, sure] = [counts(), counts(), counts()]
  const sizeErrors: number[] = []
  let pages = 0
  for (const { pdf } of decks) {
    const set = await reader.read(pdf)
    const read = await reader.read(await rasterise(pdfium, pdf, pictureWidth))
    for (const [n, page] of set.pages.entries()) {
      const other = read.pages[n]
      if (other === undefined || page.origin !== 'text' || listWords(page).length < fewestWords) continue
      pages++
      const [wanted, found] = [listWords(page), listWords(other)]
      add(all, wanted, found)
      add(numbers, wanted.filter(hasDigit), found.filter(hasDigit))
      add(
        sure,
        wanted,
        found.filter((word) => (word.confidence ?? 1) >= 0.8),
      )
      sizeErrors.push(...listSizeErrors(page, other))
    }
  }
  await reader.close()
  return {
    pages,
    f1: f1Of(all),
    numbersF1: f1Of(numbers),
    precision: all.right / all.found,
    surePrecision: sure.right / sure.found,
    sure: sure.found / all.found,
    sizeError: computeMedian(sizeErrors),
  }
}

const counts = (): Counts => ({ right: 0, found: 0, wanted: 0 })
const f1Of = ({ right, found, wanted }: Counts) => (2 * right) / (found + wanted)
const hasDigit = (word: Word) => /\p{N}/u.test(word.text)
const listLines = (page: DeckDoc['pages'][number]) => page.blocks.flatMap((block) => block.lines)
const listWords = (page: DeckPage) => listLines(page).flatMap((line) => line.words)

/** Compared without case, and without the signs around a word except those that change an amount. */
const normaliseToken = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^[^\p{L}\p{N}$€£+-]+|[^\p{L}\p{N}%+]+$/gu, '')

function add(into: Counts, wanted: readonly Word[], found: readonly Word[]): void {
  const left = new Map<string, number>()
  const tokens = (words: readonly Word[]) =>
    words.map((word) => normaliseToken(word.text)).filter((text) => text !== '')
  for (const text of tokens(wanted)) left.set(text, (left.get(text) ?? 0) + 1)
  into.wanted += tokens(wanted).length
  for (const text of tokens(found)) {
    into.found++
    const count = left.get(text) ?? 0
    if (count === 0) continue
    into.right++
    left.set(text, count - 1)
  }
}

function listSizeErrors(set: DeckPage, read: DeckPage): number[] {
  const sizes = new Map(listLines(set).map((line) => [line.text, line.fontSize]))
  return listLines(read).flatMap((line) => {
    const size = sizes.get(line.text)
    return size === undefined ? [] : [Math.abs(line.fontSize / size - 1)]
  })
}
