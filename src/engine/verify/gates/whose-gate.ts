import type { FactKey } from '#engine/facts.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { VerifySources } from '../verify-sources.ts'
import { checkCompanyLinkedIn } from './check-company-linkedin.ts'
import { checkCompanyName } from './check-company-name.ts'
import { checkCompetitor } from './check-competitor.ts'
import { checkContactEmail } from './check-contact-email.ts'
import { checkCustomer } from './check-customer.ts'
import { checkFigureOwner } from './check-figure-owner.ts'
import { checkFieldOfFounder, checkFounder } from './check-founder.ts'
import { checkHeadquarters } from './check-headquarters.ts'
import { checkInvestor } from './check-investor.ts'
import { checkOneLiner } from './check-one-liner.ts'
import { checkPerson } from './check-person.ts'
import { checkProse } from './check-prose.ts'
import { checkSite } from './check-site.ts'
import { checkStage } from './check-stage.ts'
import { checkVoiceOfWords } from './check-voice-of-words.ts'
import type { Claim, Gate } from './claim.ts'

/** What is asked of any claim; each gate passes the fields that it is not about. */
const gatesOfAll: readonly Gate[] = [checkFigureOwner, checkVoiceOfWords, checkPerson, checkFieldOfFounder]

/** What is asked of one field alone. */
const gatesByField = new Map<FactKey, Gate>([
  ['company_name', checkCompanyName],
  ['one_liner', checkOneLiner],
  ['founder_name', checkFounder],
  ['competitors', checkCompetitor],
  ['notable_customers', checkCustomer],
  ['previous_investors', checkInvestor],
  ['site', checkSite],
  ['contact_email', checkContactEmail],
  ['company_linkedin', checkCompanyLinkedIn],
  ['headquarters', checkHeadquarters],
  ['stage', checkStage],
  ...(['problem', 'solution', 'product_status', 'competitive_advantage', 'go_to_market'] as const).map(checkAsProse),
  ...(['intellectual_property', 'why_now', 'partnerships', 'awards'] as const).map(checkAsProse),
])

function checkAsProse(key: FactKey): [FactKey, Gate] {
  return [key, checkProse]
}

/** Gate 4: is it the company's own, and of a person's fields, the person's? */
export function checkWhose(claim: Claim, deck: VerifySources): Problem | null {
  for (const gate of gatesOfAll) {
    const problem = gate(claim, deck)
    if (problem) return problem
  }
  return gatesByField.get(claim.fact.key)?.(claim, deck) ?? null
}
