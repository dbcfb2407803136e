import type { KeyFacts } from '#contract/key-facts-in-order.ts'
import type { WrittenSummary } from './keep-prose.ts'

/**
 * A model's prose that stood the check, with citation links; null and missing parts had too few sentences left.
 * `dropped` counts the sentences that said more than their facts.
 */
export type Prose = {
  executive: WrittenSummary | null
  fundraising: WrittenSummary | null
  keyFacts: KeyFacts
  dropped: number
}
