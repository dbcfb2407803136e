import type { Problem } from '#engine/reasons/problem.ts'
import type { Claim } from './claim.ts'

/** Gate 5: is the value of the time and nature that the field asks for? */
export function checkWhen({ fact }: Claim): Problem | null {
  const nature = fact.scope?.nature
  if (nature === undefined || nature === 'actual' || fact.key === 'revenue_forecast') return null
  const until = fact.scope?.period
  const is = nature === 'forecast' ? 'plan' : nature
  return { gate: 'when', is, ...(until ? { until } : {}) }
}
