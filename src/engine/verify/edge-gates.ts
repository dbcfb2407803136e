import { isNegatedBy } from './negations.ts'
import { quantitiesIn, shownNumber } from './quantities.ts'
import { type TextIndex, wordsOfSpan } from './text-index.ts'

const lookAround = 24

/**
 * What stands right before and after a found quote may change what it says: 'raised $2' found in 'raised $2 million',
 * '5%' in '-5%' or '3-5%', 'profitable' in 'not yet profitable'. The sentence tells it; null when nothing does.
 * `wanted` is the normalised quote.
 */
export function edgeProblem(text: TextIndex, span: { start: number; end: number }, wanted: string): string | null {
  const page = text.normal.text
  const found = page.slice(span.start, span.end)
  const before = page.slice(Math.max(0, span.start - lookAround * 2), span.start)
  const after = beginsOwnNumber(text, span.end) ? '' : page.slice(span.end, span.end + lookAround)
  if (isNegatedBy(before))
    return `the quote leaves out the negation before it: '${before.trim().split(' ').slice(-2).join(' ')} …'`
  return signProblem(page, span) ?? numberProblem(found, after, wanted)
}

function signProblem(page: string, { start }: { start: number }): string | null {
  if (!/[\d\p{Sc}]/u.test(page[start] ?? '') || page[start - 1] !== '-') return null
  const earlier = page[start - 2] ?? ' '
  if (/[\p{L}]/u.test(earlier)) return null
  return /\d|%/.test(earlier)
    ? 'the quote is one end of a range on the page'
    : 'the quote drops the minus sign of the page'
}

const ownNumber = /^\s(?:\p{Sc}\s?)?[1-9](?!\d\d[ '’]\d{3}(?!\d))/u
/** In widths of a character: no space within a number is as wide. */
const betweenCells = 2.5

/**
 * Whether what follows directly is a number of the next line or cell: '45' at a line's end and '200 shops' in the next
 * are two numbers. What no number begins with ('million', '%', the rest '000' of a broken one) still belongs to the quote's.
 */
function beginsOwnNumber(text: TextIndex, at: number): boolean {
  if (!ownNumber.test(text.normal.text.slice(at, at + lookAround))) return false
  if (text.lineEnds.has(at)) return true
  const last = wordsOfSpan(text, at - 1, at)[0]
  const next = wordsOfSpan(text, at + 1, at + 2)[0]
  if (!last || !next) return false
  const gap = next.word.box.x - (last.word.box.x + last.word.box.width)
  return gap > (betweenCells * last.word.box.width) / last.word.text.length
}

/** The last number of the span must not grow by what follows it, and the numbers must be those of the quote. */
function numberProblem(found: string, after: string, wanted: string): string | null {
  const inSpan = quantitiesIn(found)
  const last = inSpan.at(-1)
  if (last && last.end >= found.length - 1) {
    const longer = quantitiesIn(found + after).find((one) => one.start === last.start)
    if (longer && (longer.amount !== last.amount || longer.percent !== last.percent))
      return `the quote says ${shownNumber(last.text)}, the page ${shownNumber(longer.text)}`
  }
  const inQuote = quantitiesIn(wanted)
  const differs = inQuote.find(
    (one, index) => inSpan[index]?.amount !== one.amount || inSpan[index]?.percent !== one.percent,
  )
  if (!differs) return null
  const there = inSpan[inQuote.indexOf(differs)]
  return `the quote says ${shownNumber(differs.text)}, the page ${there ? shownNumber(there.text) : 'does not'}`
}
