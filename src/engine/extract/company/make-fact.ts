import type { Evidence, Fact, FactKey, FactKind, Manner } from '#engine/facts.ts'
import type { Ground } from '#engine/reasons/problem.ts'

/** Returns a quote from a page of the deck. */
export const onPage = (page: number, quote: string): Evidence => ({ document: 'deck', page, quote })

/** Returns a quote from the updates that came with the deck. */
export const inUpdates = (quote: string): Evidence => ({ document: 'updates', page: null, quote })

type Finding = {
  key: FactKey
  value: string | boolean
  evidence: Evidence[]
  rule: string
  manner?: Manner
  score: number
  kind?: FactKind
  person?: string
  ground?: Ground
}

/**
 * Returns a fact, stated unless another kind is given; scores are kept within 0 and 1 with two digits, so that ties are
 * real ties.
 */
export function makeFact({ kind = 'stated', score, ...finding }: Finding): Fact {
  return { ...finding, kind, score: Math.round(Math.min(Math.max(score, 0), 1) * 100) / 100 }
}
