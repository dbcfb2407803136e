import type { ProseMark } from '#contract/memo.ts'
import { type FactKey, isGrounded, type VerifiedEvidence, type VerifiedFact } from '#engine/facts.ts'
import { tellable } from '#engine/select-facts.ts'
import type { TextShape } from '#engine/text/text-shape.ts'

/** A line of a key fact: plain text with the quotes that prove it; `rank` orders what is kept, the best first. */
export type KeyFactLine = {
  text: string
  evidence: VerifiedEvidence[]
  shape: TextShape | 'figure' | 'person' | 'heading'
  rank: number
  /** How sure what it tells is; null for what is proved. */
  mark: ProseMark | null
  /** What is shown of it where the rest stands elsewhere in the memo; null for all. */
  shown?: { text: string; evidence: VerifiedEvidence[] } | null
  /** Says little by itself, or something else than its topic: shown only where nothing better is. */
  filler?: true
  /** Stays as it is, whatever passage says the same. */
  firm?: true
  /** Orders lines of one page. */
  order: number
  /** The time that a plan names, as a year with its passed share; what names none comes last. */
  time: number
}

/** Order of lines of one page: figures by their place in the topic's list, then passages from the top, then these. */
export const orderOnPage = { passages: 100, teamSize: 500, source: 999 } as const

/** The time of a line that names none. */
export const undated = 9999

/** Returns the proved facts of a key whose values are words. */
export const listProvedTexts = (facts: readonly VerifiedFact[], key: FactKey) =>
  tellable(facts, key).filter((fact) => isGrounded(fact) && typeof fact.value === 'string')
