import { type ContradictingPlace, isProved, type VerifiedFact } from '#engine/facts.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { findRivals } from './gates/run-gates.ts'
import type { VerifySources } from './verify-sources.ts'

/**
 * Returns the facts of both engines, compared with each other: a proved value that another one of its field is as good as is
 * found, and contradicted by it. The facts of each engine passed the gates by themselves.
 */
export function demoteRivals(facts: readonly VerifiedFact[], sources: VerifySources): VerifiedFact[] {
  const claims = new Map(facts.filter(isProved).map((fact) => [fact, { fact, evidence: fact.evidence }]))
  const rivals = findRivals([...claims.values()], sources)
  return facts.map((fact) => {
    const claim = claims.get(fact)
    const problem = claim && rivals.get(claim)
    if (!problem) return fact
    const by = findContradiction(fact, problem, facts)
    return { ...fact, standing: 'found', problem, ...(by ? { contradictedBy: [by] } : {}) }
  })
}

/** The place that a rival's problem names. */
function findContradiction(
  { key, person }: VerifiedFact,
  problem: Problem,
  facts: readonly VerifiedFact[],
): ContradictingPlace | null {
  if (problem.gate !== 'rival') return null
  const other = facts.find((one) => one.key === key && one.person === person && String(one.value) === problem.other)
  const [evidence] = other?.evidence ?? []
  return evidence ? { value: problem.other, evidence } : null
}
