import { type FactKey, isProved, type VerifiedFact } from '#engine/facts.ts'
import { leastScore } from '#engine/select-facts.ts'
import { type FieldGroup, fieldGroups, fieldGuide } from '../ask/field-guide.ts'
import { isOfFounder } from '../ask/key-values.ts'
import { isList, isVocabulary } from './field-kinds.ts'

/** How far an answer can be relied on: only of a fit one what it leaves out is an answer too. */
export type AnswerState = 'fit' | 'foreign' | 'thin' | 'broken-off' | 'missing'

/** One answer, held against deck and updates. */
export type ReadAnswer = {
  group: FieldGroup
  /** The keys of its facts, in the order in which they were given. */
  keys: readonly FactKey[]
  /** How many facts it claims, and of how many the quote stands in deck or updates. */
  claimed: number
  quoted: number
  /** Its facts whose quote says them. */
  found: readonly VerifiedFact[]
  isWhole: boolean
}

/** `silent` are the keys for which a missing value says that the deck does not state it. */
export type JudgedAnswer = { group: FieldGroup; state: AnswerState; silent: readonly FactKey[] }

/** An answer of fewer facts is too short to tell whether it is about another deck. */
const fewestOfForeign = 5
/** Below this share of quotes that stand somewhere, an answer is about another deck. */
const leastQuoted = 0.6
/** Below this share of what the rules proved, a reader has passed over the rest as well. */
const leastCovered = 2 / 3
/** Entries of one list that count: a wall of logos must not decide alone. */
const mostOfList = 5
/** Fewer proved findings tell nothing about one answer. */
const fewestFindings = 4
/** A deck of more characters states more than four things. */
const shortDeckCharacters = 1_500
const fewestOfDeck = 5

/** Returns what each answer is fit for, in the order of the groups; `characters` is the length of what was sent of deck and updates. */
export function judgeAnswers(
  answers: readonly ReadAnswer[],
  offline: readonly VerifiedFact[],
  characters: number,
): JudgedAnswer[] {
  const own = answers.filter((answer) => !isForeign(answer))
  return fieldGroups.map((group): JudgedAnswer => {
    const answer = answers.find((one) => one.group === group)
    if (!answer) return { group, state: 'missing', silent: [] }
    if (!own.includes(answer)) return { group, state: 'foreign', silent: [] }
    const ended = listEndedKeys(answer)
    const isThin = isThinAnswer(answer, own, offline, characters)
    if (!answer.isWhole) return { group, state: 'broken-off', silent: isThin ? [] : ended }
    return isThin ? { group, state: 'thin', silent: [] } : { group, state: 'fit', silent: ended }
  })
}

const isForeign = ({ claimed, quoted }: ReadAnswer) => claimed >= fewestOfForeign && quoted < claimed * leastQuoted

/** Returns the keys that a group's request asks for, in its order. */
export const listKeys = (group: FieldGroup): FactKey[] => Object.keys(fieldGuide[group]) as FactKey[]

/** The keys that an answer is done with: all, or those before the last one written; none where its facts do not come in the order of the keys. */
function listEndedKeys({ group, keys, isWhole }: ReadAnswer): FactKey[] {
  const asked = listKeys(group)
  if (isWhole) return asked
  const places = keys.map((key) => getPlace(key, asked))
  const isInOrder = places.every((place, index) => place >= (places[index - 1] ?? -1))
  const last = places.at(-1) ?? 0
  return isInOrder ? asked.filter((key) => getPlace(key, asked) < last) : []
}

/** Founders are told one by one, so all their keys have one place. */
const getPlace = (key: FactKey, asked: readonly FactKey[]) =>
  isOfFounder(key) ? asked.findIndex(isOfFounder) : asked.indexOf(key)

function isThinAnswer(
  answer: ReadAnswer,
  answers: readonly ReadAnswer[],
  offline: readonly VerifiedFact[],
  characters: number,
): boolean {
  const own = countCovered(listEndedKeys(answer), answer.found, offline)
  if (own.proved > 0 && answer.found.length === 0) return true
  if (own.proved >= fewestFindings) return own.covered < own.proved * leastCovered
  const found = answers.flatMap((one) => one.found)
  const all = countCovered(answers.flatMap(listEndedKeys), found, offline)
  if (all.proved >= fewestFindings) return all.covered < all.proved * leastCovered
  return found.length < fewestOfDeck && characters > shortDeckCharacters
}

/**
 * How many findings of the rules a careful reader has for some keys, and for how many of them the model found something: what is
 * proved, and the labels of vocabularies, which are concluded for every deck. Passages are left out.
 */
function countCovered(keys: readonly FactKey[], found: readonly VerifiedFact[], offline: readonly VerifiedFact[]) {
  const count = (facts: readonly VerifiedFact[], key: FactKey) =>
    new Set(facts.flatMap((fact) => (fact.key === key ? [`${fact.person ?? ''} ${fact.value}`] : []))).size
  const proved = offline.filter((fact) => !fact.outdated && (isProved(fact) || isConcluded(fact)))
  const counts = keys
    .filter((key) => !key.startsWith('topic:'))
    .map((key) => {
      const most = isVocabulary(key) || !(isList(key) || isOfFounder(key)) ? 1 : mostOfList
      const wanted = Math.min(most, count(proved, key))
      return { wanted, covered: Math.min(wanted, count(found, key)) }
    })
  return {
    proved: counts.reduce((sum, { wanted }) => sum + wanted, 0),
    covered: counts.reduce((sum, { covered }) => sum + covered, 0),
  }
}

const isConcluded = ({ key, standing, score }: VerifiedFact) =>
  isVocabulary(key) && standing === 'inferred' && score >= leastScore
