import { type ContradictingPlace, isOfModel, isProved, type VerifiedFact } from '#engine/facts.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { findRivals } from './gates/run-gates.ts'
import type { VerifySources } from './verify-sources.ts'

/**
 * Returns the facts of both engines, compared with each other: a proved value that another one of its field is as good as is
 * found, and contradicted by it. The facts of each engine passed the gates by themselves, so a value of the model is compared
 * with those of the rules that already rival each other, too.
 */
export function demoteRivals(facts: readonly VerifiedFact[], sources: VerifySources): VerifiedFact[] {
  const asGood = facts.filter((fact) => !fact.outdated && (isProved(fact) || fact.problem?.gate === 'rival'))
  const ofAll = findProblems(asGood, sources)
  const ofProved = findProblems(asGood.filter(isProved), sources)
  return facts.map((fact) => {
    const problem = isProved(fact) ? (isOfModel(fact) ? ofAll : ofProved).get(fact) : undefined
    if (!problem) return fact
    const by = findContradiction(fact, problem, facts)
    return { ...fact, standing: 'found', problem, ...(by ? { contradictedBy: [by] } : {}) }
  })
}

function findProblems(facts: readonly VerifiedFact[], sources: VerifySources): Map<VerifiedFact, Problem> {
  const claims = facts.map((fact) => ({ fact, evidence: fact.evidence }))
  const rivals = findRivals(claims, sources)
  return new Map(
    claims.flatMap((claim, index): Array<[VerifiedFact, Problem]> => {
      const [fact, problem] = [facts[index], rivals.get(claim)]
      return fact && problem ? [[fact, problem]] : []
    }),
  )
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
