import { fieldVocabulary } from '#contract/memo-fields.ts'
import { getLabel } from '#contract/options.ts'
import type { FactKey } from '#engine/facts.ts'
import { wholeWords } from '#engine/text/whole-words.ts'

const longestValueChars = 2_000

/** Returns the words of the deck, or the label of a vocabulary's value. */
export function formatValue(key: FactKey, value: string | boolean): string {
  const text = wholeWords(String(value)).trim().slice(0, longestValueChars)
  const vocabulary = key in fieldVocabulary ? fieldVocabulary[key as keyof typeof fieldVocabulary] : null
  return vocabulary ? getLabel(vocabulary, text) : text
}
