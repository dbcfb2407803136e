import { type KeyFactName, keyFactNames } from '#contract/memo-fields.ts'
import type { FactKey, VerifiedFact } from '#engine/facts.ts'
import { tellable } from '#engine/select-facts.ts'

/** Fields that say by themselves that a deck speaks of a topic. What sets a company apart does not say that it has rivals. */
const speaking: Record<KeyFactName, readonly FactKey[]> = {
  Problem: ['problem'],
  'Product Solution': ['solution', 'product_status', 'one_liner'],
  Traction: ['revenue', 'revenue_growth', 'gmv', 'customers', 'users', 'notable_customers', 'retention', 'pipeline'],
  'Business Model': ['pricing', 'business_model', 'revenue_model'],
  Market: ['tam', 'sam', 'som', 'market_growth'],
  Competition: ['competitors'],
  'Go-to-Market': ['go_to_market', 'distribution'],
  Technology: ['intellectual_property'],
  Financials: ['revenue_forecast', 'burn_rate', 'break_even', 'gross_margin', 'cac', 'ltv'],
  'Use of Funds': ['use_of_funds'],
  Roadmap: ['milestones'],
  Team: ['founder_name'],
}

/** Returns the topics that a memo's facts speak of: by a passage, or by a field that is about nothing else. */
export function listSpokenTopics(facts: readonly VerifiedFact[]): KeyFactName[] {
  return keyFactNames.filter((name) =>
    [`topic:${name}` as const, ...speaking[name]].some((key) => tellable(facts, key).length > 0),
  )
}
