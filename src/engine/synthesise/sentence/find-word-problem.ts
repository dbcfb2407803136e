import { claimWords } from '#engine/lexicons/claim-words.ts'
import { finitePasts } from '#engine/lexicons/event-verbs.ts'
import { joiningWords, plainWords } from '#engine/lexicons/plain-words.ts'
import { isMostlyOf } from '#engine/text/wordnet/find-subject.ts'
import { saysSame } from '#engine/text/wordnet/say-same.ts'
import { isBound } from './find-bound-problem.ts'
import { listBorneOut } from './find-direction-problem.ts'
import { type ProseText, type ProseWord, splitCompound } from './read-prose.ts'
import { hasSameWord, hasWord, type Source } from './read-sources.ts'
import { findLemma, isPastForm } from './word-forms.ts'

/** A sentence that tells a passage in its own words has so many of them at most that nothing cited bears out. */
const mostFree = 2
/** 'Has already been launched': so far before a verb stands what makes it past. */
const reachOfPast = 3

/**
 * Returns the word of a sentence that binds and that nothing cited bears out, or says that too many other words are its own. What a
 * cited fact or its field says, in the same word, one of its family or one that says the same, is borne out. In what is
 * quoted from another language only words that claim can be told.
 */
export function findWordProblem(sentence: ProseText, sources: readonly Source[], isForeign: boolean): string | null {
  const borneOut = listBorneOut(sentence, sources)
  const own = sentence.words.filter((word) => isWord(word) && !borneOut.has(word) && !isKnown(word, sources, isForeign))
  const binding = own.find(
    (word) => isPerhapsName(word) || isDone(word, sentence) || listUnknown(word, sources, isForeign).some(isBinding),
  )
  if (binding) return `its '${binding.text}' stands in no fact that it cites`
  return own.length > mostFree ? `its ${own.map(({ text }) => `'${text}'`).join(', ')} stand in no fact it cites` : null
}

/** Numbers and names are asked for by themselves. */
const isWord = ({ text }: ProseWord) => /\p{L}/u.test(text) && !/^\P{L}*\d/u.test(text) && !isBound(text)

const isKnown = (word: ProseWord, sources: readonly Source[], isForeign: boolean): boolean =>
  isOneKnown(word.text, sources, isForeign) ||
  (splitCompound(word).length > 1 && listUnknown(word, sources, isForeign).length === 0)

const listUnknown = (word: ProseWord, sources: readonly Source[], isForeign: boolean): string[] =>
  splitCompound(word).filter((part) => !isOneKnown(part, sources, isForeign))

const withLemmas = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].flatMap((word) => [word, findLemma(word)]))
const plain = withLemmas(plainWords)
const claims = withLemmas(claimWords)
const isClaim = (text: string) => claims.has(text) || claims.has(findLemma(text))

function isOneKnown(text: string, sources: readonly Source[], isForeign: boolean): boolean {
  const lemma = findLemma(text)
  if (sources.some(({ speech }) => speech.has(text) || speech.has(lemma))) return true
  if (isClaim(text))
    return sources.some(({ lemmas }) => lemmas.has(text) || lemmas.has(lemma) || hasSameWord(lemmas, text, lemma))
  if (joiningWords.has(text) || plain.has(text) || plain.has(lemma) || /\d/.test(text)) return true
  if (isForeign || sources.some((source) => hasWord(source, text) || source.aroundLemmas.has(lemma))) return true
  // Two names for amounts are near each other in any thesaurus: revenue and gross, months and years.
  return isMostlyOf(text, ['amount']) !== true && sources.some((source) => isSaidBy(source, text))
}

const isSaidBy = ({ texts }: Source, text: string): boolean =>
  texts.some(({ words }) => words.some((word) => splitCompound(word).some((part) => saysSame(text, part))))

/** What can mislead: claims, things, deals, and what no dictionary knows. */
const isBinding = (text: string): boolean => isClaim(text) || isMostlyOf(text, ['thing', 'deal']) !== false

/** A first word has its capital anyway; one that nothing inflects can be a name, as 'Zoom' and 'Linear' are. */
const isPerhapsName = ({ text, opens, isCapital }: ProseWord): boolean =>
  opens && isCapital && !/(?:ing|ed|ly)$/u.test(text)

const pasts = new Set(['was', 'were', 'has', 'have', 'had', 'been'])

/** Whether a verb tells what happened: 'was upgraded', 'Norvane upgraded'. */
function isDone(word: ProseWord, { words }: ProseText): boolean {
  if (finitePasts.has(word.text)) return true
  if (!isPastForm(word.text)) return false
  const at = words.indexOf(word)
  const before = words.slice(Math.max(0, at - reachOfPast), at)
  return (
    (before.at(-1)?.isCapital ?? false) || before.some(({ text, clause }) => clause === word.clause && pasts.has(text))
  )
}
