import { founderFields } from '#contract/memo-fields.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { givesRole } from '#engine/understand/heading-over-founders.ts'
import { personProblem } from '../person-problem.ts'
import { getText, type VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'

const ofPerson = new Set<string>(founderFields.map(({ key }) => key).filter((key) => key !== 'founder_name'))

/** Returns a problem where a quote about a person stands in another person's card, or nothing ties it to that person. */
export function checkPerson({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  if (!ofPerson.has(fact.key)) return null
  for (const one of evidence) {
    // Whom a heading over founders makes one is asked with the founder's other fields.
    if (fact.key === 'founder_role' && givesRole(one.quote, fact.value)) continue
    const cards = one.page === null ? [] : (deck.slides.get(one.page)?.people ?? [])
    const problem = personProblem(fact.person, one, getText(one, deck), cards, deck.read)
    if (problem === null) continue
    const name = fact.person ? { name: fact.person } : {}
    return { gate: 'whose', of: 'other-person', ...name, ...(problem.owner ? { owner: problem.owner } : {}) }
  }
  return null
}
