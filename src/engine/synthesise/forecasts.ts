import type { FactKey, VerifiedFact } from '#engine/facts.ts'
import { futureWords } from '#engine/lexicons/future-words.ts'

const clauseEnd = /[,;:–—]|\b(?:and|but|while|whereas)\b/iu

/** What a round is about lies ahead by its nature, and needs no word that says so. */
const roundKeys = new Set<FactKey>([
  ...(['amount_raising', 'valuation', 'committed', 'use_of_funds', 'runway', 'closing_deadline'] as const),
])

/** Whether a fact is something that the company has not reached and only expects. */
export const isForecast = ({ key, scope }: VerifiedFact): boolean =>
  key === 'revenue_forecast' || (scope?.nature === 'forecast' && !roundKeys.has(key))

/** Whether a sentence is about the future. */
export const isAboutFuture = (sentence: string): boolean => futureWords.test(sentence)

/** Whether the clause that leads to a figure says that it lies ahead. */
export function isFutureBefore(sentence: string, { start }: { start: number }): boolean {
  return futureWords.test(sentence.slice(0, start).split(clauseEnd).at(-1) ?? '')
}

/** Whether a sentence says of a figure in it that it lies ahead: before it, or behind it in the same clause. */
export function isFutureAround(sentence: string, { start, end }: { start: number; end: number }): boolean {
  const clause = sentence.slice(end).split(clauseEnd)[0] ?? ''
  return futureWords.test(sentence.slice(0, start)) || futureWords.test(clause)
}
