import type { Problem } from '#engine/reasons/problem.ts'
import type { Claim } from './claim.ts'

/** Gate 1: do all quotes stand on their pages, visible, word for word? */
export function checkQuote({ evidence }: Claim): Problem | null {
  const failed = evidence.find(({ match, cause }) => match === 'none' || cause !== null)
  if (failed) return { gate: 'quote', place: failed, detail: failed.cause ?? { fault: 'not-found', page: failed.page } }
  return evidence.length > 0 ? null : { gate: 'quote', place: { page: null }, detail: { fault: 'no-quote' } }
}
