import type { FactKey } from '#engine/facts.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { SlideKind } from '#engine/slides.ts'
import { marketNames, subjects } from './subjects.ts'

/** Subjects that exclude each other: a quote that names one of them and not the field's own speaks of that one. */
const rivals: ReadonlyArray<{ name: string; keys: readonly FactKey[]; words: RegExp }> = [
  {
    name: 'a market',
    keys: ['tam', 'sam', 'som', 'market_growth'],
    words: latinFirst(
      /\b(?:TAM|SAM|SOM|(?:addressable |obtainable )?market (?:size|of|is|worth|opportunity)|CAGR|industry)\b/iu,
    ),
  },
  {
    name: 'gross volume',
    keys: ['gmv'],
    words: latinFirst(/\b(?:GMV|GTV|TPV|gross (?:merchandise|transaction|booking)\w* (?:value|volume))\b/iu),
  },
  { name: 'a valuation', keys: ['valuation'], words: latinFirst(/\b(?:valuation|(?:pre|post)[- ]?money)\b/iu) },
  {
    name: 'customers',
    keys: ['customers'],
    words: latinFirst(/\b(?:paying|active|enterprise)? ?(?:customers|clients|clientes|Kunden)$/iu),
  },
  { name: 'burn', keys: ['burn_rate'], words: latinFirst(/\bburn(?: rate)?\b/iu) },
  { name: 'acquisition cost', keys: ['cac'], words: latinFirst(/\b(?:CAC|acquisition costs?)\b/iu) },
  { name: 'lifetime value', keys: ['ltv'], words: latinFirst(/\b(?:C?LTV|CLV|lifetime value)\b/iu) },
  { name: 'competitors', keys: ['competitors'], words: latinFirst(/\b(?:competitors?|unlike|incumbents?)\b/iu) },
  {
    name: 'investors',
    keys: ['previous_investors', 'previous_funding'],
    words: latinFirst(/\b(?:investors?|backed by)\b/iu),
  },
  {
    name: 'customers',
    keys: ['notable_customers'],
    words: latinFirst(/\b(?:our (?:customers|clients)|trusted by|customers?:|clients?:)/iu),
  },
]
/** Other companies' figures, and the fields that are about other companies. */
const ofOthers = latinFirst(
  /\b(?:start-?ups|companies|competitors|firms|players|peers) (?:like|such as|including)\b|\b(?:our|their) (?:customers?|clients?|merchants?|users?|competitors?)['’]s? (?:revenues?|sales|income|costs|margins?)\b/iu,
)
const aboutOthers = new Set<FactKey>([
  'competitors',
  'tam',
  'sam',
  'som',
  'market_growth',
  'partnerships',
  'notable_customers',
  'previous_investors',
])
/** Where a company sells is not where it sits. */
const sellsIn =
  /\b(?:start(?:ing)?|launch\w*|expand\w*|liv(?:e|ing)|sell\w*|operat\w+|active|serv(?:e|ing)|present|available|customers|pilots?|markets?|roll\w* out) (?:first )?in\b/i
const sitsIn = /\b(?:based|head\s?quarter\w*|HQ|office|located|address|registered|sede|sitz|siège|siedziba)\b/i

/** Whether a text names the subject of a field; false for fields that need none. */
export const namesSubject = (key: FactKey, text: string): boolean => subjects[key]?.isNamedIn(text) ?? false

/** Fields that hold one number, whose quotes are the number and its labels. */
const figures = new Set<FactKey>([
  ...(['revenue', 'revenue_forecast', 'revenue_growth', 'customers', 'users', 'retention', 'gmv', 'pipeline'] as const),
  ...(['gross_margin', 'burn_rate', 'runway', 'cac', 'ltv', 'tam', 'sam', 'som', 'market_growth'] as const),
  ...(['amount_raising', 'valuation', 'committed', 'employees'] as const),
])
export const isFigure = (key: FactKey): boolean => figures.has(key)

/** What is known of the page that a quote stands on. */
export type PageSubject = { text: string; kinds: readonly SlideKind[] }

/**
 * Why a quote, though true, is not about the field; null when it is, or when the field says just what its quote says.
 * The quote names the field's subject, or its page does and the quote names no other.
 */
export function subjectProblem(key: FactKey, quotes: readonly string[], page: PageSubject): string | null {
  const subject = subjects[key]
  const other = otherSubject(key, quotes.join('\n'))
  if (other !== null || !subject) return other
  const named = [...quotes, page.text].some(subject.isNamedIn)
  if (named || subject.kinds.some((kind) => page.kinds.includes(kind))) return null
  return 'nothing in the quote or on its page tells that this is what the number or the name stands for'
}

/** Whether quotes name a subject that is another than the field's. */
export const speaksOfOther = (key: FactKey, quotes: readonly string[]): boolean =>
  otherSubject(key, quotes.join('\n')) !== null

function otherSubject(key: FactKey, said: string): string | null {
  if (key === 'headquarters' && sellsIn.test(said) && !sitsIn.test(said))
    return 'the quote tells where the company sells, not where it sits'
  const subject = subjects[key]
  if (!subject) return null
  const exact = marketNames[key]
  const other = Object.entries(marketNames).find(([name, pattern]) => name !== key && pattern.test(said))
  if (exact && other && !exact.test(said))
    return `the quote speaks of ${other[0].toUpperCase()}, not of ${key.toUpperCase()}`
  if (ofOthers.test(said) && !aboutOthers.has(key)) return 'the quote speaks of other companies'
  if (subject.isNamedIn(said)) return null
  const rival = rivals.find(({ keys, words }) => !keys.includes(key) && words.test(said))
  return rival ? `the quote speaks of ${rival.name}` : null
}
