import { everydayWords } from '#engine/lexicons/everyday-words.ts'
import { genericWords } from '#engine/lexicons/generic-words.ts'
import { joiningWords, plainWords } from '#engine/lexicons/plain-words.ts'
import { fieldAcronyms } from '#engine/lexicons/prose-forms.ts'
import { listSenses } from '#engine/text/wordnet/read-wordnet.ts'
import { type ProseText, type ProseWord, splitCompound } from './read-prose.ts'
import type { Source } from './read-sources.ts'
import { findLemma, findRoot } from './word-forms.ts'

/**
 * Returns the name of a sentence that no cited fact has. A first word is a name only where it is not common, so that 'Selling
 * takes …' has none; what it says is judged with the other words.
 */
export function findNameProblem(
  sentence: ProseText,
  sources: readonly Source[],
  company: string | null,
): string | null {
  const [lost] = listLostNames(sentence, sources, company)
  return lost ? writeLost(lost) : null
}

/** Returns a name that is wrong beyond doubt: no dictionary has it as a word or a place, and it does not stand around a quote either. */
export function findNameOfItsOwn(
  sentence: ProseText,
  sources: readonly Source[],
  company: string | null,
): string | null {
  const own = listLostNames(sentence, sources, company).find(
    (word) =>
      !/\d/u.test(word.text) &&
      !isInDictionary(word, sentence) &&
      !sources.some((source) => standsAround(word, source)),
  )
  return own ? writeLost(own) : null
}

/** 'Los' is a word of English beside 'Angeles' only. */
function isInDictionary(word: ProseWord, { words }: ProseText): boolean {
  const at = words.indexOf(word)
  const pairs = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter((pair) => pair.length === 2)
  const forms = [word.text, word.lemma, ...pairs.map((pair) => pair.map(({ text }) => text).join('_'))]
  return fieldAcronyms.has(word.text) || forms.some((form) => listSenses(form).length > 0)
}

const standsAround = ({ text, lemma }: ProseWord, { aroundLemmas }: Source): boolean =>
  aroundLemmas.has(text) || aroundLemmas.has(lemma)

const writeLost = ({ text }: ProseWord) => `its '${text}' stands in no fact that it cites`

function listLostNames(sentence: ProseText, sources: readonly Source[], company: string | null): ProseWord[] {
  const ofCompany = new Set((company ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return sentence.words.filter((word) => word.isCapital && !isKnown(word, sources, ofCompany))
}

function isKnown(word: ProseWord, sources: readonly Source[], ofCompany: ReadonlySet<string>): boolean {
  if (/^\P{L}*\d/u.test(word.text)) return true
  if (word.opens && isCommon(word, sources)) return true
  return splitCompound(word).every(
    (part) =>
      ofCompany.has(part) ||
      /^\d+$/.test(part) ||
      (joiningWords.has(part) && word.text !== part) ||
      sources.some((source) => hasNamePart(source, part) || source.speech.has(part)),
  )
}

/** A name stands there by its own letters; no word that says the same makes up for it. */
const hasNamePart = ({ lemmas, roots }: Source, part: string): boolean =>
  lemmas.has(part) || lemmas.has(findLemma(part)) || roots.has(findRoot(part))

/** Whether a first word is one of the language. */
function isCommon({ text, lemma }: ProseWord, sources: readonly Source[]): boolean {
  const lists = [joiningWords, plainWords, genericWords, everydayWords]
  return splitCompound({ text }).every(
    (part) =>
      listSenses(part).length > 0 ||
      lists.some((list) => list.has(part) || list.has(findLemma(part)) || list.has(lemma)) ||
      sources.some(({ speech }) => speech.has(part) || speech.has(lemma)),
  )
}
