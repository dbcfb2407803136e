import type { Problem } from '#engine/reasons/problem.ts'
import { valueProblem } from '../value-follows.ts'
import type { Claim } from './claim.ts'

/** Gate 2: can the value be read off its quotes? */
export function checkFollows({ fact, evidence }: Claim): Problem | null {
  const quotes = evidence.map(({ quote }) => quote)
  const detail = valueProblem(fact, quotes)
  return detail === null ? null : { gate: 'follows', value: String(fact.value), detail }
}
