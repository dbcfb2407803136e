import { bindFigure } from '#engine/extract/figures/bind-figure.ts'
import { isAmountOfUse } from '#engine/extract/figures/is-amount-of-use.ts'
import { getMainKind, hasKind, joinStatementWords } from '#engine/extract/figures/statement.ts'
import { closing, raisingBy, roundCloses } from '#engine/lexicons/closing-words.ts'
import { notAUse, purposes, useOfFundsHeadings } from '#engine/lexicons/fund-use-words.ts'
import {
  askHeadings,
  askWords,
  committedWords,
  customerMoney,
  grantWords,
  notOwnRound,
  notTheAsk,
  ownRoundWords,
  raisedWords,
  roundLabels,
  valuationWords,
} from '#engine/lexicons/raise-words.ts'
import type { Translated } from '#engine/lexicons/translated.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import { findRounds } from '#engine/text/named-rounds.ts'
import type { FigureUnit } from '../figure-unit.ts'

type RoundField =
  | 'amount_raising'
  | 'valuation'
  | 'committed'
  | 'previous_funding'
  | 'closing_deadline'
  | 'use_of_funds'

/** Returns whether words beside a value, or a heading over it, say that it is this term of the company's round. */
export function labelsRound(field: RoundField, unit: FigureUnit): boolean {
  switch (field) {
    case 'amount_raising':
      return labelsAsk(unit)
    case 'valuation':
      return bindsMoney(unit, valuationWords)
    case 'committed':
      return bindsMoney(unit, committedWords)
    case 'previous_funding':
      return labelsPastRound(unit)
    case 'closing_deadline':
      return labelsClosing(unit)
    case 'use_of_funds':
      return labelsUse(unit)
  }
}

const says = (words: Translated, { statement }: FigureUnit, text = joinStatementWords(statement)) =>
  firstMatch(words.in(statement.language), text) !== null
const isOverIt = (words: Translated, unit: FigureUnit) => unit.headings.some((one) => says(words, unit, one))

function bindsMoney({ statement, figure }: FigureUnit, words: Translated): boolean {
  return figure?.kind === 'money' && bindFigure(statement, words, { units: ['money'] })?.figure === figure
}

/** An ask says so beside the amount, bears a label of the round, or is the amount of a round named on the slide of the ask. */
function labelsAsk(unit: FigureUnit): boolean {
  const { statement, figure } = unit
  if (!figure || (figure.kind !== 'money' && figure.kind !== 'count')) return false
  if (bindFigure(statement, askWords, { units: [figure.kind] })?.figure === figure) return true
  if (says(notTheAsk, unit) || !isOverIt(askHeadings, unit) || isAmountOfUse(statement)) return false
  const label = statement.shape === 'labelled' ? statement.label : statement.text.slice(0, figure.start)
  return (
    roundLabels.in(statement.language).test(label.trim()) ||
    findRounds(joinStatementWords(statement)).length > 0 ||
    isOnlyAmount(unit)
  )
}

const amount =
  /\p{Sc}\s?\d|\d\s?(?:\p{L}{1,8}\.?\s?)?\p{Sc}|\d\s?(?:\p{L}{1,8}\.?\s)?(?:EUR|USD|CHF|PLN|zł|TL)(?!\p{L})/u

/** Whether no other line of the slide of the ask holds an amount: what the heading asks for can't be another. */
function isOnlyAmount({ statement: { slide, figures } }: FigureUnit): boolean {
  const money = figures.filter(({ kind }) => kind === 'money')
  const lines = (slide?.lines ?? []).filter(({ text }) => amount.test(text))
  return getMainKind(slide) === 'ask' && money.length === 1 && lines.length === 1
}

/** Money that came in before names the raising or a grant, or is the amount of a named round with its date. */
function labelsPastRound(unit: FigureUnit): boolean {
  const { statement, figure } = unit
  if (figure?.kind !== 'money' || says(notOwnRound, unit) || says(customerMoney, unit)) return false
  if (bindsMoney(unit, raisedWords)) return says(ownRoundWords, unit) || isOverIt(askHeadings, unit)
  if (bindsMoney(unit, grantWords)) return true
  return findRounds(joinStatementWords(statement)).length > 0 && statement.periods.length > 0
}

function labelsClosing(unit: FigureUnit): boolean {
  const words = joinStatementWords(unit.statement)
  if (roundCloses.test(words) || raisingBy.test(words)) return true
  return says(closing, unit) && (hasKind(unit.statement.slide, 'ask') || unit.statement.document === 'updates')
}

/** The lines that hold the quote: another entry of the list says nothing about this one. */
function readOwnLines({ statement }: FigureUnit): string {
  const quotes = statement.evidence.map(({ quote }) => quote)
  const own = statement.lines.filter(({ text }) => quotes.some((one) => one.includes(text) || text.includes(one)))
  return own.length > 0 ? own.map(({ text }) => text).join(' ') : joinStatementWords(statement)
}

/** A use of funds is one of a list under such a heading, or a sentence that says so. */
function labelsUse(unit: FigureUnit): boolean {
  if (says(useOfFundsHeadings, unit)) return true
  return isOverIt(useOfFundsHeadings, unit) && !says(notAUse, unit, readOwnLines(unit).replace(purposes, ' '))
}
