import type { FactKey, FigureScope, VerifiedFact } from '#engine/facts.ts'

/** A proved figure with its canonical amount. */
export type Figure = { fact: VerifiedFact; scope: FigureScope; amount: number }

/** The proved figures of one metric; figures without a canonical amount can't be compared and are left out. */
export function figuresOf(facts: readonly VerifiedFact[], metric: string): Figure[] {
  return facts.flatMap((fact) => {
    const scope = fact.scope
    if (!fact.validated || !scope || scope.amount === null || scope.metric !== metric) return []
    return [{ fact, scope, amount: scope.amount }]
  })
}

/** The best-scored proved figure of a metric, null when there is none. */
export function bestFigure(facts: readonly VerifiedFact[], metric: string): Figure | null {
  return figuresOf(facts, metric).reduce<Figure | null>(
    (best, one) => (best === null || one.fact.score > best.fact.score ? one : best),
    null,
  )
}

/** Whether any fact of that key reached the verifier. */
export function hasFact(facts: readonly VerifiedFact[], key: FactKey): boolean {
  return facts.some((fact) => fact.key === key)
}

/** A place as a person writes it: 'on page 7', or 'in the updates'. */
export function placeName(fact: VerifiedFact): string {
  const first = fact.evidence[0]
  return first?.document === 'deck' && first.page !== null ? `on page ${first.page}` : 'in the updates'
}
