import { type FactKey, isGrounded, isProved, type Signal, type VerifiedFact } from '#engine/facts.ts'
import { pickOne } from '#engine/select-facts.ts'
import type { CheckInput } from './check-input.ts'
import { contradicts } from './contradicts.ts'
import { formatPlace } from './proved-figures.ts'

const comparedFields: Partial<Record<FactKey, string>> = {
  company_name: 'The company',
  year_founded: 'The year of foundation',
  headquarters: 'The headquarters',
  employees: 'The head count',
  customers: 'The number of customers',
  users: 'The number of users',
  pricing: 'The price',
}

/** Finds what the company's site states otherwise than the deck; a field that the site states in several ways is left out. */
export function checkSite({ facts, site = [] }: CheckInput): Signal[] {
  return Object.entries(comparedFields).flatMap(([key, name]): Signal[] => {
    const statements = listStatements(site, key)
    const here = pickOne(facts.filter((fact) => fact.key === key && isGrounded(fact)))?.best
    const [first] = statements
    const [place] = first?.evidence ?? []
    if (!here || !first || !place || statements.some((one) => !disagree(one, here))) return []
    if (statements.some((one) => disagree(one, first))) return []
    return [
      {
        key: 'Deck and site disagree',
        value: `${here.value} / ${first.value}`,
        reason: `${name} is ${here.value} ${formatPlace(here)}, and ${first.value} on ${place.url ?? 'the site'}: '${place.quote}'.`,
        severity: 'note',
        evidence: [...here.evidence, place],
        contradictions: [{ fact: here, by: { value: String(first.value), evidence: place } }],
      },
    ]
  })
}

/** What the site states of a field. A name that stands in one kind of place alone can be a product's. */
export function listStatements(site: readonly VerifiedFact[], key: string): VerifiedFact[] {
  return site.filter((one) => one.key === key && (key !== 'company_name' || isProved(one)))
}

const disagree = (one: VerifiedFact, other: VerifiedFact) => contradicts(String(one.value), String(other.value))
