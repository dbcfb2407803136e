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
  const standing = claims.filter((_, index) => before[index] === null)
  return claims.map((claim, index) => {
    const others = standing.filter((other) => other !== claim && isOfSameField(other, claim))
    return before[index] ?? checkRival(claim, others, deck) ?? checkReading(claim, deck) ?? checkRecord(claim, records)
  })
}

const isOfSameField = (one: Claim, other: Claim) =>
  one.fact.key === other.fact.key && one.fact.person === other.fact.person

function findFirst(gates: readonly Gate[], claim: Claim, deck: VerifySources): Problem | null {
  for (const gate of gates) {
    const problem = gate(claim, deck)
    if (problem) return problem
  }
  return null
}
