import { type FactKey, isGrounded, isProved, type Signal, type VerifiedFact } from '#engine/facts.ts'
import { pickOne, showable } from '#engine/select-facts.ts'
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

/**
 * Finds what the company's site states otherwise than the deck; a field that the site states in several ways is left out. Of a
 * site that calls the company by another name, that name alone is told.
 */
export function checkSite({ facts, site = [] }: CheckInput): Signal[] {
  const isForeign = isOfAnother(facts, site)
  return Object.entries(comparedFields).flatMap(([key, name]): Signal[] => {
    if (isForeign && key !== 'company_name') return []
    const statements = listStatements(site, key)
    const here = pickOne(facts.filter((fact) => fact.key === key && isGrounded(fact)))?.best
    const [first] = statements
    const [place] = first?.evidence ?? []
    if (!here || !first || !place || statements.some((one) => !disagree(one, here))) return []
    if (statements.some((one) => disagree(one, first))) return []
    return [
      {
        key: 'Deck and site disagree',
        value: `${name} is ${here.value} in the deck and ${first.value} on the site.`,
        reason: `${name} is ${here.value} ${formatPlace(here)}, and ${first.value} on ${place.url ?? 'the site'}: '${place.quote}'.`,
        severity: 'note',
        evidence: [...here.evidence, place],
        contradictions: [{ fact: here, by: { value: String(first.value), evidence: place } }],
      },
    ]
  })
}

/** What the site states of a field. A name that stands in one kind of place alone can be a product's. */
function listStatements(site: readonly VerifiedFact[], key: string): VerifiedFact[] {
  return site.filter((one) => one.key === key && (key !== 'company_name' || isProved(one)))
}

/** Whether a site calls the company by another name: domains change hands, and decks name sites of others. */
export function isOfAnother(facts: readonly VerifiedFact[], site: readonly VerifiedFact[]): boolean {
  const here = pickOne(showable(facts, 'company_name'))?.best
  const there = listStatements(site, 'company_name')
  return here !== undefined && there.length > 0 && there.every((one) => disagree(one, here))
}

const disagree = (one: VerifiedFact, other: VerifiedFact) => contradicts(String(one.value), String(other.value))
