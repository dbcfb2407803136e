import { type FactKey, isGrounded, type Signal, type VerifiedEvidence } from '#engine/facts.ts'
import { pickOne } from '#engine/select-facts.ts'
import type { CheckInput, SiteStatement } from './check-input.ts'
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

/** A statement of the site, as its own words give it; no box of a page shows it. */
const placeOnSite = ({ quote }: SiteStatement): VerifiedEvidence => ({
  document: 'site',
  page: null,
  quote,
  boxes: [],
  match: 'exact',
  cause: null,
})

/** Finds what the company's site states otherwise than the deck; a field that the site states in several ways is left out. */
export function checkSite({ facts, site = [] }: CheckInput): Signal[] {
  return Object.entries(comparedFields).flatMap(([key, name]): Signal[] => {
    const statements = site.filter((one) => one.key === key)
    const here = pickOne(facts.filter((fact) => fact.key === key && isGrounded(fact)))?.best
    const [first] = statements
    if (!here || !first || statements.some((one) => !contradicts(one.value, String(here.value)))) return []
    return [
      {
        key: 'Deck and site disagree',
        value: `${here.value} / ${first.value}`,
        reason: `${name} is ${here.value} ${formatPlace(here)}, and ${first.value} on ${first.url}: '${first.quote}'.`,
        severity: 'note',
        evidence: here.evidence,
        contradictions: [{ fact: here, by: { value: first.value, evidence: placeOnSite(first) } }],
      },
    ]
  })
}
