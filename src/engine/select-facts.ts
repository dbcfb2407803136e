import type { FactKey, VerifiedFact } from './facts.ts'

/** The score below which a fact is too unsure to be shown at all. */
export const leastScore = 0.3

/** The most entries of an array field that the memo shows; the best-scored stay. */
const mostEntries: Partial<Record<FactKey, number>> = { industry: 3 }

const proofBonus = 0.1
const agreementBonus = 0.05
/** An update is younger than the deck it came with. */
const updateBonus = 0.2

/** A single-valued field's fact and the runners-up that say something else. */
export type Pick = { best: VerifiedFact; others: VerifiedFact[] }

/** The facts of one key that may be shown as its value: scored above the field's threshold, with a place to cite. */
export function showable(facts: readonly VerifiedFact[], key: FactKey): VerifiedFact[] {
  return (byKey(facts).get(key) ?? []).filter((fact) => !fact.superseded)
}

/** The facts of one key that another value stands before; they are candidates at most. */
export function superseded(facts: readonly VerifiedFact[], key: FactKey): VerifiedFact[] {
  return (byKey(facts).get(key) ?? []).filter((fact) => fact.superseded)
}

const grouped = new WeakMap<readonly VerifiedFact[], Map<FactKey, VerifiedFact[]>>()

/** A memo asks for some eighty keys of the same facts, so they are parted once. */
function byKey(facts: readonly VerifiedFact[]): Map<FactKey, VerifiedFact[]> {
  const known = grouped.get(facts)
  if (known) return known
  const groups = new Map<FactKey, VerifiedFact[]>()
  for (const fact of facts) {
    if (fact.score < leastScore || fact.evidence.length === 0) continue
    const same = groups.get(fact.key)
    if (same) same.push(fact)
    else groups.set(fact.key, [fact])
  }
  grouped.set(facts, groups)
  return groups
}

/**
 * The best of several facts for one value: the highest score, where proof counts 0.1, a second place that says the same
 * 0.05, and proof in the updates another 0.2. The earlier fact wins a tie, so the same input gives the same memo.
 */
export function pickOne(facts: readonly VerifiedFact[]): Pick | null {
  const weight = (fact: VerifiedFact) =>
    fact.score +
    (fact.validated ? proofBonus + (fact.evidence[0]?.document === 'updates' ? updateBonus : 0) : 0) +
    (facts.some((other) => agrees(fact, other)) ? agreementBonus : 0)
  const ranked = facts
    .map((fact, index) => ({ fact, index, weight: weight(fact) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map((one) => one.fact)
  const best = ranked[0]
  if (!best) return null
  const said = new Set([samenessOf(best)])
  const others = ranked.filter((fact) => !said.has(samenessOf(fact)) && said.add(samenessOf(fact)))
  return { best, others }
}

/** The entries of an array field: one fact for each distinct value, the best-scored of equals, in order of appearance. */
export function pickAll(facts: readonly VerifiedFact[], key: FactKey): VerifiedFact[] {
  const byValue = new Map<string, VerifiedFact>()
  for (const fact of facts) {
    const same = byValue.get(samenessOf(fact))
    if (!same || better(fact, same)) byValue.set(samenessOf(fact), fact)
  }
  const all = [...byValue.values()]
  const most = mostEntries[key]
  if (most === undefined || all.length <= most) return all
  const kept = new Set([...all].sort((a, b) => b.score - a.score).slice(0, most))
  return all.filter((fact) => kept.has(fact))
}

const better = (one: VerifiedFact, other: VerifiedFact) =>
  one.validated === other.validated ? one.score > other.score : one.validated

function agrees(one: VerifiedFact, other: VerifiedFact): boolean {
  return one !== other && one.evidence[0]?.page !== other.evidence[0]?.page && samenessOf(one) === samenessOf(other)
}

const saidBy = new WeakMap<VerifiedFact, string>()

/** The form in which two values are the same; every fact is compared with many others. */
function samenessOf(fact: VerifiedFact): string {
  const known = saidBy.get(fact)
  if (known !== undefined) return known
  const said = String(fact.value)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}%.+]+/gu, '')
  saidBy.set(fact, said)
  return said
}
