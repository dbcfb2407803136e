import type { Fact, VerifiedEvidence } from '#engine/facts.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { VerifySources } from '../verify-sources.ts'

/** What a gate judges: a value of a field, the person it is about, and its quotes with their places. */
export type Claim = { fact: Omit<Fact, 'evidence'>; evidence: readonly VerifiedEvidence[] }

/** A gate of proof: why a claim does not pass, or null when it does. When it cannot tell, that is a problem too. */
export type Gate = (claim: Claim, deck: VerifySources) => Problem | null

/** A gate that compares a claim with the other claims of its field; all of them passed the gates before. */
export type RivalGate = (claim: Claim, others: readonly Claim[], deck: VerifySources) => Problem | null
