import type { FactKey } from '#engine/facts.ts'
import {
  otherCompanies,
  type ProofWords,
  rivalSubjects,
  salesPlaces,
  seatPlaces,
  subjects,
} from '#engine/lexicons/subjects.ts'
import { translated } from '#engine/lexicons/translated.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { LabelFault } from '#engine/reasons/fault.ts'
import type { SlideKind } from '#engine/slides.ts'

/** What names a field's subject in a quote or on its page, and the kinds of slides that are about it. */
type FieldSubject = { isNamedIn: (text: string, language: string) => boolean; kinds: readonly SlideKind[] }

/** Fields of which a true quote can be about something else; other fields say what their quote says. */
const fieldSubjects = new Map<string, FieldSubject>()
/** Labels that tell the fields of one subject apart: a SAM is not a TAM. */
const exactNames = new Map<string, RegExp>()
for (const { fields } of subjects) {
  for (const [key, { proof, exactName }] of Object.entries(fields)) {
    if (proof) fieldSubjects.set(key, readSubject(proof))
    if (exactName) exactNames.set(key, exactName)
  }
}

/** English first; the words of the deck's language make a larger pattern, asked only where English is silent. */
function readSubject({ english, uses = [], kinds = [] }: ProofWords): FieldSubject {
  const inEnglish = latinFirst(english)
  const named = translated(inEnglish, uses)
  return { kinds, isNamedIn: (text, language) => inEnglish.test(text) || named.in(language).test(text) }
}

/** Fields that are about other companies. */
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
/** Whether a text, in a deck of a language (ISO 639-1), names the subject of a field; false for fields that need none. */
export const namesSubject = (key: FactKey, text: string, language: string): boolean =>
  fieldSubjects.get(key)?.isNamedIn(text, language) ?? false

/** Fields that hold one number, whose quotes are the number and its labels. */
const figures = new Set<FactKey>([
  ...(['revenue', 'revenue_forecast', 'revenue_growth', 'customers', 'users', 'retention', 'gmv', 'pipeline'] as const),
  ...(['gross_margin', 'burn_rate', 'runway', 'cac', 'ltv', 'tam', 'sam', 'som', 'market_growth'] as const),
  ...(['amount_raising', 'valuation', 'committed', 'employees'] as const),
])
export const isFigure = (key: FactKey): boolean => figures.has(key)

/** What is known of the page that a quote stands on. */
export type PageSubject = { readText: () => string; kinds: readonly SlideKind[]; language: string }

/**
 * Why a quote, though true, is not about the field; null when it is, or when the field says just what its quote says.
 * The quote names the field's subject, or its page does and the quote names no other.
 */
export function subjectProblem(key: FactKey, quotes: readonly string[], page: PageSubject): LabelFault | null {
  const subject = fieldSubjects.get(key)
  const other = findOtherSubject(key, quotes.join('\n'), page.language)
  if (other !== null || !subject) return other
  if (
    subject.kinds.some((kind) => page.kinds.includes(kind)) ||
    quotes.some((quote) => subject.isNamedIn(quote, page.language))
  )
    return null
  return subject.isNamedIn(page.readText(), page.language) ? null : { fault: 'no-subject' }
}

function findOtherSubject(key: FactKey, said: string, language: string): LabelFault | null {
  if (key === 'headquarters' && salesPlaces.test(said) && !seatPlaces.test(said)) return { fault: 'sales-place' }
  const subject = fieldSubjects.get(key)
  if (!subject) return null
  const exact = exactNames.get(key)
  const other = [...exactNames].find(([name, pattern]) => name !== key && pattern.test(said))
  if (exact && other && !exact.test(said)) return { fault: 'other-size', key: other[0], asked: key }
  if (otherCompanies.test(said) && !aboutOthers.has(key)) return { fault: 'other-companies' }
  if (subject.isNamedIn(said, language)) return null
  const rival = rivalSubjects.find(({ fields, words }) => !fields.includes(key) && words.test(said))
  return rival ? { fault: 'other-subject', name: rival.name } : null
}
