import { ambiguousBigTech, bigTechCompanies } from '#engine/lexicons/big-tech-companies.ts'
import { isGeneric } from '#engine/text/organisation-name.ts'
import { listSenses } from '#engine/text/wordnet/read-wordnet.ts'

/** Words of a heading or of a question that heads a column: 'What they do', 'Notes and acknowledgments'. */
const headingWord = /^(?:what|why|how|who|where|when|they|we|you|our|your|their|and)$/u

/** Makers whose name ahead of a plain word makes it a product: 'Google Sheets'. */
const brands: ReadonlySet<string> = new Set(
  bigTechCompanies.map((name) => name.toLowerCase()).filter((name) => !ambiguousBigTech.has(name)),
)

/** Endings of qualities and of what is done: 'Socialization', 'Scalability'. Companies are called Notion or Unity, not so. */
const qualityEnding = /(?:i[sz]ation|[ai]bility|iveness|fulness)$/u

/** Whether an English text names a kind of things and no one of them ('Habit trackers', 'Aggregators'), or heads a column. */
export function isKindName(name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[\s/-]+/u)
    .filter(Boolean)
  if (words.length > 1 && words.some((word) => headingWord.test(word))) return true
  if (words.length > 1 && brands.has(words[0] ?? '')) return false
  const last = words.at(-1) ?? ''
  if (words.every(isNoun) && qualityEnding.test(last)) return true
  return words.every((word) => isNoun(word) || listSenses(word).length > 0) && isPlural(last)
}

/** 'App' is too young for the dictionary. */
const isNoun = (word: string): boolean => isGeneric(word) || listSenses(word).some(({ part }) => part === 'noun')
/** Each is one field, and the last word of many a firm's name. */
const fieldsOfFirms = /(?:robot|analyt|diagnost|therapeut|genom|photon|dynam|electron|logist|opt|log)ics$/u
const isPlural = (word: string): boolean =>
  /[^su]s$/u.test(word) &&
  !fieldsOfFirms.test(word) &&
  (isNoun(word.slice(0, -1)) || (word.endsWith('ies') && isNoun(`${word.slice(0, -3)}y`)))
