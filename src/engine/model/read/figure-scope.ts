import { findDeckDate, readNature } from '#engine/extract/figures/nature.ts'
import type { Fact, FactKey, FigureScope } from '#engine/facts.ts'
import { type MetricRule, metricRules } from '#engine/lexicons/metrics.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import type { Figure } from '#engine/text/grammar/figure.ts'
import { readFigures } from '#engine/text/grammar/figures.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import { glueText } from '#engine/text/text-index.ts'
import { isFigure } from '#engine/verify/field-words.ts'
import type { ClaimedFact, ClaimHint } from './check-items.ts'
import { makeStatement } from './make-statement.ts'

/** Metrics of the market and of the round: a projected market size is still the market's size. */
const natureless = new Set<FactKey>([
  ...(['tam', 'sam', 'som', 'market_growth', 'amount_raising', 'valuation', 'committed', 'employees'] as const),
  ...(['runway', 'burn_rate', 'pipeline', 'revenue_forecast'] as const),
])
/** Given for a plan as often as for what was reached; a plan's figure counts, and is told as one. */
const unitEconomics = new Set<FactKey>(['cac', 'ltv', 'gross_margin'])
const marketNames: Partial<Record<FactKey, string>> = {
  tam: 'TAM',
  sam: 'SAM',
  som: 'SOM',
  market_growth: 'market growth',
}

/**
 * Gives a figure its metric, period and nature from its own quote and slide, by the words that the offline rules read.
 * A forecast of revenue moves to the forecast; a plan, a pilot or an intent that claims to be reached is null.
 */
export function withScope({ hint, ...fact }: ClaimedFact, deck: UnderstoodDeck): Fact | null {
  if (!isFigure(fact.key) || typeof fact.value !== 'string') return fact
  const quote = fact.evidence.map((one) => one.quote).join(' ')
  const read = readFigures(quote)
  const figure = findFigure(fact.value, read.figures)
  if (!figure) return fact
  const statement = makeStatement(fact, deck, quote)
  const ground = { from: 'figure' as const, figure: figure.text }
  const nature = decideNature(fact.key, readPrintedNature(fact, deck, quote, figure), hint)
  const scope: FigureScope = {
    metric: getMetric(fact, `${quote} ${hint?.label ?? ''}`, figure, deck.language),
    period: statement.periods[0]?.text ?? null,
    nature: fact.key === 'revenue_forecast' ? 'forecast' : nature,
    amount: figure.amount,
    unit: figure.unit || null,
  }
  if (nature === 'actual' || natureless.has(fact.key) || unitEconomics.has(fact.key)) return { ...fact, ground, scope }
  if (nature === 'forecast' && fact.key === 'revenue') return { ...fact, key: 'revenue_forecast', ground, scope }
  const rule = findRule(fact, quote, figure, deck.language)
  return (nature === 'pilot' && rule?.pilotsToo) || (nature === 'forecast' && rule?.plansToo)
    ? { ...fact, ground, scope }
    : null
}

/** Characters of a tile or paragraph that is about one thing. */
const longestUnit = 300

/** A quote may leave out what its tile or paragraph says of the figure: 'to reach $2M' after 'We spent $1M' was reached. */
function readPrintedNature(fact: Fact, deck: UnderstoodDeck, quote: string, figure: Figure): FigureScope['nature'] {
  const slide = deck.slides.find(({ page }) => page === fact.evidence[0]?.page)
  const bare = glueText(quote)
  const [unit] = [...(slide?.kpis.map((one) => one.quote) ?? []), ...(slide?.paragraphs.map(({ text }) => text) ?? [])]
    .filter((text) => text.length <= longestUnit && glueText(text).includes(bare))
    .sort((a, b) => a.length - b.length)
  const text = unit ?? quote
  const there = readFigures(text).figures.find((one) => one.amount === figure.amount && one.kind === figure.kind)
  return readNature(makeStatement(fact, deck, text), findDeckDate(deck), there ?? figure)
}

/** The printed words decide; where they tell no plan, a model may, which only makes the value weaker. */
function decideNature(key: FactKey, printed: FigureScope['nature'], hint?: ClaimHint): FigureScope['nature'] {
  if (natureless.has(key)) return 'actual'
  const nature = printed === 'actual' ? (hint?.nature ?? 'actual') : printed
  return unitEconomics.has(key) && nature !== 'forecast' ? 'actual' : nature
}

/** The quote's figure that the value states; the value's own when the quote has none like it. */
function findFigure(value: string, figures: readonly Figure[]): Figure | null {
  const own = readFigures(value).figures[0]
  if (!own) return null
  return figures.find((one) => one.amount === own.amount && one.kind === own.kind) ?? { ...own, start: 0, end: 0 }
}

function findRule(fact: Fact, quote: string, { kind }: Figure, language: string): MetricRule | undefined {
  const own = metricRules.filter((rule) => rule.field === fact.key && rule.units.includes(kind))
  const named = own.find((rule) => firstMatch(rule.trigger.in(language), `${fact.value} ${quote}`))
  // Revenue that nothing calls recurring is not told as such.
  return named ?? own.find(({ metric }) => metric === fact.key) ?? own[0]
}

function getMetric(fact: Fact, quote: string, figure: Figure, language: string): string {
  const planned: Fact = fact.key === 'revenue_forecast' ? { ...fact, key: 'revenue' } : fact
  return marketNames[fact.key] ?? findRule(planned, quote, figure, language)?.metric ?? planned.key
}
