import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { founderFields, memoSections } from '#contract/memo-fields.ts'
import { type FindNearLine, isOfOtherMatter, type VerifiedFact } from '#engine/facts.ts'
import { listUnquoted, showable, superseded } from '#engine/select-facts.ts'
import { composeField } from './compose-field.ts'

const mostFounders = 50

/** What fields are composed from, the facts apart: the id that links carry, and the search for lines that come near. */
export type FaceContext = { deckId: string; findNear: FindNearLine }

/** Returns the editable face of the memo: every section with exactly its fields, in order. */
export function composeEditableFace(facts: readonly VerifiedFact[], context: FaceContext): ValidatedResponse {
  return Object.fromEntries(
    memoSections.map((section) => [
      section.name,
      section.name === 'Founder information'
        ? composePeople(showable(facts, 'founder_name'), facts, context)
        : Object.fromEntries(section.fields.map((field) => [field.name, composeField(field, facts, context)])),
    ]),
  )
}

/**
 * Returns the records of people who may be founders: named as one by a fact that another stands before or that does not
 * follow from its quote. Advisers and others of whom the deck says that they are not are left out, and those whose name stands
 * on no page.
 */
export function composeFounderCandidates(
  facts: readonly VerifiedFact[],
  context: FaceContext,
): Array<Record<string, MemoField>> {
  const shown = new Set([...showable(facts, 'founder_name'), ...listUnquoted(facts, 'founder_name')].map(makePersonKey))
  const named = superseded(facts, 'founder_name').filter(
    (fact) => !shown.has(makePersonKey(fact)) && !isOfOtherMatter(fact) && !isAdviser(fact),
  )
  const people = new Set(named.map(makePersonKey))
  const own = facts.filter((fact) => people.has(makePersonKey(fact))).map(makeShowable)
  return composePeople(named, own, context)
}

const isAdviser = ({ problem }: VerifiedFact) => problem?.gate === 'whose' && problem.of === 'adviser'

/** A person to choose is shown by name, though no quote makes the person a founder. */
function makeShowable({ superseded: _, ...fact }: VerifiedFact): VerifiedFact {
  const isRefused = fact.key === 'founder_name' && fact.problem?.gate === 'follows'
  return isRefused ? { ...fact, problem: { gate: 'whose', of: 'unnamed-founder' } } : fact
}

/** One record a person, in the order in which the extractors name them; facts about other people are left out. */
function composePeople(
  named: readonly VerifiedFact[],
  facts: readonly VerifiedFact[],
  { deckId, findNear }: FaceContext,
): Array<Record<string, MemoField>> {
  const people = new Map<string, VerifiedFact[]>()
  for (const fact of named) people.set(makePersonKey(fact), [])
  for (const fact of facts) people.get(makePersonKey(fact))?.push(fact)
  return [...people.values()].slice(0, mostFounders).map((own) => {
    const name = String(own[0]?.person ?? own[0]?.value ?? '')
    const context = { deckId, findNear: (key: Parameters<FindNearLine>[0]) => findNear(key, name) }
    return Object.fromEntries(founderFields.map((field) => [field.name, composeField(field, own, context)]))
  })
}

/** Returns what tells the person apart whom a fact is about; '' for facts about no person. */
export function makePersonKey(fact: VerifiedFact): string {
  if (fact.person === undefined && fact.key !== 'founder_name') return ''
  return String(fact.person ?? fact.value)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
}
