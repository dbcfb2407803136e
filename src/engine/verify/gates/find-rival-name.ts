import type { Problem } from '#engine/reasons/problem.ts'
import type { Claim } from './claim.ts'
import { makeNameOnlyKey } from './name-keys-by-place.ts'

/**
 * Returns the other name or place that as good a proof gives for a field of one value; null without one. 'Norvik' and
 * 'Norvik Systems' are one name, and so are spellings of it.
 */
export function findRivalName({ fact, evidence }: Claim, others: readonly Claim[]): Problem | null {
  return findRival({ fact, evidence }, others, isSameName)
}

/** The same for a date or a term: each in its own words. */
export function findRivalTerm(claim: Claim, others: readonly Claim[]): Problem | null {
  return findRival(claim, others, (one, other) => makeTermKey(one) === makeTermKey(other))
}

const makeTermKey = (term: string) => term.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

function findRival(
  { fact, evidence }: Claim,
  others: readonly Claim[],
  isSame: (one: string, other: string) => boolean,
): Problem | null {
  const value = String(fact.value)
  const rival = others.find((other) => !isSame(value, String(other.fact.value)))
  if (!rival) return null
  return {
    gate: 'rival',
    here: { page: evidence[0]?.page ?? null },
    value,
    there: { page: rival.evidence[0]?.page ?? null },
    other: String(rival.fact.value),
  }
}

function isSameName(one: string, other: string): boolean {
  const [a, b] = [makeNameOnlyKey(one), makeNameOnlyKey(other)]
  return a.includes(b) || b.includes(a)
}
