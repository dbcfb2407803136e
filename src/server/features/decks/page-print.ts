import type { DeckPage } from '#engine/deck-doc.ts'
import { plainWords } from '#engine/text/words.ts'

/** A page of fewer different words, such as 'Thank you', looks like that of any deck. */
const fewestWords = 8
const bits = 64
/** Scripts that set no space between words are cut into pairs of characters. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+$/u

/**
 * Returns the print of a page's visible text, 64 bits: pages that differ in a few words have prints that differ in few bits
 * (SimHash). Figures do not count, so that a deck with newer ones still looks like itself. 0 for a page with too few words.
 */
export function makePagePrint({ blocks }: Pick<DeckPage, 'blocks'>): bigint {
  const text = blocks.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
  const words = plainWords(text).split(' ').flatMap(cutWord).filter(hasLetter)
  if (new Set(words).size < fewestWords) return 0n
  const weights = new Array<number>(bits).fill(0)
  for (const word of words) {
    const halves = [hashWord(word, 0x811c9dc5), hashWord(word, 0x9e3779b9)]
    for (let bit = 0; bit < bits; bit += 1)
      weights[bit] = (weights[bit] ?? 0) + (((halves[bit >> 5] ?? 0) >>> (bit & 31)) & 1 ? 1 : -1)
  }
  const print = weights.reduce((all, weight, bit) => (weight > 0 ? all | (1n << BigInt(bit)) : all), 0n)
  return BigInt.asIntN(bits, print)
}

const hasLetter = (word: string) => /\p{L}/u.test(word)

function cutWord(word: string): string[] {
  if (!unspaced.test(word)) return [word]
  const characters = [...word]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** FNV-1a over UTF-16 units, its bits mixed as MurmurHash3 ends. */
function hashWord(word: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
