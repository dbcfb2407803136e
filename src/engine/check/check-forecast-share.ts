import type { Signal } from '#engine/facts.ts'
import type { CheckInput } from './check-input.ts'
import { type Figure, findBestFigure, formatFigure, formatPlace, listFigures } from './proved-figures.ts'

/** A tenth of the market that can be served is more than most companies ever reach. */
const largestShare = 0.1

/** Finds planned revenue of more than a tenth of the SAM; the largest plan only. */
export function checkForecastShare({ facts }: CheckInput): Signal[] {
  const sam = findBestFigure(facts, 'SAM')
  if (!sam || sam.amount <= 0) return []
  const plans = [...listFigures(facts, 'revenue'), ...listFigures(facts, 'ARR')].filter(
    ({ scope }) => scope.nature === 'forecast' && scope.unit === sam.scope.unit,
  )
  const largest = plans.reduce<Figure | null>((best, one) => (best && best.amount >= one.amount ? best : one), null)
  if (!largest || largest.amount <= sam.amount * largestShare) return []
  const share = Math.round((largest.amount / sam.amount) * 100)
  const when = largest.scope.period ? ` for ${largest.scope.period}` : ''
  const plan = `${formatFigure(largest)} of ${largest.scope.metric} is planned${when} (${formatPlace(largest.fact)})`
  return [
    {
      key: 'Plan is a large share of the market',
      value: `The plan is ${share}% of the SAM.`,
      reason: `${plan}, which is ${share}% of the SAM of ${formatFigure(sam)} (${formatPlace(sam.fact)}).`,
      severity: 'note',
      evidence: [...largest.fact.evidence, ...sam.fact.evidence],
    },
  ]
}
