import { nextRoundWords } from '#engine/lexicons/figure-time-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { isFigureField } from './figure-fields.ts'
import { findOtherTime } from './find-other-time.ts'
import { readFigureUnit } from './read-figure-unit.ts'

/** Gate 5: is the value of the time and nature that the field asks for? */
export function checkWhen(claim: Claim, deck: VerifySources): Problem | null {
  const { fact } = claim
  if (isFigureField(fact.key)) return findOtherTime(fact.key, claim, readFigureUnit(claim, deck), deck.deckDate)
  if (fact.key === 'stage' && claim.evidence.some(({ quote }) => nextRoundWords.test(quote)))
    return { gate: 'when', is: 'next-round' }
  const nature = fact.scope?.nature
  if (nature === undefined || nature === 'actual') return null
  const until = fact.scope?.period
  return { gate: 'when', is: nature === 'forecast' ? 'plan' : nature, ...(until ? { until } : {}) }
}
