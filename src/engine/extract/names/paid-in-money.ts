import type { Extractor, Fact } from '#engine/facts.ts'
import { notAnInvestment, notYetPaid, otherAmounts } from '#engine/lexicons/funder-words.ts'
import { isOwnName } from '#engine/understand/own-name.ts'
import type { ExtractInput } from '../extract-input.ts'
import type { Statement } from '../figures/statement.ts'
import { findPaidInNames } from './paid-in-names.ts'

/** In characters, between an amount and the names of those who paid it. */
const mostBetween = 48

/** Earlier funding: the amount that stands right before those who paid it. */
export const paidInMoneyExtractor: Extractor<ExtractInput> = {
  id: 'names/paid-in-money',
  extract: ({ statements, ownNames }) => statements.flatMap((statement) => findMoneyPaidIn(statement, ownNames)),
}

function findMoneyPaidIn(statement: Statement, ownNames: ReadonlySet<string>): Fact[] {
  const { text, figures, evidence, periods, shape, language } = statement
  if (shape !== 'prose' || !figures.some(({ kind }) => kind === 'money')) return []
  const name = findPaidInNames(statement).find((one) => !isOwnName(one, ownNames))
  const at = name === undefined ? -1 : text.indexOf(name)
  const figure = figures.findLast(({ kind, end }) => kind === 'money' && end <= at && at - end < mostBetween)
  if (!figure) return []
  const before = text.slice(0, at)
  const isElse = notAnInvestment.in(language).test(text.slice(figure.start, at)) || otherAmounts.test(before)
  if (isElse || notYetPaid.test(before) || /\.\s/u.test(text.slice(figure.end, at))) return []
  const { amount, unit } = figure
  const period = periods[0]?.text ?? null
  const scope = { metric: 'previous_funding', period, nature: 'actual', amount, unit } as const
  return [
    {
      key: 'previous_funding',
      value: figure.text,
      evidence,
      kind: 'stated',
      rule: 'investors/money',
      score: 0.8,
      scope,
    },
  ]
}
