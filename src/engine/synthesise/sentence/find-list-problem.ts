import type { FactKey } from '#engine/facts.ts'
import { listRoles } from '#engine/lexicons/list-roles.ts'
import { measureGap, type ProseText, type ProseWord } from './read-prose.ts'
import type { Source } from './read-sources.ts'

type Span = { start: number; end: number }

/**
 * Returns the name of a list that a sentence tells as something else: an investor as a customer. The role word that stands
 * nearest to a name is one of its list, or of a passage that names it.
 */
export function findListProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  const roleWords = sentence.words.flatMap((word) => {
    const lists = listRoles.filter(({ words }) => words.has(word.text) || words.has(word.lemma)).map(({ key }) => key)
    return lists.length === 0 ? [] : [{ word, lists }]
  })
  const entries = sources.filter(({ fact }) => listRoles.some(({ key }) => key === fact.key))
  for (const entry of entries) {
    const place = findPlace(sentence, entry)
    if (place === null) continue
    const allowed = listAllowed(entry, sources)
    const [nearest] = roleWords
      .filter(({ word }) => word.end <= place.start || word.start >= place.end)
      .map((one) => ({ ...one, gap: measureGap(sentence, one.word, place) }))
      .sort((one, other) => one.gap - other.gap)
    if (nearest && !nearest.lists.some((key) => allowed.has(key)))
      return `it calls ${entry.value} what '${nearest.word.text}' says, and its fact says something else`
  }
  return null
}

const namedKeys = new Set<FactKey>([...listRoles.map(({ key }) => key), 'founder_name'])
const counting = /\d|\bothers?\b/u

/** Returns a name that a sentence cites and does not tell, nor counts: another stands in its place. */
export function findUnnamedProblem(sentence: ProseText, sources: readonly Source[]): string | null {
  if (counting.test(sentence.text)) return null
  const lost = sources.find(
    ({ fact, valueText }) =>
      namedKeys.has(fact.key) &&
      valueText.words[0]?.isCapital &&
      !sentence.words.some(({ text }) => valueText.words.some((word) => word.text === text)),
  )
  return lost ? `it cites ${lost.value} and tells another in its place` : null
}

/** Where the words of an entry stand in a sentence. */
function findPlace(sentence: ProseText, { valueText }: Source): Span | null {
  const [first] = valueText.words
  const at = sentence.words.findIndex(({ text }) => first !== undefined && text === first.text)
  const start = sentence.words[at]
  if (!start || !first) return null
  const end = sentence.words
    .slice(at, at + valueText.words.length)
    .findLast((word) => valueText.words.some(({ text }) => text === word.text))
  return { start: start.start, end: (end ?? start).end }
}

/** The lists that name the same, and those whose role words stand in a passage that names it. */
function listAllowed(entry: Source, sources: readonly Source[]): Set<FactKey> {
  const [first] = entry.valueText.words
  const naming = sources.filter(({ texts }) =>
    texts.some(({ words }) => words.some(({ text }) => text === first?.text)),
  )
  const ofLists = naming.map(({ fact }) => fact.key)
  const ofWords = naming
    .filter(({ fact }) => !listRoles.some(({ key }) => key === fact.key) || fact === entry.fact)
    .flatMap(({ texts }) => texts.flatMap(({ words }) => words.flatMap(listsOf)))
  return new Set([...ofLists, ...ofWords])
}

const listsOf = ({ text, lemma }: ProseWord): FactKey[] =>
  listRoles.filter(({ words }) => words.has(text) || words.has(lemma)).map(({ key }) => key)
