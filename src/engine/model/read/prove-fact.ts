import type { Fact, VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'
import { verifyFacts } from '#engine/verify/verify-facts.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'

/** Returns one fact as the verifier judges it, all its quotes looked up again. */
export function proveFact({ evidence, ...claim }: Fact, sources: VerifySources): VerifiedFact {
  const [only] = verifyFacts([{ ...claim, evidence: evidence.map(dropProof) }], sources)
  if (!only) throw new Error('The verifier gives one fact for each.')
  return only
}

/** The claim behind a verified quote. */
const dropProof = ({ document, page, quote }: Pick<VerifiedEvidence, 'document' | 'page' | 'quote'>) => ({
  document,
  page,
  quote,
})
