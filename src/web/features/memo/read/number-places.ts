import { orderKeyFacts } from '#contract/key-facts-in-order.ts'
import type { Memo } from '#contract/memo.ts'
import { makePlaceKey, readSource } from '#web/lib/source-links.ts'

/** The address of a source: of a link in markdown, or as a member of its own. */
const addresses = /\]\(([^\s)]+)|"value":"((?:pitch_deck\/|most_recent_update|[^"]*https?:)[^"]*)"/g

/** Members with addresses that the read view shows without a number. */
const unnumbered = ['contradicted_by', 'linkedin_url']

/**
 * Numbers the places that the read view of a memo cites, from 1 in the order in which it shows them: one number for a
 * place, wherever it is cited.
 */
export function numberPlaces({ json_response }: Pick<Memo, 'json_response'>): ReadonlyMap<string, number> {
  const { indicators, structured, unstructured } = json_response
  const { company_info: info, not_validated_flags: flags, fundrasing_summary: raising } = structured.key_terms
  const { first, later } = orderKeyFacts(unstructured.key_facts, raising.value)
  const shown = [
    [info['Company Name'], info['One-liner'], info['Year of Foundation'], flags['Headquarter Location']],
    [info['Quantity of Employee'], flags.Stage, flags.Industry, flags['Target market'], indicators],
    [unstructured.executive_summary, raising, first, structured.founders_info.founders, later],
  ]
  const numbers = new Map<string, number>()
  const text = JSON.stringify(shown, (key, value) => (unnumbered.includes(key) ? undefined : value))
  for (const [, inText, alone] of text.matchAll(addresses)) {
    const target = readSource(inText ?? alone ?? '')
    if (!target || target.kind === 'text') continue
    const key = makePlaceKey(target)
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1)
  }
  return numbers
}
