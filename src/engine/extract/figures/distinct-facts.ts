import type { Fact } from '#engine/facts.ts'

/** Returns one fact for each key, value and quote: of several rules that read the same words, the one with the best score. */
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
