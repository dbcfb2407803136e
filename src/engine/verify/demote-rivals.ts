import { isProved, type VerifiedFact } from '#engine/facts.ts'
import { findRivals } from './gates/run-gates.ts'
import type { VerifySources } from './verify-sources.ts'

/**
 * Returns the facts of both engines, compared with each other: a proved value that another proved one of its field is as good
 * as is found. The facts of each engine passed the gates by themselves.
 */
export function demoteRivals(facts: readonly VerifiedFact[], sources: VerifySources): VerifiedFact[] {
  const claims = new Map(facts.filter(isProved).map((fact) => [fact, { fact, evidence: fact.evidence }]))
  const rivals = findRivals([...claims.values()], sources)
  return facts.map((fact) => {
    const claim = claims.get(fact)
    const problem = claim && rivals.get(claim)
    return problem ? { ...fact, standing: 'found', problem } : fact
  })
}
