import type { ContradictingPlace, VerifiedFact } from '#engine/facts.ts'
import { cutText } from './cut-text.ts'
import { writeTwoPlaces } from './problem-text.ts'
import { longestReasonCharacters } from './reason-limits.ts'

/** Returns the sentence of a contradiction, what each of the two places says: 'Page 4 says 40, page 11 says 55.' */
export function contradictionText(
  fact: Pick<VerifiedFact, 'value' | 'evidence'>,
  { own, value, evidence }: ContradictingPlace,
): string {
  const here = fact.evidence[0] ?? { page: null }
  return cutText(writeTwoPlaces(here, own ?? String(fact.value), evidence, value), longestReasonCharacters)
}
