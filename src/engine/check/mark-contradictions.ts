import type { ContradictingPlace, Signal, VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'

/**
 * Returns the facts, each that the signals' pairs speak of with the places that say otherwise. Such a fact is never proved: it
 * is found, with the first of these places as its rival.
 */
export function markContradictions(facts: readonly VerifiedFact[], signals: readonly Signal[]): VerifiedFact[] {
  const places = new Map<VerifiedFact, ContradictingPlace[]>()
  for (const { fact, by } of signals.flatMap(({ contradictions = [] }) => contradictions)) {
    const known = places.get(fact) ?? []
    if (!known.some((one) => isSamePlace(one, by))) places.set(fact, [...known, by])
  }
  return facts.map((fact) => {
    const contradictedBy = places.get(fact)
    const [first] = contradictedBy ?? []
    if (!contradictedBy || !first) return fact
    if (fact.standing !== 'proved') return { ...fact, contradictedBy }
    const { own = String(fact.value), value: other, evidence } = first
    const here = makePlace(fact.evidence[0])
    const problem = { gate: 'rival' as const, here, value: own, there: makePlace(evidence), other }
    return { ...fact, contradictedBy, standing: 'found', problem }
  })
}

/** Two quotes of one value on one page are one place. */
const isSamePlace = (one: ContradictingPlace, other: ContradictingPlace) =>
  one.value === other.value &&
  one.evidence.document === other.evidence.document &&
  one.evidence.page === other.evidence.page &&
  one.evidence.deck?.id === other.evidence.deck?.id

const makePlace = (evidence: VerifiedEvidence | undefined) => ({
  page: evidence?.page ?? null,
  ...(evidence ? { document: evidence.document } : {}),
  ...(evidence?.deck && { deck: { name: evidence.deck.name } }),
})
