import type { ProseMark } from '#contract/memo.ts'
import type { KeyFactName } from '#contract/memo-fields.ts'
import type { FactKey, VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'
import { callToAction } from '#engine/lexicons/line-words.ts'
import { pickAll, pickOne } from '#engine/select-facts.ts'
import { calmFigure, opened, sentenceCase } from '#engine/text/sentence-case.ts'
import { classifyShape } from '#engine/text/text-shape.ts'
import { wholeWords } from '#engine/text/whole-words.ts'
import { type KeyFactLine, listProvedTexts, orderOnPage, undated } from './key-fact-line.ts'
import { readPlanYear } from './plan-time.ts'
import { chooseMark, markFact } from './prose-marks.ts'
import { readShare } from './round-sentences.ts'
import { splitNoun } from './split-noun.ts'
import { removeLabel } from './summary-text.ts'

const mostForecasts = 3
const mostNames = 8
const mostUnnamed = 2

type LabelledField = { key: FactKey; label: string }

/** Fields whose proved values stand in a key fact as 'Label: value', in the order in which they are told. */
const fieldsByTopic: Partial<Record<KeyFactName, readonly LabelledField[]>> = {
  Traction: [
    { key: 'revenue', label: 'Revenue' },
    { key: 'revenue_growth', label: 'Revenue growth' },
    { key: 'gmv', label: 'Gross merchandise value' },
    { key: 'customers', label: 'Customers' },
    { key: 'users', label: 'Users' },
    { key: 'retention', label: 'Retention' },
    { key: 'pipeline', label: 'Pipeline' },
    { key: 'notable_customers', label: 'Named customers' },
    { key: 'partnerships', label: 'Partnership' },
    { key: 'awards', label: 'Award' },
  ],
  'Business Model': [{ key: 'pricing', label: 'Price' }],
  Market: [
    { key: 'tam', label: 'TAM' },
    { key: 'sam', label: 'SAM' },
    { key: 'som', label: 'SOM' },
    { key: 'market_growth', label: 'Market growth' },
  ],
  Competition: [
    { key: 'competitors', label: 'Named competitors' },
    { key: 'competitive_advantage', label: 'Claimed edge' },
  ],
  Technology: [{ key: 'intellectual_property', label: 'Protected' }],
  Financials: [
    { key: 'revenue_forecast', label: 'Forecast' },
    { key: 'gross_margin', label: 'Gross margin' },
    { key: 'burn_rate', label: 'Burn' },
    { key: 'runway', label: 'Runway' },
    { key: 'break_even', label: 'Break-even' },
    { key: 'cac', label: 'CAC' },
    { key: 'ltv', label: 'LTV' },
  ],
  'Use of Funds': [
    { key: 'amount_raising', label: 'Raising' },
    { key: 'use_of_funds', label: '' },
  ],
  Team: [{ key: 'employees', label: 'Team size' }],
}

/** Where the figures of a topic stand among its passages, which rank from 3 on: before them, or after the first ones. */
const rankByTopic: Partial<Record<KeyFactName, number>> = {
  Market: 0,
  Financials: 0,
  'Use of Funds': 1,
  Team: 2,
  Traction: 2,
  Competition: 4,
}
const usualRank = 8

/** The proved figures and names of a topic, each with its label; forecasts are called so. */
export function listFigureLines(topic: KeyFactName, facts: readonly VerifiedFact[]): KeyFactLine[] {
  return (fieldsByTopic[topic] ?? []).flatMap((figure, index) => makeLines(topic, figure, facts, index))
}

function makeLines(
  topic: KeyFactName,
  { key, label }: LabelledField,
  facts: readonly VerifiedFact[],
  order: number,
): KeyFactLine[] {
  const found = listProvedTexts(facts, key)
  const make: Make = (text, evidence, mark, at = order) => ({
    text: wholeWords(text),
    evidence,
    mark,
    shape: 'figure',
    rank: (rankByTopic[topic] ?? usualRank) + at,
    order: key === 'employees' ? orderOnPage.teamSize : at,
    time: undated,
  })
  if (key === 'use_of_funds')
    return pickAll(found, key).map((fact, index) => makeShareLine(fact, order + index / 100, make))
  if (key === 'notable_customers' || key === 'competitors') return makeNameLines(label, pickAll(found, key), make)
  if (key === 'partnerships' || key === 'awards')
    return pickAll(found, key)
      .slice(0, 2)
      .filter(({ value }) => isWhole(String(value)))
      .map((fact) => make(opened(String(fact.value)), fact.evidence, markFact(fact)))
  if (key === 'revenue_forecast') return makeForecastLines(found, make)
  const best = pickOne(found)?.best
  if (!best) return []
  const value = calmFigure(String(best.value))
  if (key === 'competitive_advantage' || key === 'intellectual_property')
    return classifyShape(value) === 'fragment' ? [] : [make(opened(sentenceCase(value)), best.evidence, markFact(best))]
  if (key === 'tam' && best.rule.endsWith('-slide')) return makeUnnamedSizeLines(found, make)
  return [make(`${writeLabelled(key, label, value, best)}${formatNotes(best)}`, best.evidence, markFact(best))]
}

/** 'Revenue: $2M' of '$2M revenue', 'Net retention: 95%' of '95% net retention': the noun stands once. */
function writeLabelled(key: FactKey, label: string, value: string, fact: VerifiedFact): string {
  const own = splitNoun(value, key)
  return own?.noun.toLowerCase().endsWith(label.toLowerCase())
    ? `${opened(own.noun)}: ${own.figure}`
    : `${chooseLabel(label, fact)}: ${value}`
}

const isWhole = (text: string) =>
  !['fragment', 'phrase'].includes(classifyShape(text)) && !callToAction.test(removeLabel(text))

type Make = (text: string, evidence: VerifiedEvidence[], mark: ProseMark | null, at?: number) => KeyFactLine

const makeShareLine = (fact: VerifiedFact, at: number, make: Make): KeyFactLine => ({
  ...make(addColon(String(fact.value)), fact.evidence, markFact(fact), at),
  firm: true,
})

function makeNameLines(label: string, named: readonly VerifiedFact[], make: Make): KeyFactLine[] {
  const shown = named.slice(0, mostNames)
  const evidence = shown.flatMap((fact) => fact.evidence.slice(0, 1))
  const names = shown.map((fact) => String(fact.value))
  const mark = shown.map(markFact).reduce(chooseMark, null)
  return names.length === 0 ? [] : [make(`${label}: ${names.join(', ')}`, takeOnePerPage(evidence), mark)]
}

/** Figures that no words call the market's size are told in the slide's own words, or not at all. */
function makeUnnamedSizeLines(found: readonly VerifiedFact[], make: Make): KeyFactLine[] {
  const byValue = new Map<string, { own: VerifiedEvidence; mark: ProseMark | null }>()
  for (const fact of found) {
    const value = String(fact.value)
    const [own] = fact.evidence
    const known = byValue.get(value)?.own
    if (own && classifyShape(removeLabel(own.quote)) !== 'fragment' && (known?.quote.length ?? 0) < own.quote.length)
      byValue.set(value, { own, mark: markFact(fact) })
  }
  return [...byValue.values()]
    .slice(0, mostUnnamed)
    .map(({ own, mark }) => make(opened(removeLabel(own.quote)), [own], mark))
}

/** 'ARR' instead of 'Revenue' where that is what is measured, and the value doesn't say it. */
function chooseLabel(label: string, { scope, value }: VerifiedFact): string {
  if (label !== 'Revenue' || !scope || /\p{L}{3}/u.test(String(value))) return label
  return scope.metric.charAt(0).toUpperCase() + scope.metric.slice(1)
}

/** The period and nature of a figure, where its quotes show the period. */
function formatNotes({ scope, value, evidence }: VerifiedFact): string {
  if (!scope) return ''
  const { period, nature } = scope
  const shown =
    period &&
    /\d/.test(period) &&
    !String(value).includes(period) &&
    evidence.some(({ quote }) => quote.toLowerCase().includes(period.toLowerCase()))
  const notes: string[] = []
  if (shown) notes.push(period)
  if (nature !== 'actual') notes.push(nature === 'intent' ? 'letters of intent' : nature)
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}

/** The forecasts by year, each said to be one. */
function makeForecastLines(found: readonly VerifiedFact[], make: Make): KeyFactLine[] {
  const years = new Map<string, VerifiedFact>()
  for (const fact of [...found].sort((a, b) => b.score - a.score)) {
    const year = fact.scope?.period ?? ''
    if (!years.has(year)) years.set(year, fact)
  }
  const dated = [...years].filter(([year]) => /\d/.test(year))
  const shown = dated.length > 0 ? dated : [...years]
  return shown
    .sort(([a], [b]) => readPlanYear(a) - readPlanYear(b))
    .slice(-mostForecasts)
    .map(([year, fact], index) => {
      const note = formatNotes(fact).includes(year) && year !== '' ? ` ${year}` : ''
      return {
        ...make(`Forecast${note}: ${calmFigure(String(fact.value))}`, fact.evidence, markFact(fact), index / 10),
        firm: true as const,
      }
    })
}

/** 'Sales 30%' as 'Sales: 30%'. */
function addColon(entry: string): string {
  const found = readShare(entry)
  return found ? `${opened(found.label)}: ${found.share}` : opened(entry)
}

/** Returns the first place on each page. */
export function takeOnePerPage(evidence: readonly VerifiedEvidence[]): VerifiedEvidence[] {
  const pages = new Set<string>()
  return evidence.filter(({ document, page }) => {
    const key = `${document} ${page}`
    return !pages.has(key) && pages.add(key)
  })
}
