import type { Recognised, RecognisedPage } from './recognised-page.ts'
import { type RecognitionLanguage, tellLanguage } from './recognition-language.ts'
import type { RecognitionNeed } from './recognition-need.ts'

/** Below this confidence a word read in the wrong language says little, and a scrap of a photo nothing. */
const sureWord = 0.6

/**
 * The language of a deck's images: known beforehand, or told by the first of its pages that have enough words together. These are
 * recognised in English until then. Which pages they are follows from their order alone, not from which of them is done first.
 */
export class DeckLanguage {
  readonly #needs: readonly RecognitionNeed[]
  readonly #texts = new Map<RecognitionNeed, string>()
  #told: RecognitionLanguage | null

  constructor(needs: readonly RecognitionNeed[], known: RecognitionLanguage | null) {
    this.#needs = needs
    this.#told = known
  }

  get current(): RecognitionLanguage {
    return this.#told ?? 'eng'
  }

  /** Whether a page recognised in a language needs no other reading; one that can't be recognised needs none. */
  fits(language: RecognitionLanguage = this.current): boolean {
    return this.#told === null || language === this.#told
  }

  /** Takes in what was recognised. A page in another language than English was kept by a reading that had told it. */
  add({ need, page }: Recognised): void {
    if (this.#told !== null) return
    if (page !== null && page.language !== 'eng') this.#told = page.language
    this.#texts.set(need, page === null ? '' : joinSureWords(page))
    this.#tell()
  }

  #tell(): void {
    let text = ''
    for (const need of this.#needs) {
      const next = this.#texts.get(need)
      if (next === undefined || this.#told !== null) return
      text += `${next}\n`
      this.#told = tellLanguage(text)
    }
  }
}

function joinSureWords({ lines }: RecognisedPage): string {
  const words = lines.flatMap((line) => line.words).filter(({ confidence }) => confidence >= sureWord)
  return words.map(({ text }) => text).join(' ')
}
