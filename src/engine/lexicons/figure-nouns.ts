import type { FactKey } from '#engine/facts.ts'

/** The sources of patterns: what decks call the figure of a field, within the value itself. */
export const figureNouns: Partial<Record<FactKey, string>> = {
  revenue: 'arr|mrr|revenues?|sales|turnover|bookings|run[- ]rate',
  revenue_growth: 'growth(?: rate)?',
  gmv: 'gmv|gross merchandise (?:value|volume)',
  retention: '(?:retention|churn)(?: rate)?|nrr|grr',
  gross_margin: 'gross margins?|margins?',
  burn_rate: 'burn(?: rate)?',
  runway: 'runway',
  valuation: 'valuation(?: cap)?',
  market_growth: 'growth(?: rate)?|cagr',
  tam: 'tam|total addressable market',
  sam: 'sam|serviceable (?:addressable|available) market',
  som: 'som|serviceable obtainable market',
  cac: 'cac',
  ltv: 'ltv',
}

/** The source of a pattern: a word beside such a noun that belongs to it ('monthly user churn'), and none that joins two parts. */
export const nounModifier = String.raw`(?!(?:per|an?|in|of|and|or|from|to|by|for|the|with|at|each|every)\b)[\p{L}-]+`

/** The source of a pattern: what a period or a condition behind such a noun begins with. */
export const figureRest = String.raw`\s*[(,;/]|\s+(?:in|per|an?|for|since|as|at|by|from|over|after|before|each|every|yoy|mom)\b`

/** Words of what grows, beside 'growth'. */
export const countedGrowth = /\b(?:arr|mrr|revenues?|sales|bookings|users?|customers?|gmv)\b/iu
