import { isProved, type VerifiedFact } from '#engine/facts.ts'
import { gateNames } from '#engine/reasons/problem.ts'
import { isPassage } from '../read/check-items.ts'
import type { ModelVoice } from './voices.ts'

/**
 * Returns a value of the model with the quote that passes more gates, its own or one of the rules' for the same value. That both
 * found it proves nothing: the verifier judges the value by that quote alone.
 */
export function takeBetterQuote(
  own: VerifiedFact,
  twins: readonly VerifiedFact[],
  { prove }: Pick<ModelVoice, 'prove'>,
): VerifiedFact {
  const better = twins.filter((twin) => countGates(twin) > countGates(own))
  const tries = better.map(({ kind, evidence, scope, ground }) => {
    const moved = { ...keepLabel(own, evidence), kind, evidence }
    return prove({ ...moved, ...(scope ? { scope } : {}), ...(ground ? { ground } : {}) })
  })
  const [best] = [own, ...tries].toSorted((one, other) => countGates(other) - countGates(one))
  // The rules' own words are what their quote proves where the model has put it otherwise; another passage is another answer.
  return best && !isProved(best) && !isPassage(own.key) ? (twins.find(isProved) ?? best) : (best ?? own)
}

/** A fact for other quotes: what its page prints over the first ones is not said of another page. */
export function keepLabel(fact: VerifiedFact, evidence: VerifiedFact['evidence']): VerifiedFact {
  const { under, ...bare } = fact
  return under !== undefined && evidence[0]?.page === fact.evidence[0]?.page ? fact : bare
}

/** How many gates a fact passed; a conclusion passed none but the first. */
export function countGates({ standing, problem }: VerifiedFact): number {
  if (standing === 'inferred') return 0
  return problem === null ? gateNames.length : gateNames.indexOf(problem.gate)
}
