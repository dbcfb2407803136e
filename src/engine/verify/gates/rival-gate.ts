import type { Problem } from '#engine/reasons/problem.ts'
import type { Claim } from './claim.ts'

/** Gate 6: is there no other candidate as good? `others` are the claims of the same field that passed the gates before. */
export function checkRival(_claim: Claim, _others: readonly Claim[]): Problem | null {
  return null
}
