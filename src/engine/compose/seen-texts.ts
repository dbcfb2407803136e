import { plainWords } from '#engine/text/words.ts'
import type { Quoted } from './summary-text.ts'

/** Knows the texts already used, so that a summary does not repeat words. */
export class SeenTexts {
  readonly #seen: SeenText[] = []

  add(text: string): void {
    this.#seen.push(prepare(text))
  }

  has(text: string): boolean {
    const asked = prepare(text)
    return this.#seen.some(
      (one) =>
        one.plain.includes(asked.plain) ||
        (one.plain.length > 20 && asked.plain.includes(one.plain)) ||
        overlaps(one, asked),
    )
  }

  /** Returns the first text that is new, and remembers it. */
  takeFirstNew(quotes: readonly Quoted[]): Quoted | null {
    const fresh = quotes.find(({ text }) => !this.has(text)) ?? null
    if (fresh) this.add(fresh.text)
    return fresh
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
