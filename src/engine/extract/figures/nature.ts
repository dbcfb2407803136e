import type { FigureScope } from '#engine/facts.ts'
import {
  actualWords,
  forecastTitles,
  forecastWords,
  intentWords,
  othersWords,
  ownSentence,
  pilotWords,
} from '#engine/lexicons/nature-words.ts'
import type { Slide, SlideKind, UnderstoodDeck } from '#engine/slides.ts'
import type { Figure } from '#engine/text/grammar/figure.ts'
import { findPeriods, type Period } from '#engine/text/grammar/periods.ts'
import { getMainKind, joinStatementWords, type Statement } from './statement.ts'

/** The month a deck speaks from: `year * 12 + month`, or null where nothing tells. */
export type DeckDate = number | null

/** Returns the deck's own date: printed on the first slide or in running headers, else the creation date of the file. */
export function findDeckDate(deck: { doc: UnderstoodDeck['doc']; slides: readonly Slide[] }): DeckDate {
  const created = /^(\d{4})-(\d{2})/.exec(deck.doc.metadata.createdOn ?? '')
  const file = created ? Number(created[1]) * 12 + Number(created[2]) : null
  const first = deck.slides[0]
  const printed = [...(first?.lines ?? []), ...(deck.slides[1]?.furniture ?? [])]
    .filter((line) => line.text.length < 80)
    .flatMap((line) => findPeriods(line.text))
    .find((period) => period.year !== null && period.year > 1995 && period.year < 2100 && !/^\d{4}$/.test(period.text))
  return printed ? readMonth(printed) : file
}

export const readMonth = (period: Period): number | null =>
  period.year === null ? null : period.year * 12 + period.month

/** Whether a period ends well after the date of the deck: what is stated for it cannot have happened. */
export function liesAhead(period: Period, date: DeckDate): boolean {
  if (period.mark === 'plan' || period.relative) return true
  if (period.mark === 'record') return false
  const month = readMonth(period)
  return month !== null && date !== null && month > date + (period.month === 12 ? 11 : 2)
}

/**
 * Returns whether a figure is reached, planned, of a pilot or only promised. In prose the words and
 * periods near the figure decide; a table cell or tile has them in label, header and slide title.
 */
export function readNature(statement: Statement, date: DeckDate, figure?: Figure): FigureScope['nature'] {
  const periods = figure ? findPeriodsNear(statement, figure) : statement.periods
  if (periods.some((period) => liesAhead(period, date))) return 'forecast'
  const words = joinStatementWords(statement)
  const clause = figure ? findClause(statement, figure) : words
  if (intentWords.in(statement.language).test(clause)) return 'intent'
  const isActual = actualWords.in(statement.language).test(figure ? cutWordsNear(statement, figure) : words)
  // 'Revenue was $1M in 2025, $4M planned for 2026': each part speaks for its own year.
  const part = statement.periods.length > 1 ? clause : words
  if (forecastWords.in(statement.language).test(part) && !isActual) return 'forecast'
  if (!isActual && isPlanned(statement, periods, date)) return 'forecast'
  if (pilotWords.in(statement.language).test(clause)) return 'pilot'
  return 'actual'
}

/** Words and periods nearer than this belong to the figure. */
const mostCharsToFigure = 28

/** Returns the periods that belong to a figure: all of a tile or cell, in prose those near it. */
export function findPeriodsNear(statement: Statement, figure: Figure): Period[] {
  if (statement.shape === 'labelled') return statement.periods
  return statement.periods.filter(
    (one) => one.end >= figure.start - mostCharsToFigure && one.start <= figure.end + mostCharsToFigure,
  )
}

/** The part of a sentence between commas that holds the figure: '12 customers signed, 5 in pilots' has two. */
export function findClause(statement: Statement, figure: Figure): string {
  if (statement.shape === 'labelled') return joinStatementWords(statement)
  const { text } = statement
  const from = Math.max(...[', ', '; ', ' · ', ' | '].map((mark) => text.lastIndexOf(mark, figure.start)), 0)
  const ends = [', ', '; ', ' · ', ' | '].map((mark) => text.indexOf(mark, figure.end)).filter((at) => at >= 0)
  return text.slice(from, ends.length > 0 ? Math.min(...ends) : undefined)
}

const cutWordsNear = (statement: Statement, figure: Figure): string =>
  statement.shape === 'labelled' || statement.text.length < 80
    ? joinStatementWords(statement)
    : statement.text.slice(Math.max(0, figure.start - mostCharsToFigure), figure.end + mostCharsToFigure)

/** What a slide of the ask counts is what the round is to bring, unless a sentence speaks of the company: 'With ARR of $2.1M we raise $3M'. */
const planKinds: ReadonlySet<SlideKind> = new Set(['roadmap', 'ask'])

/** Slides of plans: their figures are plans unless their own period is over. A slide of projections reports nothing reached. */
function isPlanned(statement: Statement, periods: readonly Period[], date: DeckDate): boolean {
  if (periods.some((period) => period.mark === 'record')) return false
  const titles = forecastTitles.in(statement.language)
  if (titles.test(statement.heading) || titles.test(statement.header)) return true
  const over = periods.some((period) => date !== null && (readMonth(period) ?? Number.POSITIVE_INFINITY) <= date)
  const main = getMainKind(statement.slide)
  if (main === 'ask' && ownSentence.in(statement.language).test(statement.text)) return false
  return !over && main !== null && planKinds.has(main)
}

const othersTitles = /\b(?:case stud(?:y|ies)|success stor(?:y|ies)|customer stor(?:y|ies)|testimonials?)\b/i

/** Whether the words are about a market, of competitors, or of customers' own businesses. */
export const isAboutOthers = (statement: Statement): boolean =>
  othersTitles.test(statement.heading) || othersWords.in(statement.language).test(joinStatementWords(statement))
