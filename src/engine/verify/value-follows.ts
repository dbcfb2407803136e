import { fieldVocabulary, founderFields } from '#contract/memo-fields.ts'
import { getLabel, options, type Vocabulary } from '#contract/options.ts'
import type { Fact, FactKey } from '#engine/facts.ts'
import { notARound } from '#engine/lexicons/round-names.ts'
import type { ValueFault } from '#engine/reasons/fault.ts'
import { findRounds } from '#engine/text/named-rounds.ts'
import { givesRole } from '#engine/understand/heading-over-founders.ts'
import { findLiteral } from './find-quote.ts'
import { createTextReader, type ReadTexts } from './read-texts.ts'
import { type Trait, traitProblem } from './trait-triggers.ts'
import { wordsProblem } from './value-words.ts'

type Shape = Extract<ValueFault, { fault: 'not-shaped' }>['shape']

/** What values of some fields look like, whatever the quote says. */
const shapes: Partial<Record<FactKey, { pattern: RegExp; shape: Shape }>> = {
  year_founded: { pattern: /^(?:19|20)\d\d$/, shape: 'year' },
  contact_email: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, shape: 'email' },
  founder_email: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, shape: 'email' },
  site: { pattern: /^(?!.*@)\S+\.\p{L}{2,}\S*$/u, shape: 'site' },
  company_linkedin: { pattern: /\blinkedin\.com\//i, shape: 'linkedin' },
  founder_linkedin: { pattern: /\blinkedin\.com\//i, shape: 'linkedin' },
}
/** What a template asks to be filled in: '[Company]', '<insert market size>'. */
const placeholder = /^(?:\[[^\]]*\]|<[^>]*>|\{\{?[^}]*\}\}?)$/u
/** The domain of an email address is not a site. */
const address = /\S+@\S+/gu
const traits = new Set<string>(founderFields.filter((field) => field.type === 'bool').map((field) => field.key))
const isTrait = (key: string): key is Trait => traits.has(key)

/**
 * Whether a fact's value can be read off the quotes found for it; null when it can, else the cause. Numbers must be the
 * quote's with their scale and unit, words the quote's words, a vocabulary entry must be named, a trait needs its trigger.
 */
export function valueProblem(
  fact: Pick<Fact, 'key' | 'value'>,
  quotes: readonly string[],
  read: ReadTexts = createTextReader(),
): ValueFault | null {
  const { key, value } = fact
  if (isTrait(key)) {
    if (value !== true) return { fault: 'trait-missing' }
    return findFirst(quotes.map((quote) => traitProblem(key, quote)))
  }
  if (typeof value !== 'string') return { fault: 'not-words' }
  if (placeholder.test(value.trim())) return { fault: 'placeholder' }
  const shape = shapes[key]
  if (shape && !shape.pattern.test(value)) return { fault: 'not-shaped', shape: shape.shape }
  if (key in fieldVocabulary)
    return findVocabularyProblem(fieldVocabulary[key as keyof typeof fieldVocabulary], value, quotes, read)
  if (key === 'founder_role' && quotes.some((quote) => givesRole(quote, value))) return null
  return wordsProblem(value, key === 'site' ? quotes.map((quote) => quote.replace(address, ' ')) : quotes, read)
}

/** Null as soon as one quote proves it, else the first cause. */
const findFirst = (causes: ReadonlyArray<ValueFault | null>): ValueFault | null =>
  causes.includes(null) ? null : (causes[0] ?? { fault: 'no-quote' })

function findVocabularyProblem(
  vocabulary: Vocabulary,
  value: string,
  quotes: readonly string[],
  read: ReadTexts,
): ValueFault | null {
  if (!options[vocabulary].some((option) => option.value === value)) return { fault: 'unknown-value', value }
  if (vocabulary === 'stage' && quotes.some((quote) => findRounds(quote).some((round) => round.stage === value)))
    return null
  const names = [getLabel(vocabulary, value), value.replace(/^(?:bm|pt|tm|hq)_/, '').replaceAll('_', ' ')]
  const named = quotes.some((quote) => {
    if (vocabulary === 'stage' && notARound.test(quote)) return false
    return names.some((name) => findLiteral(read(quote).index, read(name).index.normal.text).status !== 'none')
  })
  return named ? null : { fault: 'unnamed' }
}
