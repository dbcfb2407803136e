import type { Fact } from '#engine/facts.ts'

/** One fact a key, value and quote: of several rules that read the same words alike the surest one stays, in its first place. */
export function keepDistinctFacts(facts: readonly Fact[]): Fact[] {
  const best = new Map<string, Fact>()
  for (const fact of facts) {
    const place = fact.evidence[0]
    const id = `${fact.key}|${String(fact.value).toLowerCase()}|${place?.document}|${place?.page}|${place?.quote}`
    const other = best.get(id)
    if (!other || fact.score > other.score) best.set(id, fact)
  }
  return [...best.values()]
}
