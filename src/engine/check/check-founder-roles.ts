import type { Signal } from '#engine/facts.ts'
import type { CheckInput } from './run-checks.ts'

/** A founder whose role the deck does not tell. */
export function checkFounderRoles({ facts }: CheckInput): Signal[] {
  const withRole = new Set(facts.filter((fact) => fact.key === 'founder_role').map((fact) => fact.person))
  const seen = new Set<string>()
  return facts.flatMap((fact): Signal[] => {
    const name = String(fact.value)
    if (fact.key !== 'founder_name' || withRole.has(fact.person ?? name) || seen.has(name)) return []
    seen.add(name)
    const reason = `The deck names ${name} without saying what ${name} does in the company.`
    return [{ key: 'Founder without a role', value: name, reason, severity: 'note', evidence: fact.evidence }]
  })
}
