import {
  committedWords,
  customerMoney,
  grantWords,
  notOwnRound,
  notTheAsk,
  raisedWords,
  valuationWords,
} from '#engine/lexicons/raise-words.ts'
import type { Slide } from '#engine/slides.ts'
import type { Figure } from '#engine/text/grammar/figure.ts'
import { firstMatch } from '#engine/text/grammar/first-match.ts'
import { hasKind, joinStatementWords, type Statement } from './statement.ts'

/** A figure of money that a slide sets as its headline, and the statement that holds it. */
export type HeadlineAmount = { statement: Statement; figure: Figure }

const leastAmount = 1e4
/** How much larger than any other figure of money it is set. */
const leastRatio = 1.25
/** What one investor puts in. */
const perInvestor = /\b(?:min(?:imum|\.)?|tickets?|per (?:share|unit|token|investor))\b/iu
const otherMoney = [raisedWords, grantWords, valuationWords, committedWords, notTheAsk, notOwnRound, customerMoney]

/**
 * Returns the figure of money that a slide of the ask sets in larger type than all others; null where two are
 * alike, where a listed part is more than it, or where its own words say that it is something else.
 */
export function findHeadlineAmount(slide: Slide, statements: readonly Statement[]): HeadlineAmount | null {
  if (!hasKind(slide, 'ask') || hasKind(slide, 'cover', 'market')) return null
  const own = statements.filter((one) => one.slide === slide)
  const placed = own.flatMap((statement) =>
    statement.figures
      .filter(({ kind, amount }) => kind === 'money' && amount >= leastAmount)
      .map((figure) => ({ statement, figure, size: measure(statement) })),
  )
  const most = Math.max(0, ...placed.map(({ size }) => size))
  const [first, ...alike] = placed.filter(({ size }) => size > most / leastRatio)
  if (!first || alike.some(({ figure }) => figure.amount !== first.figure.amount)) return null
  const { statement, figure } = first
  if (isExplained(statement) || perInvestor.test(joinStatementWords(statement))) return null
  const isExceeded = placed.some(
    (one) => one.figure.unit === figure.unit && one.figure.amount > figure.amount && !isExplained(one.statement),
  )
  return isExceeded ? null : { statement, figure }
}

const isExplained = (statement: Statement) =>
  otherMoney.some((pattern) => firstMatch(pattern.in(statement.language), joinStatementWords(statement)))

const measure = ({ lines }: Statement) => Math.max(0, ...lines.map(({ fontSize }) => fontSize))
