import type { VerifiedEvidence } from '#engine/facts.ts'
import { founderCredit, foundersHeading, founderTitles, teamTitles } from '#engine/lexicons/founder-words.ts'
import { founderRoles, leaderRoles, notFounderRoles } from '#engine/lexicons/roles.ts'
import type { PersonCard, Slide } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import type { VerifySources } from '../verify-sources.ts'
import { listRoles } from './list-roles.ts'
import { isOfOtherFirm, isPastRole, namesOtherFirm } from './says-founder.ts'

/** A slide of more people shows staff too. */
const mostPeopleOfSmallTeam = 6

/**
 * Whether a person leads the company by the slide of its team: with an office in the own card, or as one of few people of whom
 * none has an office, under a title that says so. Only where the deck calls no one a founder: beside founders an office makes none.
 */
export function isOfLeadingTeam(name: string, { page }: VerifiedEvidence, deck: VerifySources): boolean {
  const slide = page === null ? undefined : deck.slides.get(page)
  const card = slide?.people.find((one) => key(one.name) === key(name))
  if (!slide || !card || !isOfTeam(slide) || callsFounder(deck)) return false
  return isOfficer(card, deck) || (teamTitles.in(deck.language).test(slide.title) && isOfSmallTeam(deck))
}

const key = makeUnaccentedNameKey

const isOfTeam = ({ kinds: [main] }: Slide) => main?.kind === 'team'

function isOfficer(card: PersonCard, deck: VerifySources): boolean {
  return listRoles(card).some(
    (role) => leaderRoles.test(role) && !isPastRole(role) && !isOfOtherFirm(role.replace(card.name, ''), deck),
  )
}

function isOfSmallTeam(deck: VerifySources): boolean {
  const people = [...deck.slides.values()].filter(isOfTeam).flatMap((slide) => slide.people)
  const names = new Set(people.map((card) => key(card.name)))
  const hasOffice = people.some((card) => listRoles(card).some((role) => leaderRoles.test(role)))
  return names.size <= mostPeopleOfSmallTeam && !hasOffice
}

/** A name before a comma looks like a firm; in doubt someone is called a founder. */
const mayCallFounder = (text: string, deck: VerifySources) =>
  founderRoles.test(text) && !notFounderRoles.test(text) && !isPastRole(text) && !namesOtherFirm(text, deck)

/** Whether any line of the deck calls someone a founder of the company. */
function callsFounder(deck: VerifySources): boolean {
  return [...deck.slides.values()].some(
    ({ lines, title }) =>
      founderTitles.test(title) ||
      lines.some(({ text }) => foundersHeading.test(text) || founderCredit.test(text) || mayCallFounder(text, deck)),
  )
}
