import { genericWords } from '#engine/lexicons/generic-words.ts'
import { joiningWords, plainWords } from '#engine/lexicons/plain-words.ts'
import { detectLanguage } from '#engine/understand/detect-language.ts'
import type { CitedFact } from '../cited-fact.ts'

/** From so many words on, and with a smaller share of English ones, a text counts as one of another language. */
const enoughWords = 4
const shareOfEnglish = 0.2

/** Whether what is cited is in another language than the sentence, which is English. */
export function isForeign(cited: readonly CitedFact[]): boolean {
  const text = cited.flatMap(({ fact }) => fact.evidence.map(({ quote }) => quote)).join('\n')
  const language = detectLanguage(text)
  if (language !== 'und') return language !== 'en'
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const english = words.filter((word) => [joiningWords, plainWords, genericWords].some((list) => list.has(word)))
  return words.length >= enoughWords && english.length < shareOfEnglish * words.length && /[^\p{ASCII}]/u.test(text)
}
