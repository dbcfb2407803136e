import { type DeckDate, liesAhead, readMonth, readNature } from '#engine/extract/figures/nature.ts'
import { getMainKind, hasKind, joinStatementWords, type Statement } from '#engine/extract/figures/statement.ts'
import {
  beforeRevenue,
  boughtRunway,
  exitWords,
  lastRoundWords,
  limitAhead,
  nextRoundWords,
  projected,
  runwayOfToday,
  spacedPlanWords,
  targetWords,
} from '#engine/lexicons/figure-time-words.ts'
import { forecastTitles } from '#engine/lexicons/nature-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { Slide } from '#engine/slides.ts'
import { findPeriods } from '#engine/text/grammar/periods.ts'
import type { FigureUnit } from '../figure-unit.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { type FigureField, isMarketField, isRoundField } from './figure-fields.ts'

type WhenProblem = Extract<Problem, { gate: 'when' }>

/** Fields that speak of the future by themselves. */
const ofTheFuture: ReadonlySet<FigureField> = new Set<FigureField>(['break_even', 'use_of_funds'])

/** Fields whose figures a timeline of plans or of an example holds as well. */
const countedFields: ReadonlySet<FigureField> = new Set<FigureField>([
  'revenue',
  'customers',
  'users',
  'employees',
  'gmv',
])

/** Returns why a figure is of another time or nature than its field asks for; null when it is of the right one. */
export function findOtherTime(
  field: FigureField,
  { fact }: Claim,
  unit: FigureUnit,
  { deckDate: date, slides }: Pick<VerifySources, 'deckDate' | 'slides'>,
): WhenProblem | null {
  const { statement, figure, headings } = unit
  const words = joinStatementWords(statement)
  const period = fact.scope?.period ?? statement.periods[0]?.text
  const until = period ? { until: period } : {}
  if (figure && limitAhead.test(statement.text.slice(0, figure.start))) return { gate: 'when', is: 'limit' }
  if (field === 'runway') return isBoughtByRound(words, statement.slide) ? { gate: 'when', is: 'plan' } : null
  if (isMarketField(field) || ofTheFuture.has(field)) return null
  if (isRoundField(field)) return findOtherRound(field, words, cutNear(unit))
  if (field === 'year_founded')
    return statement.periods.some((one) => one.year !== null && liesAhead(one, date))
      ? { gate: 'when', is: 'plan', ...until }
      : null
  if (field === 'pricing') return isPlannedPrice(unit, date) ? { gate: 'when', is: 'plan' } : null
  if (field === 'milestones') return isOver(unit, date) ? null : { gate: 'when', is: 'plan', ...until }
  const given = fact.scope?.nature ?? 'actual'
  const nature = given === 'actual' ? readNature(statement, date, figure ?? undefined) : given
  const isPlanned = headings.some((one) => forecastTitles.in(statement.language).test(one))
  if (field === 'revenue_forecast') {
    const isReached = statement.periods.length === 0 || isOver(unit, date)
    return nature !== 'forecast' && !isPlanned && isReached ? { gate: 'when', is: 'reached', ...until } : null
  }
  if (fieldsOfSales.has(field) && isBeforeRevenue(slides)) return { gate: 'when', is: 'plan', ...until }
  if (isReachedField(field) && isUnderDateAhead(statement, date)) return { gate: 'when', is: 'plan' }
  if (isReachedField(field) && spacedPlanWords.test(words)) return { gate: 'when', is: 'target', ...until }
  if (nature === 'forecast') return { gate: 'when', is: targetWords.test(words) ? 'target' : 'plan', ...until }
  if (nature === 'pilot') return { gate: 'when', is: 'pilot' }
  if (nature === 'intent' && field !== 'pipeline') return { gate: 'when', is: 'intent' }
  if ((isPlanned || isOnPlannedSlide(field, unit)) && !isOver(unit, date)) return { gate: 'when', is: 'plan', ...until }
  // Without a date of the deck nothing tells whether a year of a timeline is past.
  const isUndated =
    date === null &&
    statement.slide !== null &&
    statement.periods.length > 0 &&
    countedFields.has(field) &&
    !(hasKind(statement.slide, 'traction', 'financials') && !isTimeline(statement.slide))
  return isUndated ? { gate: 'when', is: 'plan', ...until } : null
}

/** Whether a runway is what the round pays for, and not how long today's cash lasts. */
const isBoughtByRound = (words: string, slide: Slide | null) =>
  !runwayOfToday.test(words) && (boughtRunway.test(words) || (slide !== null && hasKind(slide, 'ask')))

/** Figures that a company has once it sells. */
const fieldsOfSales: ReadonlySet<FigureField> = new Set<FigureField>(['revenue', 'revenue_growth', 'retention', 'gmv'])

/** Whether the deck says that the company does not sell yet. */
const isBeforeRevenue = (slides: VerifySources['slides']) =>
  [...slides.values()].some(({ lines }) => lines.some(({ text }) => beforeRevenue.test(text)))

/** Fewer dated lines in a column tell no course of events. */
const fewestDatesOver = 2
/** In fractions of the page: left edges of one column. */
const mostShift = 0.03

/** Whether the date that the figure stands under, one of several in its column, lies ahead of the deck. */
function isUnderDateAhead({ slide, lines: [own] }: Statement, date: DeckDate): boolean {
  if (!slide || !own) return false
  const dated = slide.lines.flatMap(({ text, box }) => {
    const [period] = Math.abs(box.x - own.box.x) < mostShift ? findPeriods(text) : []
    return period && period.start < fewestDates && period.end >= text.trim().length ? [{ period, y: box.y }] : []
  })
  const over = dated.filter(({ y }) => y < own.box.y).toSorted((one, other) => other.y - one.y)[0]
  // Dates beside each other are the heads of a table, which say whose year a cell is.
  if (new Set(dated.map(({ y }) => y)).size < fewestDatesOver || !over) return false
  const month = readMonth(over.period)
  return date === null || liesAhead(over.period, date) || (month !== null && month > date + monthsOfDeck)
}
/** A date so close behind the deck's own can be the deck's. */
const monthsOfDeck = 2

/** The plans of a price list are what it sells: 'Plans start at $99 a month'. */
const soldPlans = /\bplans?\b(?! to\b)/giu

/** A price list has no time; only words beside a price make it a plan. */
function isPlannedPrice({ statement }: FigureUnit, date: DeckDate): boolean {
  const [text, label] = [statement.text, statement.label].map((words) => words.replace(soldPlans, 'offer'))
  return (
    readNature({ ...statement, text: text ?? '', label: label ?? '', slide: null, heading: '' }, date) === 'forecast'
  )
}

/** Fields of which a deck gives plans in the same words as what it has reached; unit economics are mostly given for a plan. */
const reachedFields: ReadonlySet<FigureField> = new Set<FigureField>([
  ...countedFields,
  'revenue_growth',
  'retention',
  'other_metrics',
  'pipeline',
])
const isReachedField = (field: FigureField) => reachedFields.has(field)
const longestHeadingChars = 60

/** Whether the slide is a roadmap, a course of dated events, or has a heading of projections anywhere on it. */
function isOnPlannedSlide(field: FigureField, { statement: { slide, language } }: FigureUnit): boolean {
  if (!slide || !isReachedField(field)) return false
  const kind = getMainKind(slide)
  // A chart of what was reached has months as well.
  if (kind === 'roadmap' || (kind !== 'traction' && kind !== 'financials' && isTimeline(slide))) return true
  return slide.lines.some(
    ({ text }) =>
      text.length <= longestHeadingChars && (projected.test(text) || forecastTitles.in(language).test(text)),
  )
}

const fewestDates = 4

/** Whether many lines of a slide begin with a date: they tell a course of events, which may be planned. */
const isTimeline = ({ lines }: Slide) =>
  lines.filter(({ text }) => (findPeriods(text)[0]?.start ?? fewestDates) < fewestDates).length >= fewestDates

/** Whether all periods of the unit are past at the date of the deck; where one of them is unknown nothing tells. */
function isOver({ statement }: FigureUnit, date: DeckDate): boolean {
  const { periods } = statement
  return (
    date !== null &&
    periods.length > 0 &&
    periods.every((one) => one.year !== null && one.year * 12 + one.month < date && !liesAhead(one, date))
  )
}

/** Characters around an amount within which a word for a round is of that amount. */
const charsBefore = 32
const charsBehind = 20

function cutNear({ statement, figure }: FigureUnit): string {
  if (!figure || statement.shape === 'labelled') return joinStatementWords(statement)
  const near = statement.text.slice(Math.max(0, figure.start - charsBefore), figure.end + charsBehind)
  return near.slice(near.lastIndexOf(', ', charsBefore) + 1)
}

function findOtherRound(field: FigureField, words: string, near: string): WhenProblem | null {
  if (field === 'closing_deadline') return null
  if (nextRoundWords.test(words)) return { gate: 'when', is: 'next-round' }
  if (field === 'valuation' && exitWords.test(words)) return { gate: 'when', is: 'plan' }
  const isThisRound = field === 'amount_raising' || field === 'valuation' || field === 'committed'
  return isThisRound && lastRoundWords.test(near) ? { gate: 'when', is: 'last-round' } : null
}
