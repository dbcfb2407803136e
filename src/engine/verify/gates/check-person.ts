import { founderFields } from '#contract/memo-fields.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { findUnit } from '#engine/understand/find-unit.ts'
import { personProblem } from '../person-problem.ts'
import { getText, type VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'

const ofPerson = new Set<string>(founderFields.map(({ key }) => key).filter((key) => key !== 'founder_name'))

/** Returns a problem where a quote about a person stands in another person's card, or nothing ties it to that person. */
export function checkPerson({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  if (!ofPerson.has(fact.key)) return null
  for (const one of evidence) {
    const cards = one.page === null ? [] : (deck.slides.get(one.page)?.people ?? [])
    const problem = personProblem(fact.person, one, getText(one, deck), cards)
    if (problem !== null || (fact.key.startsWith('trait_') && !isInOwnCard(one, fact.person, deck)))
      return { gate: 'whose', of: 'other-person', ...(fact.person ? { name: fact.person } : {}) }
  }
  return null
}

/** What a card holds is said of its person; outside of cards the words have to name the person. */
function isInOwnCard({ page, boxes, quote }: VerifiedEvidence, person = '', deck: VerifySources): boolean {
  const slide = page === null ? undefined : deck.slides.get(page)
  const unit = slide ? findUnit(slide, boxes) : null
  return unit?.person ? key(unit.person) === key(person) : key(quote).includes(key(person))
}

const key = makeUnaccentedNameKey
