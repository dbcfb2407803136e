import { isOfModel, isProved, type VerifiedFact } from '#engine/facts.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { leastScore } from '#engine/select-facts.ts'
import { findRivals, passesBeforeRivals } from './gates/run-gates.ts'
import type { VerifySources } from './verify-sources.ts'

/**
 * Returns the facts of both engines, compared with each other: a proved value that another one of its field is as good as is
 * found. The facts of each engine passed the gates by themselves, so a value of the model is compared with those of the rules
 * that already rival each other, too. Whether two of them contradict each other, the checks say.
 */
export function demoteRivals(facts: readonly VerifiedFact[], sources: VerifySources): VerifiedFact[] {
  const asGood = facts.filter((fact) => !fact.outdated && (isProved(fact) || hasRivalOnly(fact, sources)))
  const ofAll = findProblems(asGood, sources)
  const ofProved = findProblems(asGood.filter(isProved), sources)
  return facts.map((fact) => {
    const problem = isProved(fact) ? (isOfModel(fact) ? ofAll : ofProved).get(fact) : undefined
    return problem ? { ...fact, standing: 'found', problem } : fact
  })
}

/** Whether a fact that could be shown would be proved without its rivals; a round that is only named beside another would not. */
const hasRivalOnly = (fact: VerifiedFact, sources: VerifySources): boolean =>
  fact.problem?.gate === 'rival' &&
  fact.score >= leastScore &&
  passesBeforeRivals({ fact, evidence: fact.evidence }, sources)

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
