import { countVisibleWords } from './citations.ts'
import { mostWordsOfSentence, type SummaryText } from './summary-text.ts'

/**
 * Returns the first of the given sentences, the fullest first, that has words and no more than a sentence of a summary may have; ''
 * where none is so.
 */
export function writeShortest(to: SummaryText, fullestFirst: ReadonlyArray<(to: SummaryText) => string>): string {
  const chosen = fullestFirst.find((write) => isShort(write(to.copy())))
  return chosen ? chosen(to) : ''
}

/** Returns whether a sentence says something in so few words as a summary's sentence has at most. */
export function isShort(sentence: string): boolean {
  const words = countVisibleWords(sentence)
  return words > 0 && words <= mostWordsOfSentence
}
