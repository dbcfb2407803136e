import { type FactKey, type FigureScope, isGrounded, type VerifiedEvidence, type VerifiedFact } from '#engine/facts.ts'

/** A figure that can be compared, with its canonical amount. */
export type Figure = { fact: VerifiedFact; scope: FigureScope; amount: number }

/** The problem that a figure of each nature has by itself; figures of one nature compare with each other. */
const ownProblem: Record<FigureScope['nature'], string> = {
  actual: '',
  forecast: 'plan',
  pilot: 'pilot',
  intent: 'intent',
}

/** Whether the deck says a fact for certain, of the time that its field asks for. */
export const isOfItsTime = (fact: VerifiedFact): boolean =>
  isGrounded(fact) && (fact.problem?.gate !== 'when' || fact.problem.is === ownProblem[fact.scope?.nature ?? 'actual'])

/** Whether a fact can be compared with others of its field: figures that nothing names are of as many things as there are of them. */
export const isComparable = (fact: VerifiedFact): boolean => isOfItsTime(fact) && fact.problem?.gate !== 'label'

/** Returns the comparable figures of one metric; figures without a canonical amount can't be compared and are left out. */
export function listFigures(facts: readonly VerifiedFact[], metric: string): Figure[] {
  return facts.flatMap((fact) => {
    const scope = fact.scope
    if (!isComparable(fact) || !scope || scope.amount === null || scope.metric !== metric) return []
    return [{ fact, scope, amount: scope.amount }]
  })
}

/** Returns the best-scored comparable figure of a metric; null when the deck has none. */
export function findBestFigure(facts: readonly VerifiedFact[], metric: string): Figure | null {
  return pickBest(listFigures(facts, metric))
}

/** Returns the best-scored of some figures; the earlier one wins a tie. */
export function pickBest(figures: readonly Figure[]): Figure | null {
  return figures.reduce<Figure | null>(
    (best, one) => (best === null || one.fact.score > best.fact.score ? one : best),
    null,
  )
}

/** Whether any fact of that key reached the verifier. */
export function hasFact(facts: readonly VerifiedFact[], key: FactKey): boolean {
  return facts.some((fact) => fact.key === key)
}

/** Returns a place in words: 'on page 7', or 'in the updates'. */
export function formatPlace({ evidence }: { evidence: readonly VerifiedEvidence[] }): string {
  const first = evidence[0]
  return first?.document === 'deck' && first.page !== null ? `on page ${first.page}` : 'in the updates'
}

/** Returns a figure for a sentence, without the metric's name behind it: '$1.2M' of '$1.2M ARR'. */
export function formatFigure({ fact, scope }: Figure): string {
  const value = String(fact.value)
  const name = new RegExp(`^(.*\\d.*?)\\s+(?:net |gross |total )?${RegExp.escape(scope.metric)}s?$`, 'i').exec(value)
  return name?.[1] ?? value
}

const symbols: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', INR: '₹', JPY: '¥' }

/** Returns a computed amount in few digits: 1020000 of USD is '$1.02M'. */
export function formatAmount(amount: number, unit: string | null): string {
  const [size, letter] = amount >= 1e9 ? [1e9, 'B'] : amount >= 1e6 ? [1e6, 'M'] : amount >= 1e4 ? [1e3, 'k'] : [1, '']
  const digits = `${Number((amount / size).toPrecision(3))}${letter}`
  if (unit === null || unit === '') return digits
  return symbols[unit] ? `${symbols[unit]}${digits}` : `${digits} ${unit}`
}
