import { gapBeside, rightEdge } from '#engine/geometry.ts'
import { answerWords } from '#engine/lexicons/negation-words.ts'
import type { QuoteFault } from '#engine/reasons/fault.ts'
import { isNegatedBehind, isNegatedBy } from '#engine/text/negations.ts'
import { type Quantity, quantitiesIn, sameQuantity, shownNumber } from '#engine/text/quantities.ts'
import { type TextIndex, wordsOfSpan } from '#engine/text/text-index.ts'
import { meaningProblem } from './meaning-problem.ts'

type Span = { start: number; end: number }

const lookAround = 24

/**
 * What stands right before and after a found quote may change what it says: 'raised $2' found in 'raised $2 million',
 * '5%' in '-5%', '<5%' or '3-5%', '2M' in '€2M', 'profitable' in 'not yet profitable'. Null when
 * nothing does. `wanted` is the normalised quote.
 */
export function edgeProblem(text: TextIndex, span: Span, wanted: string): QuoteFault | null {
  const page = text.normal.text
  const before = page.slice(Math.max(0, span.start - lookAround * 2), span.start)
  if (isNegatedBy(before) && !isBehindOtherCell(text, span.start))
    return { fault: 'negation-lost', at: 'before', words: `${before.trim().split(' ').slice(-2).join(' ')} …` }
  if (/^\p{Sc}/u.test(page.slice(span.end))) return { fault: 'currency-cut' }
  const behind = page.slice(span.end, span.end + lookAround)
  if (isNegatedBehind(behind)) return { fault: 'negation-lost', at: 'behind', words: `… ${behind.trim()}` }
  const found = page.slice(span.start, span.end)
  const problem = meaningProblem(found, wanted) ?? findRangeProblem(page, span)
  if (problem) return problem
  const quantities = quantitiesIn(found)
  return findFirstNumberProblem(text, span, quantities[0]) ?? findLastNumberProblem(text, span, quantities.at(-1))
}

/** Whether a quote begins a line with a capital, and the line before it is an answer further right: 'no' in the last cell of a row says nothing of the next. */
function isBehindOtherCell(text: TextIndex, start: number): boolean {
  if (!text.lineStarts.has(start)) return false
  const before = Math.max(-1, ...[...text.lineStarts].filter((at) => at < start))
  const [cell] = before < 0 ? [] : wordsOfSpan(text, before, before + 1)
  const [first] = wordsOfSpan(text, start, start + 1)
  if (!cell || !first || !/^[\p{Lu}\d]/u.test(first.word.text)) return false
  return answerWords.has(text.normal.text.slice(before, start).trim()) && cell.word.box.x > rightEdge(first.word.box)
}

const number = /^\p{Sc}?\d/u
const comparison = /[<>≤≥≦≧±]\s?$/u

function findRangeProblem(page: string, { start, end }: Span): QuoteFault | null {
  const before = page.slice(Math.max(0, start - 5), start)
  if (number.test(page.slice(start, start + 2))) {
    if (/(?:\d[kmb]?|%)(?:-|\s-\s)$/u.test(before)) return { fault: 'range-end' }
    if (comparison.test(before)) return { fault: 'comparison-dropped', sign: before.trim().at(-1) ?? '' }
  }
  const ends =
    /\d(?:[kmb]|bn|%)?$/u.test(page.slice(start, end)) && /^(?:-|\s-\s)\p{Sc}?\d/u.test(page.slice(end, end + 5))
  return ends ? { fault: 'range-end' } : null
}

/** The first number of the span must not have its sign or currency cut off. */
function findFirstNumberProblem(text: TextIndex, { start, end }: Span, first: Quantity | undefined): QuoteFault | null {
  const page = text.normal.text
  if (!first || first.start > 0) return null
  const from = text.lineStarts.has(start) ? Math.max(start - 1, 0) : Math.max(0, start - lookAround)
  const whole = quantitiesIn(page.slice(from, end)).find(
    (one) => from + one.start <= start && from + one.end > start && from + one.end >= start + first.end,
  )
  if (!whole || sameQuantity(first, whole)) return null
  if (first.amount === -whole.amount) return { fault: 'minus-dropped' }
  return { fault: 'other-number', quote: shownNumber(first.text), page: shownNumber(whole.text) }
}

/** The last number of the span must not grow by what follows it. */
function findLastNumberProblem(text: TextIndex, { start, end }: Span, last: Quantity | undefined): QuoteFault | null {
  if (!last || last.end < end - start - 1 || beginsOwnNumber(text, end)) return null
  const longer = quantitiesIn(text.normal.text.slice(start, end + lookAround)).find((one) => one.start === last.start)
  return !longer || sameQuantity(last, longer)
    ? null
    : { fault: 'other-number', quote: shownNumber(last.text), page: shownNumber(longer.text) }
}

const ownNumber = /^\s(?:\p{Sc}\s?)?[1-9]\d*/u
/** In widths of a character: no space within a number is as wide. */
const betweenCells = 2.5

/**
 * Whether what follows directly is a number of the next line or cell: '45' at a line's end and '200 shops' in the next
 * are two numbers. What no number begins with ('million', '%', the rest '000' of a broken one) still belongs to the quote's.
 */
function beginsOwnNumber(text: TextIndex, at: number): boolean {
  const next = ownNumber.exec(text.normal.text.slice(at, at + lookAround))
  if (!next || !isApart(text, at)) return false
  const behind = at + next[0].length
  const grouped = /^\s\d{3}$/u.test(next[0]) && /^[ '’]\d{3}(?!\d)/u.test(text.normal.text.slice(behind, behind + 5))
  return !grouped || isApart(text, behind)
}

/** Whether a line ends here, or a gap follows that is wider than any within a number. */
function isApart(text: TextIndex, at: number): boolean {
  if (text.lineEnds.has(at)) return true
  const last = wordsOfSpan(text, at - 1, at)[0]
  const next = wordsOfSpan(text, at + 1, at + 2)[0]
  if (!last || !next) return false
  const gap = gapBeside(last.word.box, next.word.box)
  return gap > (betweenCells * last.word.box.width) / last.word.text.length
}
