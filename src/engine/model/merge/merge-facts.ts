import { fieldVocabulary, memoSections } from '#contract/memo-fields.ts'
import { type FactKey, isGrounded, isProved, type VerifiedFact } from '#engine/facts.ts'
import { leastScore } from '#engine/select-facts.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import { makeNameKey } from '#engine/text/name-keys.ts'
import { countShared, listWords } from '#engine/text/words.ts'
import { supersedeOlderUpdates } from '#engine/verify/supersede-older-updates.ts'

/** What a model's reading brings to a memo; `answered` are the keys that it was asked for and answered to the end. */
type ModelFindings = {
  facts: readonly VerifiedFact[]
  failed: readonly VerifiedFact[]
  answered: ReadonlySet<FactKey>
}

/**
 * Joins what two independent engines found. The same value from both is one fact with both rules and a higher score. Of
 * different values for a single-valued key the better founded one stands and the others stay as candidates: what both
 * say, then what is proved, then what is merely said; among equals the model's reading, which knows the sentence around
 * a value, before the rules'. Lists add up, except the vocabularies that are concluded from the whole deck: there the
 * model's answer stands. What a model that proved a good reader of this deck found nothing for, the rules alone don't
 * fill. Facts of the model that nothing proves are candidates at most, and
 * none where no quote of the deck says the value: a model may have obeyed the deck.
 */
export function mergeFacts(
  offline: readonly VerifiedFact[],
  { facts, failed, answered }: ModelFindings,
): VerifiedFact[] {
  const model = adoptNames(offline, facts)
  const claims = failed.filter(isSaid).map((fact) => ({ ...fact, superseded: true as const }))
  const merged = [...offline]
  const added: VerifiedFact[] = []
  for (const fact of model) {
    const at = findBestTwin(merged, fact)
    const twin = at === null ? undefined : merged[at]
    if (at !== null && twin) merged[at] = joinTwins(twin, fact)
    else added.push(fact)
  }
  const all = supersedeOlderUpdates([...merged, ...added])
  const spoken = new Set(model.filter(isQuoted).map(getField))
  const silent = findSilentKeys(offline, new Set([...spoken, ...failed.map(getField)]), answered)
  const standing = new Map<string, number>()
  for (const fact of all)
    if (!fact.outdated) standing.set(getField(fact), Math.max(standing.get(getField(fact)) ?? 0, getRank(fact)))
  const isSuperseded = (fact: VerifiedFact): boolean => {
    if (fact.outdated) return true
    if (fact.key === 'founder_name') return isOffline(fact) && silent.has('founder_name')
    if (!spoken.has(getField(fact))) return silent.has(fact.key)
    if (isList(fact.key)) return isOffline(fact) && isConcluded(fact)
    return getRank(fact) < (standing.get(getField(fact)) ?? 0)
  }
  return [...all.map((fact) => (isSuperseded(fact) ? { ...fact, superseded: true as const } : fact)), ...claims]
}

const isQuoted = ({ problem }: VerifiedFact) => problem?.gate !== 'quote'
const isSaid = ({ problem }: VerifiedFact) => problem?.gate !== 'quote' && problem?.gate !== 'follows'

/** A model that speaks of this share of what the rules found on a deck, and of as many keys, has read it well. */
const readWell = 0.9
const fewestKeys = 6
/** Found by where they stand, and easily passed over by a reader of text. */
const byPlace = new Set<FactKey>(['company_linkedin', 'contact_email'])

/**
 * Keys for which a model's silence counts: it read the rest well, so what it found nothing for is hardly stated. Updates,
 * details of founders and passages are left alone, and so is all of a deck that the model read poorly.
 */
function findSilentKeys(
  offline: readonly VerifiedFact[],
  spoken: ReadonlySet<string>,
  answered: ReadonlySet<FactKey>,
): ReadonlySet<FactKey> {
  const found = new Set<FactKey>()
  const inUpdates = new Set<FactKey>()
  for (const { key, person, score, evidence } of offline) {
    if (key.startsWith('topic:') || !answered.has(key) || score < leastScore) continue
    if (person === undefined || key === 'founder_name') found.add(key)
    if (evidence[0]?.document === 'updates') inUpdates.add(key)
  }
  const silent = [...found].filter((key) => !spoken.has(getKeyField(key)))
  const share = found.size === 0 ? 0 : 1 - silent.length / found.size
  if (found.size < fewestKeys || share < readWell) return new Set()
  const counting = silent.filter((key) => !inUpdates.has(key) && !byPlace.has(key))
  return new Set([...counting, ...(answered.has('founder_name') ? (['founder_name'] as const) : [])])
}

const agreement = 0.1
const fromModel = /^llm\//
const isOffline = (fact: VerifiedFact) => !fromModel.test(fact.rule) && fact.agreedBy === undefined

/** The proved one of two equal facts, or the rules' own, whose value is in the deck's words by construction. */
function joinTwins(offline: VerifiedFact, model: VerifiedFact): VerifiedFact {
  const isBetter = isProved(model)
    ? !isProved(offline) && !isOutdone(offline)
    : isGrounded(model) && !isGrounded(offline)
  const [best, other] = isBetter ? [model, offline] : [offline, model]
  const score = Math.min(1, Math.max(best.score, other.score) + agreement)
  return { ...best, score, agreedBy: other.rule }
}

/** Whether another value of the deck is as good or later: a model that gives one value alone is not compared with it. */
const isOutdone = ({ problem }: VerifiedFact) =>
  problem?.gate === 'rival' || (problem?.gate === 'when' && problem.is === 'past')

/**
 * Returns how well a fact is founded. 5: both engines, grounded; 4: grounded in the updates, which are younger; 3: grounded, by
 * the model; 2: grounded, by the rules; 1: both engines, not grounded; 0.5: the model alone; 0: the rules alone; -1: its quote
 * was not found.
 */
function getRank(fact: VerifiedFact): number {
  if (!isQuoted(fact)) return -1
  const both = fact.agreedBy !== undefined
  if (isGrounded(fact) && both) return 5
  if (isGrounded(fact) && fact.evidence[0]?.document === 'updates') return 4
  if (isGrounded(fact)) return isOffline(fact) ? 2 : 3
  return both ? 1 : isOffline(fact) ? 0 : 0.5
}

const lists = new Set<string>(
  memoSections.flatMap(({ fields }) => fields.filter(({ type }) => type === 'array').map(({ key }) => key)),
)
const isList = (key: FactKey) => lists.has(key) || key.startsWith('topic:') || key === 'founder_name'
const concluded = new Set<FactKey>([
  ...(Object.keys(fieldVocabulary) as FactKey[]),
  ...(['product_structure', 'revenue_model', 'distribution'] as const),
])
const isConcluded = (fact: VerifiedFact) => concluded.has(fact.key) && !isGrounded(fact)

/** Facts compete within a field, and a founder's facts within the founder's. */
const getField = ({ key, person }: VerifiedFact) =>
  person === undefined || key === 'founder_name' ? getKeyField(key) : `${key} ${makeNameKey(person)}`
const getKeyField = (key: FactKey): string => key

function findBestTwin(facts: readonly VerifiedFact[], fact: VerifiedFact): number | null {
  let best: number | null = null
  for (const [at, other] of facts.entries()) {
    if (other.key !== fact.key || other.agreedBy !== undefined || getField(other) !== getField(fact)) continue
    if (!isSameValue(other, fact)) continue
    const held = best === null ? undefined : facts[best]
    if (!held || getRank(other) > getRank(held) || (getRank(other) === getRank(held) && other.score > held.score))
      best = at
  }
  return best
}

const sameWords = 0.6

/** The same number of the same kind, the same name, address or vocabulary value, or mostly the same words. */
function isSameValue(one: VerifiedFact, other: VerifiedFact): boolean {
  if (typeof one.value === 'boolean' || typeof other.value === 'boolean') return one.value === other.value
  const [left, right] = [stripValue(one.value), stripValue(other.value)]
  if (left === right) return true
  if (concluded.has(one.key)) return false
  const figures = [one.value, other.value].map((value) => readFigures(value).figures[0])
  const [figure, otherFigure] = figures
  if (figure && otherFigure && one.value.length < 60 && other.value.length < 60 && !isList(one.key))
    return figure.kind === otherFigure.kind && figure.amount === otherFigure.amount && figure.unit === otherFigure.unit
  if (one.key.startsWith('topic:') || one.value.length > 40 || other.value.length > 40)
    return getSharedWords(one.value, other.value) >= sameWords
  return left.length > 3 && right.length > 3 && stripLegalForm(left) === stripLegalForm(right)
}

const stripValue = (text: string) =>
  makeNameKey(text.replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/i, '').replace(/[/?#]+$/u, ''))
const stripLegalForm = (name: string) => name.replace(/(?:inc|ltd|llc|gmbh|corp|limited|sl|sa|ag)$/u, '')

/** Returns how many of the words of the shorter text stand in the other, as a share (0 to 1). */
function getSharedWords(one: string, other: string): number {
  const words = new Set(listWords(one))
  const otherWords = new Set(listWords(other))
  return countShared(words, otherWords) / Math.max(1, Math.min(words.size, otherWords.size))
}

/** Facts of the model about a founder whom the rules found too get the name that the rules print. */
function adoptNames(offline: readonly VerifiedFact[], model: readonly VerifiedFact[]): VerifiedFact[] {
  const known = offline.flatMap((fact) => (fact.key === 'founder_name' ? [String(fact.value)] : []))
  return model.map((fact) => {
    if (fact.person === undefined) return fact
    const person = known.find((name) => isCalled(name, fact.person ?? '')) ?? fact.person
    return fact.key === 'founder_name' && person !== fact.person
      ? { ...fact, person, value: person }
      : { ...fact, person }
  })
}

function isCalled(one: string, other: string): boolean {
  const words = (name: string) =>
    (
      name
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{M}'’-]+/gu) ?? []
    ).filter((word) => word.length > 1 && !titles.has(word))
  const [a, b] = [words(one), words(other)]
  if (a.length === 0 || b.length === 0) return false
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word))
}
const titles = new Set(['dr', 'prof', 'mr', 'ms', 'mrs', 'phd', 'mba', 'ing'])
