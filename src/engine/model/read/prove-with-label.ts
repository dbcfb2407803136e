import type { VerifiedFact } from '#engine/facts.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'
import { countGates } from '../merge/take-better-quote.ts'
import { proveFact } from './prove-fact.ts'

/**
 * A value whose quote does not say what it is a value of, with the label that a model copied for it put before or behind the
 * quote. The verifier takes the two as one quote only where they stand together on the page.
 */
export function proveWithLabel(fact: VerifiedFact, label: string, sources: VerifySources): VerifiedFact {
  const [only] = fact.evidence
  if (fact.problem?.gate !== 'label' || label === '' || !only || only.quote.includes(label)) return fact
  const tries = [`${label} ${only.quote}`, `${only.quote} ${label}`].map((quote) =>
    proveFact({ ...fact, evidence: [{ ...only, quote }] }, sources),
  )
  return tries.find((one) => countGates(one) > countGates(fact)) ?? fact
}
