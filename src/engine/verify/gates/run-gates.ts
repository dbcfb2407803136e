import type { Problem } from '#engine/reasons/problem.ts'
import { gatesAlone, type TrustRecords } from '../trusted-rules.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim, Gate } from './claim.ts'
import { checkFollows } from './follows-gate.ts'
import { checkLabel } from './label-gate.ts'
import { checkQuote } from './quote-gate.ts'
import { checkReading } from './reading-gate.ts'
import { checkRecord } from './record-gate.ts'
import { checkRival } from './rival-gate.ts'
import { checkWhen } from './when-gate.ts'
import { checkWhose } from './whose-gate.ts'

/** The gates that judge a claim by itself before it is compared with its rivals, in order. */
const gatesBeforeRivals: readonly Gate[] = [checkQuote, checkFollows, checkLabel, checkWhose, checkWhen]

/**
 * Returns for each claim the first gate's problem, null where all gates pass; claims of one field are compared with each other.
 * After the gates, `records` decide whether the rule may prove.
 */
export function runGates(
  claims: readonly Claim[],
  deck: VerifySources,
  records: TrustRecords = gatesAlone,
): Array<Problem | null> {
  const before = claims.map((claim) => findFirst(gatesBeforeRivals, claim, deck))
  const rivals = findRivals(
    claims.filter((_, index) => before[index] === null),
    deck,
  )
  return claims.map(
    (claim, index) => before[index] ?? rivals.get(claim) ?? checkReading(claim, deck) ?? checkRecord(claim, records),
  )
}

/** Whether a claim passes the gates that judge it by itself. */
export const passesBeforeRivals = (claim: Claim, deck: VerifySources): boolean =>
  findFirst(gatesBeforeRivals, claim, deck) === null

/** Returns the claims that another of the same field and person is as good as, each with gate 6's problem. */
export function findRivals(claims: readonly Claim[], deck: VerifySources): Map<Claim, Problem> {
  const byField = Map.groupBy(claims, ({ fact }) => `${fact.key} ${fact.person ?? ''}`)
  const rivals = new Map<Claim, Problem>()
  for (const own of byField.values()) {
    for (const claim of own) {
      const problem = checkRival(claim, own.filter((other) => other !== claim).slice(0, mostRivals), deck)
      if (problem) rivals.set(claim, problem)
    }
  }
  return rivals
}

/** A table or a long text gives more claims of one field; each is compared with so many, to bound the work. */
const mostRivals = 200

function findFirst(gates: readonly Gate[], claim: Claim, deck: VerifySources): Problem | null {
  for (const gate of gates) {
    const problem = gate(claim, deck)
    if (problem) return problem
  }
  return null
}
