import { memoSections } from '#contract/memo-fields.ts'
import { isGrounded, type VerifiedFact } from '#engine/facts.ts'
import { makeNameKey } from '#engine/text/name-keys.ts'

const singleValued = new Set<string>(
  memoSections.flatMap(({ fields }) =>
    fields.filter(({ type, key }) => type !== 'array' && key !== 'founder_name').map(({ key }) => key),
  ),
)

/**
 * Returns the facts, those of an update superseded where a newer update states the same field in words that were read for
 * certain. What a list holds adds up over all updates.
 */
export function supersedeOlderUpdates(facts: readonly VerifiedFact[]): VerifiedFact[] {
  const newest = new Map<string, number>()
  for (const fact of facts) {
    const age = findAge(fact)
    if (age === null || !isGrounded(fact) || !singleValued.has(fact.key)) continue
    newest.set(makeFieldKey(fact), Math.min(age, newest.get(makeFieldKey(fact)) ?? age))
  }
  return facts.map((fact) =>
    (findAge(fact) ?? 0) > (newest.get(makeFieldKey(fact)) ?? Number.POSITIVE_INFINITY)
      ? { ...fact, superseded: true, outdated: true }
      : fact,
  )
}

/** How many updates are newer than the one that states a fact; null for one of another document. */
const findAge = ({ evidence: [first] }: VerifiedFact) =>
  first?.document === 'updates' ? (first.update?.age ?? 0) : null

const makeFieldKey = ({ key, person }: VerifiedFact) => `${key} ${person === undefined ? '' : makeNameKey(person)}`
