import { everydayWords } from '#engine/lexicons/everyday-words.ts'
import { genericWords } from '#engine/lexicons/generic-words.ts'
import { joiningWords, plainWords } from '#engine/lexicons/plain-words.ts'
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
  const ofCompany = new Set((company ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const lost = sentence.words.find((word) => word.isCapital && !isKnown(word, sources, ofCompany))
  return lost ? `its '${lost.text}' stands in no fact that it cites` : null
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
