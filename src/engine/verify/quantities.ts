import { everyMatch } from '#engine/every-match.ts'
import { latinFirst } from '#engine/latin-first.ts'
/** A number as printed: `amount` with its scale applied, and what it is measured in. */
export type Quantity = {
  text: string
  amount: number
  currency: string | null
  percent: boolean
  start: number
  end: number
}

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  tsd: 1e3,
  mil: 1e6,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  millones: 1e6,
  milhões: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  billions: 1e9,
  mrd: 1e9,
  milliarden: 1e9,
  milliards: 1e9,
  t: 1e12,
  tn: 1e12,
  trillion: 1e12,
  trillions: 1e12,
  crore: 1e7,
  lakh: 1e5,
  cr: 1e7,
  lac: 1e5,
}
const currencies: Record<string, string> = {
  $: 'usd',
  usd: 'usd',
  dollars: 'usd',
  us$: 'usd',
  '€': 'eur',
  eur: 'eur',
  euro: 'eur',
  euros: 'eur',
  '£': 'gbp',
  gbp: 'gbp',
  '¥': 'jpy',
  '₹': 'inr',
  inr: 'inr',
  '₦': 'ngn',
  ngn: 'ngn',
  chf: 'chf',
  pln: 'pln',
}
const digit = /\d/
const scaleWords = Object.keys(scales)
  .sort((a, b) => b.length - a.length)
  .join('|')
const pattern = latinFirst(
  new RegExp(
    `(us\\$|\\p{Sc}|\\b(?:usd|eur|gbp|inr|ngn|chf|pln)\\b)?\\s?(?<![\\p{L}\\d.,])(\\d{1,3}(?:[ ’']\\d{3})+(?![\\d.,]*\\d)|\\d(?:[\\d.,](?=\\d)|\\d)*)\\s?(?:(${scaleWords})(?![\\p{L}]))?\\s?(%|percent|prozent|\\p{Sc}|(?:usd|eur|gbp|inr|ngn|chf|pln|euros?|dollars)\\b)?`,
    'giu',
  ),
)

/** Every number of a text with its scale, currency and percent sign. */
export function quantitiesIn(text: string): Quantity[] {
  if (!digit.test(text)) return []
  const found: Quantity[] = []
  for (const match of everyMatch(pattern, text)) {
    const digits = (match[2] ?? '').replace(/[’' ]/g, '')
    const unit = (match[4] ?? '').toLowerCase()
    const scale = scales[(match[3] ?? '').toLowerCase()] ?? 1
    const amount = numberOf(digits) * scale
    if (!Number.isFinite(amount)) continue
    found.push({
      text: match[0].trim(),
      amount: Math.round(amount * 1e6) / 1e6,
      currency: currencies[(match[1] ?? unit).toLowerCase()] ?? null,
      percent: unit === '%' || (unit.startsWith('p') && unit !== 'pln'),
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    })
  }
  return found
}

/** Groups of three digits are thousands in either notation; a lone comma before one or two digits is a decimal comma. */
function numberOf(digits: string): number {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ''))
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) return Number(digits.replace(/\./g, '').replace(',', '.'))
  if (/^\d+,\d{1,2}$/.test(digits)) return Number(digits.replace(',', '.'))
  return Number(digits.replace(/,/g, ''))
}

/** Whether two printed numbers say the same; a missing currency agrees with any, a percent sign only with its like. */
export function sameQuantity(one: Quantity, other: Quantity): boolean {
  const currency = one.currency === null || other.currency === null || one.currency === other.currency
  return one.amount === other.amount && currency && one.percent === other.percent
}

/** A number of normalised (small) text as people write it: '$2.1m' becomes '$2.1M'. */
export function shownNumber(text: string): string {
  return text.replace(/(?<=\d\s?)(?:mm|bn|[mbt])(?![\p{L}])/gu, (scale) =>
    scale === 'bn' ? scale : scale.toUpperCase(),
  )
}
