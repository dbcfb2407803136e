import { claimWords } from '#engine/lexicons/claim-words.ts'
import { joiningWords, plainWords } from '#engine/lexicons/plain-words.ts'
import { isBound } from './find-bound-problem.ts'
import { listBorneOut } from './find-direction-problem.ts'
import type { ProseText, ProseWord } from './read-prose.ts'
import { splitCompound } from './read-prose.ts'
import { hasSameWord, hasWord, type Source } from './read-sources.ts'
import { findLemma } from './word-forms.ts'

/**
 * Returns the word of a sentence that no cited fact has: neither its words, nor those of its field, nor a word that claims
 * nothing. What claims more than its neighbours ('profitable' beside 'profit') must stand there as it is. In what is quoted
 * from another language only such claims can be told.
 */
export function findWordProblem(sentence: ProseText, sources: readonly Source[], isForeign: boolean): string | null {
  const borneOut = listBorneOut(sentence, sources)
  const lost = sentence.words.find((word) => isWord(word) && !borneOut.has(word) && !isKnown(word, sources, isForeign))
  return lost ? `its '${lost.text}' stands in no fact that it cites` : null
}

/** Numbers and names are asked for by themselves. */
const isWord = ({ text }: ProseWord) => /\p{L}/u.test(text) && !/^\P{L}*\d/u.test(text) && !isBound(text)

const isKnown = (word: ProseWord, sources: readonly Source[], isForeign: boolean): boolean =>
  isOneKnown(word.text, sources, isForeign) ||
  (splitCompound(word).length > 1 && splitCompound(word).every((part) => isOneKnown(part, sources, isForeign)))

const withLemmas = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].flatMap((word) => [word, findLemma(word)]))
const plain = withLemmas(plainWords)
const claims = withLemmas(claimWords)

function isOneKnown(text: string, sources: readonly Source[], isForeign: boolean): boolean {
  const lemma = findLemma(text)
  if (sources.some(({ speech }) => speech.has(text) || speech.has(lemma))) return true
  if (claims.has(text) || claims.has(lemma))
    return sources.some(({ lemmas }) => lemmas.has(text) || lemmas.has(lemma) || hasSameWord(lemmas, text, lemma))
  if (joiningWords.has(text) || plain.has(text) || plain.has(lemma) || /\d/.test(text)) return true
  return isForeign || sources.some((source) => hasWord(source, text) || source.aroundLemmas.has(lemma))
}
