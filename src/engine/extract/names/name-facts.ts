import type { Evidence, Fact, FactKey, Manner } from '#engine/facts.ts'
import type { Ground } from '#engine/reasons/problem.ts'
import { makeNameKey } from '#engine/text/name-keys.ts'

export type NamedAt = {
  name: string
  evidence: Evidence[]
  score: number
  rule: string
  manner?: Manner
  ground?: Ground
}

/** Returns one fact for each name, from the place with the best score, in the order of the deck. */
export function makeNameFacts(key: FactKey, named: readonly NamedAt[], most: number): Fact[] {
  const best = new Map<string, NamedAt>()
  for (const one of named) {
    const form = makeNameKey(one.name)
    const other = best.get(form)
    if (!other || one.score > other.score) best.set(form, one)
  }
  return [...best.values()].slice(0, most).map(({ name, evidence, score, rule, manner, ground }) => ({
    key,
    value: name,
    evidence,
    kind: 'stated',
    rule,
    ...(manner ? { manner } : {}),
    ...(ground ? { ground } : {}),
    score,
  }))
}
