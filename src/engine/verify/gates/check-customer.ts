import type { VerifiedEvidence } from '#engine/facts.ts'
import { namedCustomers, sizedCustomer, targetedCustomers, wonCustomer } from '#engine/lexicons/customer-words.ts'
import { customerLeads, customerTitles } from '#engine/lexicons/name-lead-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { findLinesInBoxes } from '#engine/understand/lines-in-boxes.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { findListHeading } from './find-list-heading.ts'
import { isNamedAfter } from './is-named-after.ts'
import { isOnLogo } from './is-on-logo.ts'
import { isOnPlan } from './is-on-plan.ts'
import { isSureName } from './is-sure-name.ts'

/** Returns a problem unless the entry is a name and a sentence or the heading of its list says that it is a customer. */
export function checkCustomer({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const name = String(fact.value)
  if (!isSureName(name, deck) && !isOnLogo(name, evidence, deck)) return { gate: 'whose', of: 'not-a-name' }
  if (evidence.every((one) => isOnPlan(one, deck) && !isUnderOwnHeading(one, deck))) return { gate: 'when', is: 'plan' }
  const target = evidence.find(({ quote }) => targetedCustomers.test(quote))
  if (target) return { gate: 'when', is: 'target' }
  return evidence.some((one) => isCustomerThere(name, one, deck)) ? null : { gate: 'whose', of: 'unnamed-list' }
}

function isCustomerThere(name: string, one: VerifiedEvidence, deck: VerifySources): boolean {
  if (isNamedAfter(one.quote, customerLeads.in(deck.language), name)) return true
  if (
    [sizedCustomer, wonCustomer, namedCustomers].some((form) => form.exec(one.quote)?.groups?.company?.includes(name))
  )
    return true
  return listHeadings(one, deck).length > 0
}

/** A list of customers that shares its slide with what is to come. */
const isUnderOwnHeading = (one: VerifiedEvidence, deck: VerifySources): boolean =>
  listHeadings(one, deck).some((heading) => heading !== getSlide(one, deck)?.title)

/** The headings over a quote's lines that say that customers stand there. */
function listHeadings(one: VerifiedEvidence, deck: VerifySources): string[] {
  const slide = getSlide(one, deck)
  if (!slide) return []
  const isHeading = (text: string) => customerTitles.in(deck.language).test(text.trim().replace(/:$/u, ''))
  return findLinesInBoxes(slide.lines, one.boxes)
    .map((entry) => findListHeading(slide, entry, isHeading))
    .filter(isHeading)
}

const getSlide = ({ page }: VerifiedEvidence, deck: VerifySources) =>
  page === null ? undefined : deck.slides.get(page)
