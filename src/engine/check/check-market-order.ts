import type { Signal } from '#engine/facts.ts'
import type { CheckInput } from './check-input.ts'
import { pairContradictions } from './pair-contradictions.ts'
import { findBestFigure, formatPlace } from './proved-figures.ts'

const order = ['SOM', 'SAM', 'TAM'] as const
const marketNames = { SOM: 'reachable', SAM: 'addressable', TAM: 'whole' } as const

/** Finds a SOM above its SAM, or a SAM above its TAM: each is part of the next. */
export function checkMarketOrder({ facts }: CheckInput): Signal[] {
  const figures = order.flatMap((metric) => {
    const figure = findBestFigure(facts, metric)
    return figure ? [{ metric, ...figure }] : []
  })
  return figures.slice(1).flatMap((larger, index): Signal[] => {
    const smaller = figures[index]
    if (!smaller || smaller.scope.unit !== larger.scope.unit || smaller.amount <= larger.amount) return []
    const part = `${smaller.metric} is ${smaller.fact.value} ${formatPlace(smaller.fact)}`
    return [
      {
        key: 'Market sizes out of order',
        value: `The ${marketNames[smaller.metric]} market is larger than the market it is part of.`,
        reason: `${part} and so larger than ${larger.metric}, ${larger.fact.value} ${formatPlace(larger.fact)}.`,
        severity: 'warning',
        evidence: [...smaller.fact.evidence, ...larger.fact.evidence],
        contradictions: pairContradictions(
          { fact: smaller.fact, text: `${smaller.metric} ${smaller.fact.value}` },
          { fact: larger.fact, text: `${larger.metric} ${larger.fact.value}` },
        ),
      },
    ]
  })
}
