import type { Line } from '#engine/deck-doc.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import { founderCredit, foundersHeading, founderTitles, teamTitles } from '#engine/lexicons/founder-words.ts'
import { leadingHonorific } from '#engine/lexicons/honorifics.ts'
import { founderRoles, leaderRoles, notFounderRoles } from '#engine/lexicons/roles.ts'
import { signature } from '#engine/lexicons/signature-words.ts'
import type { PersonCard, Slide } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { withoutBullet } from '#engine/text/passages.ts'
import { nameIn } from '#engine/text/person-name.ts'
import { closesDeck } from '#engine/understand/closes-deck.ts'
import { findVoice } from '#engine/understand/find-voice.ts'
import { findLinesInBoxes } from '#engine/understand/lines-in-boxes.ts'
import type { VerifySources } from '../verify-sources.ts'
import { findCardsOn } from './cards-by-name.ts'
import { listRoles } from './list-roles.ts'
import { isOfOtherFirm, isPastRole, namesOtherFirm } from './says-founder.ts'

/** A slide of more people shows staff too. */
const mostPeopleOfSmallTeam = 6

/**
 * Whether a person leads the company by the slide of its team, or by signing the deck: with an office in the own card, or as one of few
 * people of whom none has an office. Only where the deck calls no one a founder: beside founders an office makes none.
 */
export function isOfLeadingTeam(name: string, { page, boxes }: VerifiedEvidence, deck: VerifySources): boolean {
  const slide = page === null ? undefined : deck.slides.get(page)
  if (!slide || callsFounder(deck)) return false
  const card = findCardsOn(slide, name, deck)[0]
  if (card && isOfTeam(slide) && isOfficer(card, deck)) return true
  if (!isOfSmallTeam(deck)) return false
  if (card && isOfTeam(slide) && isTitledAsTeam(slide, deck)) return true
  return findLinesInBoxes(slide.lines, boxes).some((line) => signsDeck(name, line, slide, deck))
}

/** A title over the team, or none at all. */
const isTitledAsTeam = ({ title }: Slide, { language }: VerifySources) =>
  title === '' || teamTitles.in(language).test(title)

/** Whether a line of the cover, of a slide titled as the team or of the closing contact begins with the name, or lists it behind 'By:'. */
function signsDeck(name: string, line: Line, slide: Slide, deck: VerifySources): boolean {
  if (slide.page !== 1 && !closesDeck(slide, deck.slides.size) && !teamTitles.in(deck.language).test(slide.title))
    return false
  if (findVoice(slide, [line.box])) return false
  const people = slide.lines.filter(({ text }) => nameIn(text) !== null)
  if (people.length > mostPeopleOfSmallTeam) return false
  const signed = signature.exec(line.text)?.groups?.names ?? ''
  if (signed !== '') return key(signed).includes(key(name)) && !isCutShort(name, signed)
  return key(withoutBullet(line.text).replace(leadingHonorific, '')).startsWith(key(name))
}

/** Whether a list of full names ends with a first name: the line breaks there. */
const isCutShort = (name: string, signed: string) =>
  !name.includes(' ') && signed.trim().endsWith(name) && nameIn(signed.split(/[,;]/u)[0] ?? '') !== null

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
