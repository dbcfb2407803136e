import type { VerifiedEvidence } from '#engine/facts.ts'
import { paidBefore } from '#engine/lexicons/funder-words.ts'
import { investorLeads, investorTitles } from '#engine/lexicons/name-lead-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { nameIn } from '#engine/text/person-name.ts'
import { findLinesInBoxes } from '#engine/understand/lines-in-boxes.ts'
import { findFunders, isFirm } from '../../extract/names/funders.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { findListHeading } from './find-list-heading.ts'
import { isNamedAfter } from './is-named-after.ts'
import { isOnPlan } from './is-on-plan.ts'
import { isSureName } from './is-sure-name.ts'

/** Returns a problem unless the entry is a firm's or person's name and a sentence or the heading of its list says that it invested. */
export function checkInvestor({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const name = String(fact.value)
  if (!isSureName(name, deck) && !isFirm(name) && nameIn(name) === null) return { gate: 'whose', of: 'not-a-name' }
  const isOver = (one: VerifiedEvidence) => saysPaidIn(name, one, deck) && paidBefore.in(deck.language).test(one.quote)
  if (evidence.every((one) => isOnPlan(one, deck) && !isOver(one))) return { gate: 'when', is: 'plan' }
  return evidence.some((one) => isInvestorThere(name, one, deck)) ? null : { gate: 'whose', of: 'unnamed-list' }
}

/** Whether a sentence about money of the past names who paid it. */
const saysPaidIn = (name: string, { quote }: VerifiedEvidence, { language }: VerifySources) =>
  findFunders(quote, language).includes(name)

function isInvestorThere(name: string, one: VerifiedEvidence, deck: VerifySources): boolean {
  const { language } = deck
  if (isNamedAfter(one.quote, investorLeads.in(language), name) || saysPaidIn(name, one, deck)) return true
  const slide = one.page === null ? undefined : deck.slides.get(one.page)
  if (!slide) return false
  const isHeading = (text: string) => investorTitles.in(language).test(text.trim())
  return findLinesInBoxes(slide.lines, one.boxes).some((entry) => isHeading(findListHeading(slide, entry, isHeading)))
}
