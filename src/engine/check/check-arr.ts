import type { Signal, VerifiedFact } from '#engine/facts.ts'
import type { CheckInput } from './check-input.ts'
import { pairContradictions } from './pair-contradictions.ts'
import { formatAmount, formatFigure, formatPlace, listFigures } from './proved-figures.ts'

const tolerance = 0.15
const monthsPerYear = 12

/** Finds an ARR that is not twelve times the MRR of its period and nature, within 15% for growth in the period. */
export function checkArr({ facts }: CheckInput): Signal[] {
  for (const arr of listFigures(facts, 'ARR'))
    for (const mrr of listFigures(facts, 'MRR')) {
      const comparable =
        arr.scope.period === mrr.scope.period &&
        arr.scope.nature === mrr.scope.nature &&
        arr.scope.unit === mrr.scope.unit &&
        // Words that name both are read as one of them, whatever the other reading says.
        !isOneStatement(arr.fact, mrr.fact)
      const expected = mrr.amount * monthsPerYear
      if (!comparable || Math.abs(arr.amount - expected) <= expected * tolerance) continue
      const annual = `ARR is ${formatFigure(arr)} ${formatPlace(arr.fact)}`
      const monthly = `twelve times the MRR of ${formatFigure(mrr)} ${formatPlace(mrr.fact)}`
      return [
        {
          key: 'ARR and MRR disagree',
          value: 'The ARR is not twelve times the MRR.',
          reason: `${annual}, while ${monthly} makes ${formatAmount(expected, mrr.scope.unit)}.`,
          severity: 'warning',
          evidence: [...arr.fact.evidence, ...mrr.fact.evidence],
          contradictions: pairContradictions(
            { fact: arr.fact, text: `${formatFigure(arr)} ARR` },
            { fact: mrr.fact, text: `${formatFigure(mrr)} MRR` },
          ),
        },
      ]
    }
  return []
}

/** Whether two facts are two readings of one printed figure. */
const isOneStatement = (one: VerifiedFact, other: VerifiedFact) =>
  one.evidence.some((here) => other.evidence.some((there) => here.page === there.page && here.quote === there.quote)) &&
  one.scope?.amount === other.scope?.amount
