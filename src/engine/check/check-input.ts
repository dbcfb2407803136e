import type { ValidatedResponse } from '#contract/memo.ts'
import type { Signal, VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'
import type { UnderstoodDeck, UpdateText } from '#engine/slides.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'

/** The memo of the deck that came before this one; `name` is how a sentence names it: 'the deck of 3 May 2026'. */
export type EarlierMemo = { name: string; fields: ValidatedResponse }

/** What a check reads: the deck as understood, its verified facts, the prepared texts, and today's ISO date. */
export type CheckInput = {
  deck: UnderstoodDeck
  facts: readonly VerifiedFact[]
  sources: VerifySources
  updates: readonly UpdateText[]
  today: string
  /** Text that was withheld from extraction because it is a prompt injection; searched again where it is missing. */
  withheld?: readonly VerifiedEvidence[]
  /** The memo of the deck before this one, where there was one. */
  earlier?: EarlierMemo | undefined
  /** What the company's site states, where it was read. */
  site?: readonly VerifiedFact[] | undefined
}

/** Returns the signals of one check; empty where there is nothing to look at. */
export type Check = (input: CheckInput) => Signal[]
