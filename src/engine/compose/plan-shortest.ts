import { countVisibleWords } from './citations.ts'
import { mostWordsOfSentence, type SummaryText } from './summary-text.ts'

/** Writes a sentence into a summary, its citations numbered with those of the summary. */
export type WriteSentence = (to: SummaryText) => string

/**
 * Plans the first of the given sentences, the fullest first, that has words and no more than a sentence of a summary may have; ''
 * where none is so.
 */
export function planShortest(text: SummaryText, fullestFirst: readonly WriteSentence[]): WriteSentence {
  return fullestFirst.find((write) => isShort(write(text.copy()))) ?? writeNothing
}

const writeNothing: WriteSentence = () => ''

/** Returns whether a sentence says something in so few words as a summary's sentence has at most. */
export function isShort(sentence: string): boolean {
  const words = countVisibleWords(sentence)
  return words > 0 && words <= mostWordsOfSentence
}
