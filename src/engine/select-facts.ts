import { type FactKey, isGrounded, isOfOtherMatter, isProved, type VerifiedFact } from './facts.ts'

/** The score below which a fact is too unsure to be shown at all. */
export const leastScore = 0.3

/** The most entries of an array field that the memo shows; the best-scored stay. */
const mostEntries: Partial<Record<FactKey, number>> = { industry: 3 }

const proofBonus = 0.1
/** What stands word for word and may be of another time, owner or label is shown only where nothing proved is. */
const fullProofBonus = 0.06
const agreementBonus = 0.05
/** An update is younger than the deck it came with. */
const updateBonus = 0.2

/** A single-valued field's fact and the runners-up that say something else. */
export type PickedFact = { best: VerifiedFact; others: VerifiedFact[] }

/**
 * The facts of one key that may be shown as its value: scored above the field's threshold, with a quote that stands, that the
 * value follows from, and that speaks of this company and of the time that the field asks for.
 */
export function showable(facts: readonly VerifiedFact[], key: FactKey): VerifiedFact[] {
  return facts.filter((fact) => fact.key === key && isShowable(fact) && !isCandidateOnly(fact))
}

/**
 * The facts of one key that prose may tell: those that may be its value, plans, which it tells as such, and what fails 'whose',
 * of which each writer tells what its reader can place.
 */
export function tellable(facts: readonly VerifiedFact[], key: FactKey): VerifiedFact[] {
  return facts.filter((fact) => fact.key === key && isShowable(fact) && !isSetAside(fact))
}

/** The facts that may be the value of one key; where none may, those that prose may tell. */
export function showableElseTellable(facts: readonly VerifiedFact[], key: FactKey): VerifiedFact[] {
  const shown = showable(facts, key)
  return shown.length > 0 ? shown : tellable(facts, key)
}

/**
 * The facts of one key that are candidates at most: another value stands before them, they do not follow from their quote, or
 * the quote speaks of another's or of another time.
 */
export function superseded(facts: readonly VerifiedFact[], key: FactKey): VerifiedFact[] {
  return facts.filter((fact) => fact.key === key && isShowable(fact) && isCandidateOnly(fact))
}

/** The facts of one key whose quote does not stand where it should; they are never shown. */
export function listUnquoted(facts: readonly VerifiedFact[], key: FactKey): VerifiedFact[] {
  return facts.filter((fact) => fact.key === key && fact.score >= leastScore && fact.problem?.gate === 'quote')
}

const isShowable = (fact: VerifiedFact) =>
  fact.score >= leastScore && fact.evidence.length > 0 && fact.problem?.gate !== 'quote'
const isSetAside = (fact: VerifiedFact) => fact.superseded === true || fact.problem?.gate === 'follows'
const isCandidateOnly = (fact: VerifiedFact) => isSetAside(fact) || isOfOtherMatter(fact)

/**
 * The best of several facts for one value: the highest score, where a value that is grounded counts 0.1 and 0.2 more in the updates, one
 * that is proved another 0.06, and a second place that says the same 0.05. The earlier fact wins a tie, so the same input gives the same memo.
 */
export function pickOne(facts: readonly VerifiedFact[]): PickedFact | null {
  const keyed = withValueKeys(facts)
  const getWeight = ({ fact, valueKey }: KeyedFact) =>
    fact.score +
    (isProved(fact) ? fullProofBonus : 0) +
    (isGrounded(fact) ? proofBonus + (fact.evidence[0]?.document === 'updates' ? updateBonus : 0) : 0) +
    (keyed.some((other) => other.valueKey === valueKey && isElsewhere(fact, other.fact)) ? agreementBonus : 0)
  const ranked = keyed
    .map((one, index) => ({ ...one, index, weight: getWeight(one) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
  const [first] = ranked
  if (!first) return null
  const definition = ranked.find(({ fact, weight }) => saysWhatItIs(fact) && weight >= first.weight - mostAhead)
  const best = isSlogan(first.fact) && definition ? definition : first
  const seen = new Set([best.valueKey])
  const others = ranked.filter(({ valueKey }) => !seen.has(valueKey) && seen.add(valueKey))
  return { best: best.fact, others: others.map((one) => one.fact) }
}

/** A line of mood on the cover gives way to a sentence that is proved to say what the company is, unless that stands far back in the deck. */
const mostAhead = 0.3
const isSlogan = ({ problem }: VerifiedFact) => problem?.gate === 'whose' && problem.of === 'slogan'
const saysWhatItIs = (fact: VerifiedFact) => isProved(fact) && fact.manner === 'definition'

/** The entries of an array field: one fact for each distinct value, the best-scored of equals, in order of appearance. */
export function pickAll(facts: readonly VerifiedFact[], key: FactKey): VerifiedFact[] {
  const byValue = new Map<string, VerifiedFact>()
  for (const { fact, valueKey } of withValueKeys(facts)) {
    const same = byValue.get(valueKey)
    if (!same || isBetter(fact, same)) byValue.set(valueKey, fact)
  }
  const all = [...byValue.values()]
  const most = mostEntries[key]
  if (most === undefined || all.length <= most) return all
  const kept = new Set(all.toSorted((a, b) => b.score - a.score).slice(0, most))
  return all.filter((fact) => kept.has(fact))
}

const isBetter = (one: VerifiedFact, other: VerifiedFact) =>
  isGrounded(one) === isGrounded(other) ? one.score > other.score : isGrounded(one)

const isElsewhere = (one: VerifiedFact, other: VerifiedFact) =>
  one !== other && one.evidence[0]?.page !== other.evidence[0]?.page

/** `valueKey` is equal for facts of the same value. */
type KeyedFact = { fact: VerifiedFact; valueKey: string }

const withValueKeys = (facts: readonly VerifiedFact[]): KeyedFact[] =>
  facts.map((fact) => ({ fact, valueKey: makeValueKey(fact.value) }))

const makeValueKey = (value: VerifiedFact['value']) =>
  String(value)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}%.+]+/gu, '')
