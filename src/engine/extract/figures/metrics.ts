import type { Extractor, Fact } from '#engine/facts.ts'
import { ratesBehindFigure } from '#engine/lexicons/figure-words.ts'
import { type MetricRule, metricRules } from '#engine/lexicons/metrics.ts'
import { notACount, ownWords } from '#engine/lexicons/nature-words.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { Slide } from '#engine/slides.ts'
import type { Figure } from '#engine/text/grammar/figure.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import type { ExtractInput } from '../extract-input.ts'
import { type Binding, bindFigure } from './bind-figure.ts'
import { keepDistinctFacts } from './distinct-facts.ts'
import { type DeckDate, findPeriodsNear, isAboutOthers, liesAhead, readMonth, readNature } from './nature.ts'
import { getMainKind, hasKind, joinStatementWords, type Statement } from './statement.ts'

/** Below this a reading is dropped: an empty field costs an investor less than a wrong one. */
const leastScore = 0.6
/** Fields that a figure of someone else fills most easily. */
const guardedFields: ReadonlySet<string> = new Set(['revenue', 'customers', 'users'])
/** Tables that count for one customer, plant or order: their revenue is not the company's. */
const unitEconomicsWords = latinFirst(/\bunit economics\b|\bper \p{L}+|\bpricing\b/iu)
/** Traction and unit economics: every rule of the metrics lexicon over every statement. */
export const metricExtractor: Extractor<ExtractInput> = {
  id: 'figures/metrics',
  extract: ({ statements, deckDate }) => {
    const facts = statements.flatMap((statement) => applyRules(statement, deckDate))
    return keepDistinctFacts(facts)
  },
}

/** Only rules for a kind of figure that the statement holds are asked. */
function applyRules(statement: Statement, date: DeckDate): Fact[] {
  const kinds = new Set(statement.figures.map(({ kind }) => kind))
  if (kinds.size === 0) return []
  const words = joinStatementWords(statement)
  return metricRules
    .filter(({ units }) => units.some((unit) => kinds.has(unit)))
    .flatMap((rule) => applyRule(rule, statement, words, date))
}

function applyRule(rule: MetricRule, statement: Statement, words: string, date: DeckDate): Fact[] {
  const { language } = statement
  if (!firstMatch(rule.trigger.in(language), words)) return []
  if (
    rule.unless?.in(language).test(words) ||
    (rule.needs && !rule.needs.in(language).test(`${words} ${statement.isTitle ? '' : pickShortHeading(statement)}`))
  )
    return []
  const binding = bindFigure(statement, rule.trigger, rule)
  if (!binding || !isPlausible(binding.figure)) return []
  if (binding.figure.kind === 'count' && notACount.in(language).test(words)) return []
  const nature = readNature(statement, date, binding.figure)
  if (
    isAboutOthers(statement) ||
    (rule.field === 'revenue' && unitEconomicsWords.test(`${statement.heading} ${statement.header}`))
  )
    return []
  if (nature !== 'actual' && !rule.plansToo && !(nature === 'pilot' && rule.pilotsToo))
    return rule.field === 'revenue' && nature === 'forecast' ? [makeForecastFact(rule, statement, binding, date)] : []
  const score = scoreBinding(rule, statement, binding, date) - (nature === 'forecast' ? 0.1 : 0)
  return score < leastScore ? [] : [makeMetricFact(rule, statement, binding, nature, score)]
}

/** A tile '+240% / growth year over year' under 'ARR' says what grows in its slide's title only. */
const pickShortHeading = (statement: Statement): string => (statement.heading.length < 60 ? statement.heading : '')

function isPlausible(figure: Figure): boolean {
  if (figure.kind === 'count') return figure.amount >= 1 && !/^0\d/.test(figure.text) && Number.isInteger(figure.amount)
  return figure.kind === 'percent' ? figure.amount >= -1 : figure.amount > 0
}

function scoreBinding(rule: MetricRule, statement: Statement, binding: Binding, date: DeckDate): number {
  const { slide } = statement
  let score = rule.base
  if (statement.document === 'updates') score += 0.15
  if (slide && !showsOwnFigures(slide) && rule.notOn?.some((kind) => getMainKind(slide) === kind)) score -= 0.3
  if (getMainKind(slide) === 'financials' && rule.field === 'revenue' && statement.periods.length === 0) score -= 0.1
  score -= computeStrangerPenalty(rule, statement)
  const home = guardedFields.has(rule.field) ? isAboutTraction(slide) : hasKind(slide, ...(rule.homeOn ?? []))
  if (home) score += 0.08
  if (statement.shape === 'labelled') score += statement.header ? 0 : 0.05
  score -= Math.min(binding.distance, 40) * 0.003
  score += scoreRecency(statement, binding.figure, date)
  return Math.max(0, Math.min(1, score))
}

/** A slide of figures that is about traction beside the accounts. */
const showsOwnFigures = (slide: Slide): boolean => getMainKind(slide) === 'financials' && isAboutTraction(slide)

/** Traction is among the two things that the slide is most about. */
const isAboutTraction = (slide: Slide | null): boolean =>
  slide?.kinds.slice(0, 2).some((one) => one.kind === 'traction') ?? false

/** Revenue and counts off the slides of traction need a word that makes them the company's own. */
function computeStrangerPenalty(rule: MetricRule, statement: Statement): number {
  if (!guardedFields.has(rule.field) || !statement.slide || isAboutTraction(statement.slide)) return 0
  const own = ownWords.in(statement.language)
  if (own.test(statement.text) || (statement.shape === 'labelled' && own.test(statement.label))) return 0
  // A tile on a slide that is about nothing else in particular shows off the company's own count.
  const tile = statement.shape === 'labelled' && statement.evidence.length === 1
  if (tile && getMainKind(statement.slide) === null) return 0.05
  return getMainKind(statement.slide) === 'financials' || getMainKind(statement.slide) === 'cover' ? 0.05 : 0.16
}

/** Among figures of the same metric the later one wins. */
function scoreRecency(statement: Statement, figure: Figure, date: DeckDate): number {
  const months = findPeriodsNear(statement, figure)
    .filter((one) => !one.relative)
    .map((one) => readMonth(one) ?? 0)
  if (months.length === 0) return 0
  const age = (date ?? Math.max(...months)) - Math.max(...months)
  // A year that was not over when the deck was made is partly a plan.
  if (age < 0) return -0.05
  return age <= 6 ? 0.03 : -Math.min(0.1, age * 0.002)
}

function makeMetricFact(
  rule: MetricRule,
  statement: Statement,
  binding: Binding,
  nature: 'actual' | 'forecast' | 'pilot' | 'intent',
  score: number,
): Fact {
  const value = formatValue(rule, statement, binding)
  return {
    key: rule.field,
    value,
    evidence: statement.evidence,
    kind: 'stated',
    rule: rule.id,
    ...(rule.manner ? { manner: rule.manner } : {}),
    ground: { from: 'figure', figure: formatFigure(rule, statement, binding) },
    score,
    scope: {
      metric: rule.metric,
      period: findPeriodsNear(statement, binding.figure)[0]?.text ?? null,
      nature,
      amount: binding.figure.amount,
      unit: binding.figure.unit,
    },
  }
}

/** The figure as printed; revenue keeps the name of what it measures, growth and burn the rate behind it. */
function formatValue(rule: MetricRule, statement: Statement, binding: Binding): string {
  const namesMetric = rule.field === 'revenue' || rule.metric === 'churn'
  return namesMetric ? `${binding.figure.text} ${binding.trigger}` : formatFigure(rule, statement, binding)
}

function formatFigure(rule: MetricRule, statement: Statement, { figure }: Binding): string {
  if (rule.field !== 'revenue_growth' && rule.field !== 'burn_rate') return figure.text
  return `${figure.text}${ratesBehindFigure.exec(statement.text.slice(figure.end))?.[0] ?? ''}`
}

function makeForecastFact(rule: MetricRule, statement: Statement, binding: Binding, date: DeckDate): Fact {
  const ahead = statement.periods.filter((one) => liesAhead(one, date))
  const fact = makeMetricFact(rule, statement, binding, 'forecast', 0)
  const year = ahead.at(-1)?.year
  const later = year && date ? Math.min(0.06, Math.max(0, year * 12 - date) * 0.001) : 0
  const penalty = getMainKind(statement.slide) === 'market' || getMainKind(statement.slide) === 'competition' ? 0.2 : 0
  return {
    ...fact,
    key: 'revenue_forecast',
    score: 0.66 + (ahead.length > 0 ? 0.1 : 0) + later - penalty,
    rule: `${rule.id}-forecast`,
  }
}
