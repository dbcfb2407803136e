import { foldLetters } from '#engine/text/fold-letters.ts'

/** A word stem, or two signs of a script without spaces, and where it stands in the folded text. */
export type AskToken = { text: string; start: number; end: number; isPair: boolean }

const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}`
const runs = new RegExp(`(?<signs>[${unspaced}ー]+)|(?:(?![${unspaced}])[\\p{L}\\p{N}])+`, 'gu')

/**
 * Returns the tokens of a text for ranking: folded and lightly stemmed words, and of scripts without spaces every pair of
 * neighbouring signs, which needs no dictionary and finds words of any length.
 */
export function splitAskTokens(text: string): AskToken[] {
  const tokens: AskToken[] = []
  for (const match of foldLetters(text).matchAll(runs)) {
    const [run] = match
    const start = match.index
    if (match.groups?.signs === undefined)
      tokens.push({ text: stemWord(run), start, end: start + run.length, isPair: false })
    else tokens.push(...makePairs(run, start))
  }
  return tokens
}

function makePairs(run: string, from: number): AskToken[] {
  const signs = [...run]
  if (signs.length === 1) return [{ text: run, start: from, end: from + run.length, isPair: true }]
  let start = from
  return signs.slice(1).map((second, index) => {
    const first = signs[index] ?? ''
    const token = { text: first + second, start, end: start + first.length + second.length, isPair: true }
    start += first.length
    return token
  })
}

const shortestStem = 3

/**
 * Removes a plural and one common ending of English or German, so that 'raising' meets 'raise' and 'Kunden' 'Kunde'.
 * Both sides go through it, so it only has to bring forms of a word together. The plural rule is that of
 * D. Harman, How effective is suffixing?, JASIS 42(1), 1991.
 */
export function stemWord(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word
  const single = word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<![aeious])s$|(?<=[ae])s$/, '') : word
  const bare = single.replace(/(?:ing|ern|ed|en|em|er|e)$/, '')
  return bare.length >= shortestStem ? bare : single
}
