import { bindFigure } from '#engine/extract/figures/bind-figure.ts'
import { hasKind, joinStatementWords, type Statement } from '#engine/extract/figures/statement.ts'
import {
  breakEvenLabels,
  comesAgain,
  commissionWords,
  employing,
  foundingWords,
  headsOfOneUnit,
  mayNotComeAgain,
  notOwnCommission,
  notRevenue,
  paysBackOne,
  priceLabels,
  priceWords,
  salesLabel,
  staffWords,
  teamOf,
} from '#engine/lexicons/figure-label-words.ts'
import { metricRules } from '#engine/lexicons/metrics.ts'
import { notACount, ownWords } from '#engine/lexicons/nature-words.ts'
import { foundingYearLabels, staffLabels } from '#engine/lexicons/origin-words.ts'
import { notAPrice, priceRates } from '#engine/lexicons/price-words.ts'
import type { Translated } from '#engine/lexicons/translated.ts'
import { findDurations } from '#engine/text/grammar/counts.ts'
import type { Figure } from '#engine/text/grammar/figure.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import { findPeriods } from '#engine/text/grammar/periods.ts'
import type { FigureUnit } from '../figure-unit.ts'
import type { FigureField } from './figure-fields.ts'
import { labelsMarket } from './market-label.ts'
import { labelsRound } from './round-label.ts'

/** Returns whether words in a value's own unit, or a heading right over it, make it a value of the field. */
export function isLabelled(field: FigureField, value: string, unit: FigureUnit): boolean {
  const { statement } = unit
  switch (field) {
    case 'year_founded':
      return labelsFoundingYear(statement, value)
    case 'milestones':
      return findPeriods(joinStatementWords(statement)).length > 0
    case 'other_metrics':
      return true
    case 'break_even':
      return labelsBreakEven(statement, value)
    case 'pricing':
      return labelsPrice(unit)
    case 'employees':
      return labelsStaff(unit)
    case 'revenue_forecast':
      return labelsMetric('revenue', unit)
    case 'tam':
    case 'sam':
    case 'som':
    case 'market_growth':
      return labelsMarket(field, unit)
    case 'amount_raising':
    case 'valuation':
    case 'committed':
    case 'previous_funding':
    case 'closing_deadline':
    case 'use_of_funds':
      return labelsRound(field, unit)
    default:
      return labelsMetric(field, unit)
  }
}

const says = (words: Translated, { language }: Statement, text: string) => firstMatch(words.in(language), text) !== null

/** A metric is labelled as its extractor reads it: the trigger binds this figure, and nothing makes it another metric. */
function labelsMetric(field: FigureField, { statement, figure, headings }: FigureUnit): boolean {
  if (!figure) return false
  const words = joinStatementWords(statement)
  if (figure.kind === 'count' && says(notACount, statement, words)) return false
  if (field === 'revenue' && notRevenue.test(words)) return false
  const isSales =
    field === 'revenue' && figure.kind === 'money' && says(salesLabel, statement, withoutFigure(statement, figure))
  if (isSales || (field === 'retention' && isShareThatReturns(statement, figure))) return true
  return metricRules.some((rule) => {
    if (rule.field !== field || !rule.units.includes(figure.kind)) return false
    if (rule.unless && says(rule.unless, statement, words)) return false
    if (rule.needs && !says(rule.needs, statement, `${words} ${headings.join(' ')}`)) return false
    return bindFigure(statement, rule.trigger, rule)?.figure === figure
  })
}

/** A share of customers that come again, where the slide or the sentence is about the company's own. */
function isShareThatReturns(statement: Statement, figure: Figure): boolean {
  const words = joinStatementWords(statement)
  if (figure.kind !== 'percent' || mayNotComeAgain.test(words)) return false
  const behind = statement.shape === 'labelled' ? statement.label : statement.text.slice(figure.end)
  if (!comesAgain.test(behind)) return false
  const { slide } = statement
  return (slide !== null && hasKind(slide, 'traction', 'financials')) || says(ownWords, statement, words)
}

const withoutFigure = ({ text, label }: Statement, figure: Figure) =>
  `${text.slice(0, figure.start)}${text.slice(figure.end)} ${label}`.trim()

/** A head count has its noun right beside it, or a label that means nothing else. */
function labelsStaff({ statement, figure }: FigureUnit): boolean {
  if (figure?.kind !== 'count' || says(notACount, statement, joinStatementWords(statement))) return false
  if (statement.shape === 'labelled' && staffLabels.test(statement.label.trim())) return true
  const counted = { units: ['count' as const], nounAfter: true }
  const ahead = statement.text.slice(0, figure.start)
  return teamOf.test(ahead) || employing.test(ahead) || bindFigure(statement, staffWords, counted)?.figure === figure
}

/** A price is money with a rate or a word of pricing beside it, or one of a list under such a heading; or a commission. */
function labelsPrice({ statement, figure, headings }: FigureUnit): boolean {
  if (!figure || says(notAPrice, statement, joinStatementWords(statement))) return false
  if (figure.kind === 'percent')
    return (
      !notOwnCommission.test(joinStatementWords(statement)) &&
      bindFigure(statement, commissionWords, { units: ['percent'] })?.figure === figure
    )
  if (figure.kind !== 'money') return false
  const behind = statement.text.slice(figure.end)
  const rated = says(priceRates, statement, behind) || says(priceRates, statement, ` ${statement.label}`)
  const named = says(priceLabels, statement, joinStatementWords(statement))
  return rated
    ? named || headings.some((one) => says(priceLabels, statement, one))
    : priceWords.test(joinStatementWords(statement))
}

/** The year stands beside a word of founding, nearer than any other year, or under a label that is one. */
function labelsFoundingYear(statement: Statement, value: string): boolean {
  if (statement.shape === 'labelled') return foundingYearLabels.test(statement.label.trim())
  return isNearest(statement.text, value, foundingWords.in(statement.language))
}

/** The time to profit is the nearest to its words, and not that of one customer or unit. */
function labelsBreakEven(statement: Statement, value: string): boolean {
  const words = joinStatementWords(statement)
  if (paysBackOne.test(words) || isOfOneUnit(statement)) return false
  return says(breakEvenLabels, statement, words) && isNearest(words, value, breakEvenLabels.in(statement.language))
}

/** Longer lines are sentences, no headings. */
const longestHeadingChars = 60

/** Whether a heading of the slide says that its figures are those of one unit. */
const isOfOneUnit = ({ slide }: Statement) =>
  (slide?.lines ?? []).some(({ text }) => text.length <= longestHeadingChars && headsOfOneUnit.test(text))

/** A date that stands further from its word belongs to something else. */
const mostCharsToDate = 48
/** A date mostly follows its word, and stands before it where a timeline's line begins with one. */
const charsTowards = 8
const opensLine = /^\W*(?:\p{L}+\.? )?(?:19|20)\d\d/u

/** Whether a value stands near one of the words, and no other date or duration stands nearer to it. */
function isNearest(text: string, value: string, words: RegExp): boolean {
  const label = firstMatch(words, text)
  const at = text.toLowerCase().indexOf(value.toLowerCase())
  if (!label || at < 0) return false
  const end = label.index + label[0].length
  const others = [...findPeriods(text), ...findDurations(text)]
  const [ahead, behind] = opensLine.test(text) ? [0, charsTowards] : [charsTowards, 0]
  const measure = (from: number, to: number) =>
    from >= end ? from - end + behind : Math.max(0, label.index - to) + ahead
  const own = measure(at, at + value.length)
  const isNearer = (one: { start: number; end: number }) =>
    (one.end <= at || one.start >= at + value.length) && measure(one.start, one.end) < own
  return own <= mostCharsToDate && !others.some(isNearer)
}
