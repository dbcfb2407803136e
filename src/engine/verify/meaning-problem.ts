import type { QuoteFault } from '#engine/reasons/fault.ts'
import { isNegation } from '#engine/text/negations.ts'
import { type Quantity, quantitiesIn, sameQuantity, shownNumber } from '#engine/text/quantities.ts'
import { splitTokens } from '#engine/text/text-index.ts'

const comparisons = /[<>≤≥≦≧]|\+\/-|±/gu
const currencySigns = /\p{Sc}/gu

/**
 * What the text found on the page says otherwise than the quote: another number, sign, scale, currency or share, another
 * comparison, a negation more or less. Null when they say the same. Both are normalised.
 */
export function meaningProblem(found: string, wanted: string): QuoteFault | null {
  if (found === wanted) return null
  return findNumbersProblem(found, wanted) ?? findMarksProblem(found, wanted) ?? findNegationProblem(found, wanted)
}

function findNumbersProblem(found: string, wanted: string): QuoteFault | null {
  const there = quantitiesIn(found)
  const here = quantitiesIn(wanted)
  for (let at = 0; at < Math.max(there.length, here.length); at++) {
    const [page, quote] = [there[at], here[at]]
    if (!page || !quote || !sameQuantity(quote, page)) return describeDifference(quote, page)
  }
  return null
}

function describeDifference(quote: Quantity | undefined, page: Quantity | undefined): QuoteFault {
  const show = (one: Quantity | undefined) => (one ? shownNumber(one.text) : null)
  return { fault: 'other-number', quote: show(quote), page: show(page) }
}

function findMarksProblem(found: string, wanted: string): QuoteFault | null {
  const all = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).join('')
  if (all(found, currencySigns) !== all(wanted, currencySigns)) return { fault: 'other-currency' }
  return all(found, comparisons) === all(wanted, comparisons) ? null : { fault: 'other-comparison' }
}

function findNegationProblem(found: string, wanted: string): QuoteFault | null {
  const all = (text: string) => splitTokens(text).flatMap(({ text: token }) => (isNegation(token) ? [token] : []))
  const there = all(found)
  const here = all(wanted)
  // Words glued on the page hide a negation that the quote writes apart; their letters were compared already.
  if (there.length > here.length)
    return { fault: 'negation-lost', at: 'within', words: there.find((one) => !here.includes(one)) ?? there[0] ?? '' }
  return null
}
