import { liesAhead, readMonth, readNature } from '#engine/extract/figures/nature.ts'
import { getMainKind, type Statement } from '#engine/extract/figures/statement.ts'
import { type FactKey, type FigureScope, isOfModel, type VerifiedFact } from '#engine/facts.ts'
import { projectedWords } from '#engine/lexicons/figure-time-words.ts'
import { makeStatement } from '#engine/model/read/make-statement.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { findPeriods } from '#engine/text/grammar/periods.ts'
import { isFigure } from '#engine/verify/field-words.ts'
import type { FactTime } from './cited-fact.ts'

/** What prose is told of a fact's page: the texts that label its value, the month of the deck, and whether an example holds it. */
type TimePlace = { deck: UnderstoodDeck; date: number | null; beside: readonly string[]; isExample: boolean }

/** The terms of a round lie ahead by their nature. */
const ofRound = new Set<FactKey>([
  ...(['amount_raising', 'valuation', 'committed', 'use_of_funds', 'closing_deadline', 'previous_funding'] as const),
])
/** Sizes of a market are estimates; only their own year makes them forecasts. */
const ofMarket = new Set<FactKey>(['tam', 'sam', 'market_growth', 'topic:Market'])
/** Fields and topics whose words tell what was done or is to be done. */
const ofDeeds = new Set<FactKey>([
  ...(['milestones', 'other_metrics', 'partnerships', 'awards', 'product_status', 'break_even'] as const),
  ...(['topic:Traction', 'topic:Roadmap', 'topic:Financials', 'topic:Go-to-Market', 'topic:Business Model'] as const),
])

/** Returns whether a fact is reached, planned or an example, as far as its field is about such, and its period as printed. */
export function findTime(fact: VerifiedFact, place: TimePlace): FactTime {
  const statement = readPlace(fact, place)
  return {
    status: place.isExample ? 'example' : findStatus(fact, statement, place),
    period: findPeriod(fact, statement, place.beside),
  }
}

function readPlace(fact: VerifiedFact, { deck, beside }: TimePlace): Statement {
  return makeStatement(fact, deck, [...fact.evidence.map(({ quote }) => quote), ...beside].join(' '))
}

/** Its own period, then the quote's, then what a model read on the page, then the one that the labels name. */
function findPeriod({ key, scope, time, evidence }: VerifiedFact, { periods }: Statement, beside: readonly string[]) {
  if (key === 'year_founded' || key === 'closing_deadline') return null
  const ofQuote = evidence.flatMap(({ quote }) => findPeriods(quote))
  const ofLabels = beside.flatMap((label) => findPeriods(label))
  const [only] = [ofQuote, ofLabels, periods].find((some) => some.length > 0) ?? []
  const isOne = new Set(periods.map(({ text }) => text)).size === 1
  // 'by 2030' says more than 2030 does.
  const isLonger = time?.period && scope?.period && time.period.includes(scope.period)
  return (isLonger ? time.period : scope?.period) ?? time?.period ?? (isOne ? (only?.text ?? null) : null)
}

function findStatus(fact: VerifiedFact, statement: Statement, { date }: TimePlace): FactTime['status'] {
  const { key, problem, scope, time } = fact
  const ahead = isFigure(key) || ofMarket.has(key) || key === 'topic:Financials' ? 'forecast' : 'planned'
  if (key === 'revenue_forecast') return 'forecast'
  if (ofRound.has(key)) return null
  if (problem?.gate === 'when') return problemStatus[problem.is] ?? ahead
  const printed = scope && scope.nature !== 'actual' ? scope.nature : readPrinted(fact, statement, date)
  const nature = weakest.find((one) => one === printed || one === time?.nature) ?? printed
  if (nature !== 'forecast') return nature === 'actual' ? 'reached' : nature
  return isInParts(fact, statement, date) ? 'partly planned' : ahead
}

const problemStatus: Partial<Record<string, FactTime['status']>> = {
  ...{ pilot: 'pilot', intent: 'intent', reached: 'reached', past: 'reached', 'last-round': 'reached' },
}

/** A model's word and the printed ones: the weaker one counts. */
const weakest = ['forecast', 'intent', 'pilot'] as const

/** What the printed words make of a fact; null where its field is not about what was reached. */
function readPrinted(fact: VerifiedFact, statement: Statement, date: number | null): FigureScope['nature'] | null {
  const { key } = fact
  const isDatedAhead = statement.periods.some((one) => !one.relative && liesAhead(one, date))
  const isPassage = key.startsWith('topic:') || key === 'product_status'
  if (ofMarket.has(key)) return isDatedAhead || projectedWords.test(statement.text) ? 'forecast' : null
  if (key === 'runway') return getMainKind(statement.slide) === 'ask' ? 'forecast' : 'actual'
  // A model has read what the whole passage says; of it only a date is surer.
  if ((isPassage && isOfModel(fact)) || (key !== 'som' && !isFigure(key) && !ofDeeds.has(key)))
    return isDatedAhead ? 'forecast' : null
  const nature = readNature(statement, date)
  // 'Pipeline' and 'beta' in a passage are words of the trade as often as signs of a pilot or an intent.
  if (isPassage) return nature === 'forecast' ? 'forecast' : null
  return nature
}

/** Whether some periods of a text are over and others lie ahead. */
const isInParts = ({ key }: VerifiedFact, { periods }: Statement, date: number | null) =>
  key.startsWith('topic:') &&
  periods.some((one) => liesAhead(one, date)) &&
  periods.some((one) => !one.relative && date !== null && (readMonth(one) ?? date) < date)
