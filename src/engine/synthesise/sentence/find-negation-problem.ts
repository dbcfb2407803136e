import { claimWords } from '#engine/lexicons/claim-words.ts'
import { joiningWords, plainWords } from '#engine/lexicons/plain-words.ts'
import { isNegation } from '#engine/text/negations.ts'
import type { ProseText, ProseWord } from './read-prose.ts'
import { hasSameWord, hasWord, type Source } from './read-sources.ts'
import { findLemma, findRoot } from './word-forms.ts'

/** So many words behind a negation can be what it denies. */
const reach = 4
/** What counts something out, and denies nothing of the rest. */
const countingOut = new Set(['not counting', 'not including', 'no longer', 'not only'])

/**
 * Returns a negation of a sentence that no cited fact has of the same words, or says that a sentence tells what its facts deny. Of
 * quotes in another language only the negation itself can be told.
 */
export function findNegationProblem(
  sentence: ProseText,
  sources: readonly Source[],
  isForeign: boolean,
): string | null {
  const texts = sources.flatMap((source) => source.texts)
  const denied = texts.flatMap(listDenied)
  const own = listDenied(sentence)
  const twice = sentence.words.find(
    ({ text }, at) => isNegation(text) && isNegation(sentence.words[at + 1]?.text ?? ''),
  )
  if (twice) return `its '${twice.text}' turns round what it cites`
  const lost = own.find(
    (one) =>
      !denied.some(
        (other) =>
          isForeign ||
          one.words.length === 0 ||
          one.words.some((word) => other.words.length === 0 || other.words.some((there) => saysSame(word, there))),
      ),
  )
  if (lost) return `its '${lost.negation.text}' stands in no fact that it cites`
  const most = sources.reduce(
    (sum, source) => sum + Math.max(...source.texts.map((text) => listDenied(text).length)),
    0,
  )
  const broadened = isForeign ? undefined : denied.find((one) => isBroadened(one, own, sentence))
  if (broadened) return `it leaves out '${broadened.words[0]?.text}' of what is denied`
  if (own.length > most) return 'it denies more than what it cites'
  if (isForeign && most > 0 && own.length === 0) return 'it leaves out a negation of what it cites'
  if (own.length > 0 || isForeign) return null
  const dropped = denied.find(({ words }) => {
    const first = words.find(({ text, lemma }) => !plainWords.has(text) && !plainWords.has(lemma)) ?? words[0]
    return first !== undefined && sentence.words.some((word) => saysSame(word, first)) && !isSaidElsewhere(first, texts)
  })
  return dropped ? `it leaves out the '${dropped.negation.text}' of what it cites` : null
}

/** 'No major competitor' does not say 'no competitor'. */
function isBroadened({ words: [first, next] }: Denied, own: readonly Denied[], sentence: ProseText): boolean {
  if (!first || !next || !claimWords.has(first.lemma)) return false
  const isKept = sentence.words.some((word) => saysSame(word, first))
  return !isKept && own.some(({ words }) => words[0] !== undefined && saysSame(words[0], next))
}

type Denied = { negation: ProseWord; words: ProseWord[] }

/** The negations of a text with the words that they deny. */
function listDenied({ words }: ProseText): Denied[] {
  return words.flatMap((negation, at): Denied[] => {
    if (!(isNegation(negation.text) || lackWords.has(negation.text)) || isAnswer(words, at)) return []
    if (countingOut.has(`${negation.text} ${words[at + 1]?.text ?? ''}`)) return []
    const behind = words.slice(at + 1, at + 1 + reach).filter((word) => word.clause === negation.clause)
    return [{ negation, words: behind.filter((word) => !joiningWords.has(word.text)) }]
  })
}

const lackWords = new Set(['lack', 'fail', 'fails', 'failed', 'unable'])

/** 'Yes No No' are answers of a table. */
const isAnswer = (words: readonly ProseWord[], at: number): boolean =>
  words[at]?.text === 'no' &&
  [words[at - 1]?.text, words[at + 1]?.text].some((beside) => beside === 'no' || beside === 'yes')

const saysSame = (one: ProseWord, other: ProseWord): boolean =>
  hasWord({ lemmas: new Set([other.text, other.lemma]), roots: new Set([other.root]) }, one.text) ||
  hasSameWord(new Set([other.lemma, findLemma(other.text)]), one.text, one.lemma)

/** Whether a text says a word without denying it. */
const isSaidElsewhere = (word: ProseWord, texts: readonly ProseText[]): boolean =>
  texts.some((text) => {
    const denied = new Set(listDenied(text).flatMap(({ words }) => words))
    return text.words.some((other) => !denied.has(other) && findRoot(other.text) === word.root)
  })
