import { laterStageWords, nextRoundWords } from '#engine/lexicons/figure-time-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { findRounds } from '#engine/text/named-rounds.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { isFigureField } from './figure-fields.ts'
import { findOtherTime } from './find-other-time.ts'
import { readFigureUnit } from './read-figure-unit.ts'

/** Gate 5: is the value of the time and nature that the field asks for? */
export function checkWhen(claim: Claim, deck: VerifySources): Problem | null {
  const { fact } = claim
  if (isFigureField(fact.key)) return findOtherTime(fact.key, claim, readFigureUnit(claim, deck), deck)
  const isAhead = (quote: string) => nextRoundWords.test(quote) || isLedTo(String(fact.value), quote)
  if (fact.key === 'stage' && claim.evidence.some(({ quote }) => isAhead(quote)))
    return { gate: 'when', is: 'next-round' }
  const nature = fact.scope?.nature
  if (nature === undefined || nature === 'actual') return null
  const until = fact.scope?.period
  return { gate: 'when', is: nature === 'forecast' ? 'plan' : nature, ...(until ? { until } : {}) }
}

/** Whether a quote names the stage only as one that this round leads to. */
function isLedTo(stage: string, quote: string): boolean {
  const names = (text: string) => findRounds(text).some((round) => round.stage === stage)
  return names(quote) && !names(quote.replace(laterStageWords, ' '))
}
