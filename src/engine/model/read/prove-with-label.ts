import type { VerifiedEvidence, VerifiedFact } from '#engine/facts.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { glueText } from '#engine/text/text-index.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'
import { countGates } from '../merge/take-better-quote.ts'
import { listPlaceLabels } from './place-labels.ts'
import { proveFact } from './prove-fact.ts'

type LabelContext = { deck: UnderstoodDeck; sources: VerifySources }

/**
 * Returns a fact with the words that say what it is a value of, where its quote leaves them out: the heads of a table's row and column,
 * or the label that a model copied for it. The verifier takes label and quote as one quote only where they stand together on
 * the page; as a quote of its own a label counts only where the page prints it beside the value or as the nearest heading over it.
 */
export function proveWithLabel(fact: VerifiedFact, label: string, { deck, sources }: LabelContext): VerifiedFact {
  const [only, ...more] = fact.evidence
  if (fact.problem?.gate !== 'label' || !only || more.length > 0) return fact
  const isApart = label !== '' && !only.quote.includes(label)
  const joined = isApart ? [`${label} ${only.quote}`, `${only.quote} ${label}`] : []
  const beside = choosePrinted(label, only, deck)
  const tries = [...joined.map((quote) => [{ ...only, quote }]), ...beside.map((quote) => [only, { ...only, quote }])]
  const proofs = tries.map((evidence) => proveFact({ ...fact, evidence }, sources))
  return proofs.find((one) => countGates(one) > countGates(fact)) ?? fact
}

/** Fewer letters stand in other words by chance. */
const fewestLetters = 3

/** The heads of a table stand for its cells; of other labels the one that the model named. */
function choosePrinted(label: string, place: VerifiedEvidence, deck: UnderstoodDeck): string[] {
  const { heads, heading } = listPlaceLabels(place, deck)
  const named = glueText(label)
  const isNamed = (printed: string) => {
    const own = glueText(printed)
    return Math.min(own.length, named.length) >= fewestLetters && (own.includes(named) || named.includes(own))
  }
  return [...heads, ...(heading === null || !isNamed(heading) ? [] : [heading])]
}
