import type { FactKey } from '#engine/facts.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { VerifySources } from '../verify-sources.ts'
import { checkCompanyName } from './check-company-name.ts'
import { checkFigureOwner } from './check-figure-owner.ts'
import { checkOneLiner } from './check-one-liner.ts'
import { checkPerson } from './check-person.ts'
import type { Claim, Gate } from './claim.ts'

/** What is asked of any claim; each gate passes the fields that it is not about. */
const gatesOfAll: readonly Gate[] = [checkFigureOwner, checkPerson]

/** What is asked of one field alone. */
const gatesByField = new Map<FactKey, Gate>([
  ['company_name', checkCompanyName],
  ['one_liner', checkOneLiner],
])

/** Gate 4: is it the company's own, and of a person's fields, the person's? */
export function checkWhose(claim: Claim, deck: VerifySources): Problem | null {
  for (const gate of gatesOfAll) {
    const problem = gate(claim, deck)
    if (problem) return problem
  }
  return gatesByField.get(claim.fact.key)?.(claim, deck) ?? null
}
