import type { Contradiction, VerifiedFact } from '#engine/facts.ts'

/** One side of a pair; `text` is its value in words that tell what is compared, where the value alone does not. */
type Side = { fact: VerifiedFact; text?: string }

/** Returns the two contradictions of a pair of claims: each is contradicted by the other. */
export function pairContradictions(one: Side, other: Side): Contradiction[] {
  return [...contradict(one, other), ...contradict(other, one)]
}

function contradict(side: Side, other: Side): Contradiction[] {
  const [evidence] = other.fact.evidence
  if (!evidence) return []
  const by = { value: other.text ?? String(other.fact.value), evidence }
  return [{ fact: side.fact, by: side.text === undefined ? by : { ...by, own: side.text } }]
}
