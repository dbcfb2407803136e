import { claimWords } from '#engine/lexicons/claim-words.ts'
import { everydayWords } from '#engine/lexicons/everyday-words.ts'
import { genericWords } from '#engine/lexicons/generic-words.ts'
import { joiningWords, plainWords } from '#engine/lexicons/plain-words.ts'
import { detectLanguage } from '#engine/text/detect-language.ts'
import type { CitedFact } from '../cited-fact.ts'

/** With a larger share of common English words, a text that looks like another language is one of names and figures. */
const shareOfEnglish = 0.4
const english = [joiningWords, plainWords, genericWords, everydayWords, claimWords]

/** Whether what is cited is in another language than the sentence, which is English. */
export function isForeign(cited: readonly CitedFact[]): boolean {
  const text = cited.flatMap(({ fact }) => fact.evidence.map(({ quote }) => quote)).join('\n')
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  const known = words.filter((word) => english.some((list) => list.has(word)))
  if (words.length === 0 || known.length > shareOfEnglish * words.length) return false
  const language = detectLanguage(text)
  return language === 'und'
    ? /[^\p{ASCII}\p{P}\p{S}]/u.test(text)
    : language !== 'en' && /[^\p{ASCII}\p{P}\p{S}]|\b(?:de|la|el|und|der|le|les|por|para|con|para)\b/u.test(text)
}
