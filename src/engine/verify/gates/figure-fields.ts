import type { FactKey } from '#engine/facts.ts'

/** Fields whose figures are the company's own: what it earns, serves, employs, spends and charges. */
const ownMetrics = [
  ...([
    'revenue',
    'revenue_growth',
    'revenue_forecast',
    'customers',
    'users',
    'employees',
    'retention',
    'gmv',
  ] as const),
  ...(['pipeline', 'gross_margin', 'burn_rate', 'runway', 'cac', 'ltv', 'pricing', 'break_even'] as const),
  'other_metrics' as const,
] satisfies FactKey[]
/** Fields of the company's rounds. */
const roundFields = [
  ...(['amount_raising', 'valuation', 'committed', 'previous_funding', 'closing_deadline', 'use_of_funds'] as const),
] satisfies FactKey[]
const marketFields = ['tam', 'sam', 'som', 'market_growth'] as const satisfies FactKey[]
const dated = ['year_founded', 'milestones'] as const satisfies FactKey[]

/** A field that the gates for figures judge. */
export type FigureField =
  | (typeof ownMetrics)[number]
  | (typeof roundFields)[number]
  | (typeof marketFields)[number]
  | (typeof dated)[number]

const all = new Set<string>([...ownMetrics, ...roundFields, ...marketFields, ...dated])
const markets = new Set<string>(marketFields)
const rounds = new Set<string>(roundFields)

/** Whether the gates for figures judge a field; those for names and people judge the others. */
export const isFigureField = (key: string): key is FigureField => all.has(key)
/** Whether a field is about a market, so that others may speak in its quotes. */
export const isMarketField = (key: string): boolean => markets.has(key)
/** Whether a field is about the company's rounds of financing. */
export const isRoundField = (key: string): boolean => rounds.has(key)
