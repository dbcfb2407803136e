import { everydayWords } from '#engine/lexicons/everyday-words.ts'
import { attribution, conclusion } from '#engine/lexicons/prose-form-words.ts'
import { openers } from '#engine/lexicons/prose-words.ts'
import type { CitedFact } from './cited-fact.ts'

/**
 * Returns a sentence in words that fit how sure its facts are: plain over proved ones, as the deck's word over found ones, with
 * 'appears to' and without figures of theirs over concluded ones. Null where no such words can be made.
 */
export function fitStanding(text: string, cited: readonly CitedFact[], company: string | null): string | null {
  const told = cited.filter(({ fact }) => fact.key !== 'company_name')
  const found = told.filter(isFound)
  const concluded = told.filter((one) => one.fact.standing === 'inferred' && !isFound(one))
  if (concluded.length > 0 && hasFigureOf(text, cited, concluded)) return null
  if (concluded.length > 0 && concluded.length === told.length) return tellAsConcluded(text, company)
  if (found.length === 0 || attribution.test(text)) return text
  return `${chooseSpeaker(found)} ${lowerOpening(text, company)}`
}

/** What a quote says of a person is said there, though the trait was concluded from it. */
const isFound = ({ fact }: CitedFact) =>
  fact.standing === 'found' || (fact.standing === 'inferred' && fact.key.startsWith('trait_'))

/** Whether a figure of the sentence stands in the concluded facts alone. */
function hasFigureOf(text: string, cited: readonly CitedFact[], concluded: readonly CitedFact[]): boolean {
  const isConcluded = new Set(concluded.map(({ id }) => id))
  const rest = cited
    .filter(({ id }) => !isConcluded.has(id))
    .flatMap(({ value, fact }) => [value, ...fact.evidence.map(({ quote }) => quote)])
    .join(' ')
  return (text.match(figure) ?? []).some((one) => !rest.includes(one))
}

/** Digits that no letter stands before, as in 'B2B'. */
const figure = /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)*/gu

function chooseSpeaker(found: readonly CitedFact[]): string {
  const documents = new Set(found.map(({ fact }) => fact.evidence[0]?.document))
  if (documents.size > 1) return 'The deck says'
  return documents.has('updates')
    ? 'The update says'
    : documents.has('site')
      ? 'The company site says'
      : 'The deck says'
}

/** The sentence as it goes on after 'The deck says': its first word in small letters, unless it is a name. */
function lowerOpening(text: string, company: string | null): string {
  if (company !== null && text.startsWith(company)) return text
  const [first = ''] = /^\p{L}+/u.exec(text) ?? []
  const small = first.toLowerCase()
  const isCommon = /^\p{Lu}\p{Ll}*$/u.test(first) && (openers.has(small) || everydayWords.has(small))
  return isCommon ? `${small}${text.slice(first.length)}` : text
}

/** 'Tarnwick sells to businesses' as 'Tarnwick appears to sell to businesses'; null where the verb is not right behind the name. */
function tellAsConcluded(text: string, company: string | null): string | null {
  if (conclusion.test(text)) return text
  const subject = company !== null && text.startsWith(`${company} `) ? company : /^The company(?= )/u.exec(text)?.[0]
  if (subject === undefined) return null
  const [, verb, rest] = /^ (\p{Ll}+s)(?= )(.*)$/su.exec(text.slice(subject.length)) ?? []
  return verb === undefined || rest === undefined ? null : `${subject} appears to ${makeInfinitive(verb)}${rest}`
}

const irregular: Readonly<Record<string, string>> = { is: 'be', has: 'have', does: 'do', goes: 'go' }

function makeInfinitive(verb: string): string {
  const known = irregular[verb]
  if (known !== undefined) return known
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`
  return /(?:ss|sh|ch|x|zz)es$/u.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
}
