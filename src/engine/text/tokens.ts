import { everyMatch } from '#engine/patterns/every-match.ts'
import { isLatin, latinFirst } from '#engine/patterns/latin-first.ts'
import { foldLetters } from './fold-letters.ts'

/** A word of a text: `key` is folded for comparison, `start` and `end` are offsets into the text as printed. */
export type Token = { key: string; start: number; end: number }

// One Han or kana sign is a word of its own because Chinese and Japanese are written without spaces.
const unspacedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const words = latinFirst(/[\p{L}\p{N}\p{M}]+/gu)
const wordsAndSigns =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+/gv
/** Articles and prepositions that Arabic writes onto the word. */
const arabicPrefix = /^(?:وال|بال|كال|فال|لل|ال)(?=\p{Script=Arabic}{3})/u
const latinWord = /^[\p{Script=Latin}\p{N}]+$/u

/** Returns the word in lower case without accents, plural 's' and Arabic article, so that one entry serves all forms. */
export function foldWord(word: string): string {
  const folded = foldLetters(word)
  if (!latinWord.test(folded)) return folded.replace(arabicPrefix, '')
  const plain = folded
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  const last = plain.at(-2)
  return plain.length > 3 && plain.endsWith('s') && last !== 's' && last !== 'u' && last !== 'i'
    ? plain.slice(0, -1)
    : plain
}

/** Returns the words of a text with their places. Hyphens, slashes and points end a word. */
export function splitTokens(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of everyMatch(!isLatin(text) && unspacedScripts.test(text) ? wordsAndSigns : words, text)) {
    tokens.push({ key: foldWord(match[0]), start: match.index, end: match.index + match[0].length })
  }
  return tokens
}
