import { numberWords, openers } from '#engine/lexicons/prose-words.ts'
import { isVerdict } from '#engine/model/read/check-items.ts'
import { isNegation } from '#engine/text/negations.ts'
import { normalise } from '#engine/text/normalise.ts'
import { quantitiesIn, sameQuantity } from '#engine/text/quantities.ts'
import { splitTokens } from '#engine/text/text-index.ts'
import type { CitedFact } from './cited-fact.ts'
import { findFigureProblem } from './figure-problem.ts'
import { isAboutFuture, isForecast } from './forecasts.ts'

const wordAmounts = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/**
 * Returns why a sentence says more than the facts it cites; null when it does not. Every number with its scale, currency and
 * percent sign, every number word, every capitalised word and every negation of it stands in a cited fact's value or
 * quotes, and every figure is called what it is there. `company` is the proved name of the company, which any sentence
 * may use.
 */
export function findSentenceProblem(text: string, cited: readonly CitedFact[], company: string | null): string | null {
  if (cited.length === 0) return 'it cites no fact'
  if (isVerdict(text)) return 'it gives a verdict'
  const sources = cited.flatMap(({ value, field, fact }) => [
    value,
    field,
    ...(fact.person === undefined ? [] : [fact.person]),
    ...fact.evidence.map((one) => one.quote),
  ])
  const known = normalise([...sources, company ?? ''].join(' \n ')).text
  const words = new Set(splitParts(known))
  return (
    findNumberProblem(text, sources) ??
    findWordProblem(text, words) ??
    findNameProblem(text, words) ??
    (cited.some(({ fact }) => isForecast(fact)) && !isAboutFuture(text) ? 'it tells a forecast as a fact' : null) ??
    findFigureProblem(text, cited)
  )
}

function findNumberProblem(text: string, sources: readonly string[]): string | null {
  const texts = sources.map((source) => normalise(source).text)
  const there = texts.flatMap((source) => quantitiesIn(source))
  const lost = quantitiesIn(normalise(text).text).find(
    (one) => !there.some((other) => sameQuantity(one, other)) && !isSpelled(one.amount, one.text, texts),
  )
  return lost ? `its number ${lost.text} stands in no fact that it cites` : null
}

/** '3' for the quote's 'three', with no unit. */
const isSpelled = (amount: number, text: string, texts: readonly string[]): boolean => {
  const word = wordAmounts[amount]
  return word !== undefined && /^\d+$/.test(text) && texts.some((source) => splitParts(source).includes(word))
}

function findWordProblem(text: string, words: ReadonlySet<string>): string | null {
  const isInDigits = (word: string) => words.has(String(wordAmounts.indexOf(word)))
  for (const word of splitParts(normalise(text).text)) {
    if (numberWords.has(word) && !words.has(word) && !(wordAmounts.includes(word) && isInDigits(word)))
      return `its number word '${word}' stands in no fact that it cites`
    if (isNegation(word) && ![...words].some(isNegation)) return `its '${word}' stands in no fact that it cites`
  }
  return null
}

function findNameProblem(text: string, words: ReadonlySet<string>): string | null {
  const lost = listCapitalised(text).find(({ word, opens }) => {
    const parts = splitParts(normalise(word).text)
    const isKnown = parts.every((part) => words.has(part) || words.has(part.replace(/s$/u, '')))
    return !isKnown && !(opens && parts.every((part) => openers.has(part)))
  })
  return lost ? `its '${lost.word}' stands in no fact that it cites` : null
}

/** Words with a capital letter anywhere in them; `opens`: at the beginning of a sentence. Scripts without case have none. */
function listCapitalised(text: string): Array<{ word: string; opens: boolean }> {
  const found: Array<{ word: string; opens: boolean }> = []
  let opens = true
  for (const [raw] of text.matchAll(/\S+/gu)) {
    const word = raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/['’]s$/u, '')
    if (/\p{Lu}/u.test(word) && !/^\P{L}*\d/u.test(word)) found.push({ word, opens })
    opens = /[.!?:]["'”’)]*$/u.test(raw)
  }
  return found
}

/** Lower-case words of a normalised text, hyphenated ones whole and in their parts. */
function splitParts(text: string): string[] {
  return splitTokens(text).flatMap(({ text: token }) => {
    const whole = token.replace(/['’]s$/u, '')
    const parts = whole.split(/[^\p{L}\p{N}\p{M}]+/u).filter((part) => part !== '')
    return parts.length === 1 ? parts : [whole, ...parts]
  })
}
