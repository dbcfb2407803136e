import { plainWords } from '#engine/text/words.ts'
import type { Quoted } from './summary-text.ts'

/** Knows the texts already used, so that a summary does not repeat words. */
export class SeenTexts {
  readonly #seen: SeenText[] = []

  add(text: string): void {
    this.#seen.push(prepare(text))
  }

  /** Returns whether a text is new, and remembers it if so. */
  take(text: string): boolean {
    const asked = prepare(text)
    const isSeen = this.#seen.some(
      (one) =>
        one.plain.includes(asked.plain) ||
        (one.plain.length > 20 && asked.plain.includes(one.plain)) ||
        overlaps(one, asked),
    )
    if (!isSeen) this.#seen.push(asked)
    return !isSeen
  }

  /** Returns the first text that is new, and remembers it. */
  takeFirstNew(quotes: readonly Quoted[]): Quoted | null {
    return quotes.find(({ text }) => this.take(text)) ?? null
  }
}

type SeenText = { plain: string; words: string[]; set: ReadonlySet<string> }

function prepare(text: string): SeenText {
  const plain = plainWords(text)
  const words = plain.split(' ')
  return { plain, words, set: new Set(words) }
}

const sameShare = 0.8

/** Whether most words of the shorter text stand in the other. */
function overlaps(one: SeenText, other: SeenText): boolean {
  const [{ words }, { set }] = one.plain.length < other.plain.length ? [one, other] : [other, one]
  if (words.length < 5) return false
  const most = Math.floor(words.length * (1 - sameShare) + 1e-9)
  let missing = 0
  for (const word of words) {
    if (!set.has(word)) missing++
    if (missing > most) return false
  }
  return true
}
