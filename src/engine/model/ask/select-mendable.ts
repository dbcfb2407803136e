import { type FactKey, isProved, type VerifiedFact } from '#engine/facts.ts'
import type { QuoteFault, ValueFault } from '#engine/reasons/fault.ts'
import { normalise } from '#engine/text/normalise.ts'
import { getValueType } from './key-values.ts'

/** Keeps the request and its answer short: what one answer gets wrong oftener than this is not mended by quotes. */
const mostMended = 30

/** Quotes that stand on no page as they are given; another quote may. A hidden one must not be used at all. */
const lastingQuoteFaults = new Set<QuoteFault['fault']>(['hidden', 'site-not-read'])
/** The quote stands and leaves the value out; any other fault is one of the value. */
const valueMissing = new Set<ValueFault['fault']>(['other-number', 'unsaid', 'other-words', 'no-quote'])

/** Fields whose value is a sentence of the deck: no other quote can say it better. */
const prose = new Set<FactKey>([
  ...(['one_liner', 'problem', 'solution', 'product_status', 'competitive_advantage', 'go_to_market'] as const),
  ...(['intellectual_property', 'why_now', 'founder_summary'] as const),
])

/**
 * Returns facts that a better quote can mend, at most 30, each once: those whose quote was not found, stands on several pages, or
 * lacks the value or its label. Conclusions, plans, rivals, other subjects and unsure reading stay as they are; so does what is
 * proved by another fact. Passages are mended only for a topic that has none.
 */
export function selectMendable(failed: readonly VerifiedFact[], found: readonly VerifiedFact[]): VerifiedFact[] {
  const known = new Set<string>()
  return [...failed, ...found]
    .filter((fact) => fact.kind === 'stated' && isMendable(fact))
    .filter((fact) => !found.some((one) => makesNeedless(one, fact)))
    .filter((fact) => !known.has(nameClaim(fact)) && known.add(nameClaim(fact)))
    .slice(0, mostMended)
}

/** Names what a model claims: field, person and value, whatever its quote. */
export const nameClaim = ({ key, person, value }: Pick<VerifiedFact, 'key' | 'person' | 'value'>): string =>
  [key, person ?? '', String(value)].map((part) => normalise(part).text.trim()).join(' · ')

function isMendable({ key, problem }: VerifiedFact): boolean {
  switch (problem?.gate) {
    case 'quote':
      return !lastingQuoteFaults.has(problem.detail.fault)
    case 'follows':
      return 'detail' in problem && valueMissing.has(problem.detail.fault)
    case 'label':
      // A passage is its own quote; and with words for something else beside it, the value is something else.
      if (prose.has(key)) return false
      return problem.other === undefined || problem.other.fault === 'no-subject' || problem.other.fault === 'other-page'
    default:
      return false
  }
}

/** Whether another fact of the model says what a fact would, once mended: a passage of the topic, or a proved value of the field. */
function makesNeedless(one: VerifiedFact, fact: VerifiedFact): boolean {
  if (one === fact || one.key !== fact.key || one.person !== fact.person) return false
  if (fact.key.startsWith('topic:')) return true
  return isProved(one) && (getValueType(fact.key) !== 'array' || nameClaim(one) === nameClaim(fact))
}
