import type { Signal, VerifiedFact } from '#engine/facts.ts'
import type { CheckInput } from './check-input.ts'

/** Finds founders whose role the deck does not state, those of one page together. */
export function checkFounderRoles({ facts }: CheckInput): Signal[] {
  const withRole = new Set(facts.filter((fact) => fact.key === 'founder_role').map((fact) => fact.person))
  const pages = new Map<number | null, Map<string, VerifiedFact>>()
  const seen = new Set<string>()
  for (const fact of facts) {
    const name = String(fact.value)
    if (fact.key !== 'founder_name' || withRole.has(fact.person ?? name) || seen.has(name)) continue
    seen.add(name)
    const page = fact.evidence[0]?.page ?? null
    pages.set(page, (pages.get(page) ?? new Map<string, VerifiedFact>()).set(name, fact))
  }
  return [...pages.values()].map((founders): Signal => {
    const names = [...founders.keys()]
    const who = names.length === 1 ? `what ${names[0]} does` : 'what each does'
    return {
      key: names.length === 1 ? 'Founder without a role' : 'Founders without a role',
      value: names.join(', '),
      reason: `The deck names ${names.join(', ')} without saying ${who} in the company.`,
      severity: 'note',
      evidence: [...founders.values()].flatMap((fact) => fact.evidence),
    }
  })
}
