import type { FactKey, VerifiedFact } from '#engine/facts.ts'

/** What a model's answers bring to a memo. Answers about another deck are left out before. */
export type ModelVoice = {
  /** Facts whose quote says them, proved or not, and what was concluded where that may be. */
  facts: readonly VerifiedFact[]
  /** Facts whose quote stands nowhere or does not say them. */
  failed: readonly VerifiedFact[]
  /** Keys for which leaving a value out is an answer. */
  silent: ReadonlySet<FactKey>
  /** Whether a request held the line that a finding of the rules rests on. */
  wasSent: (fact: VerifiedFact) => boolean
  /** Holds a value against other quotes. */
  prove: (fact: VerifiedFact) => VerifiedFact
}

/** What both engines say of one field; of a founder's detail, of one founder. */
export type FieldVoices = {
  key: FactKey
  rules: readonly VerifiedFact[]
  model: readonly VerifiedFact[]
  failed: readonly VerifiedFact[]
}
