import { founderFields } from '#contract/memo-fields.ts'
import type { FactKey } from '#engine/facts.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { personProblem } from '../person-problem.ts'
import { getText, type VerifySources } from '../verify-sources.ts'
import { checkCompanyName } from './check-company-name.ts'
import { checkOneLiner } from './check-one-liner.ts'
import type { Claim, Gate } from './claim.ts'

/** What is asked of a field beside the voice: one gate a kind of field. */
const gatesByField = new Map<FactKey, Gate>([
  ['company_name', checkCompanyName],
  ['one_liner', checkOneLiner],
])

const ofPerson = new Set<string>(founderFields.map(({ key }) => key).filter((key) => key !== 'founder_name'))

/** Gate 4: is it the company's own, and of a person's fields, the person's? */
export function checkWhose(claim: Claim, deck: VerifySources): Problem | null {
  return (ofPerson.has(claim.fact.key) ? checkPerson(claim, deck) : null) ?? gatesByField.get(claim.fact.key)?.(claim, deck) ?? null
}

function checkPerson({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  for (const one of evidence) {
    const cards = one.page === null ? [] : (deck.slides.get(one.page)?.people ?? [])
    const problem = personProblem(fact.person, one, getText(one, deck), cards)
    if (problem !== null) return { gate: 'whose', of: 'other-person', ...(fact.person ? { name: fact.person } : {}) }
  }
  return null
}
