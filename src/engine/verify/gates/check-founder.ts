import type { VerifiedEvidence } from '#engine/facts.ts'
import {
  adviserTitles,
  foundedFirm,
  founderCredit,
  founderTitles,
  headingOverOutsiders,
} from '#engine/lexicons/founder-words.ts'
import { founderRoles, isOutsider } from '#engine/lexicons/roles.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { PersonCard, Slide } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { nameIn } from '#engine/text/person-name.ts'
import { findVoice } from '#engine/understand/find-voice.ts'
import { findHeadingOverFounders, givesRole } from '#engine/understand/heading-over-founders.ts'
import { findLinesInBoxes } from '#engine/understand/lines-in-boxes.ts'
import type { VerifySources } from '../verify-sources.ts'
import { findCards, findCardsOn } from './cards-by-name.ts'
import type { Claim } from './claim.ts'
import { findListHeading } from './find-list-heading.ts'
import { isOfBiography, standSideBySide } from './is-of-biography.ts'
import { isOfLeadingTeam } from './is-of-leading-team.ts'
import { listRoles } from './list-roles.ts'
import { isFirm, isOfCompany, saysFounder } from './says-founder.ts'

/**
 * Returns a problem unless the person's own card, or a sentence, says who founded the company, or the deck calls no one a
 * founder and the person leads its team; and the person stands nowhere as an adviser, an investor or the author of a quotation.
 */
export function checkFounder({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const name = fact.person ?? String(fact.value)
  const outsider = findOutsider(name, deck)
  if (outsider) return outsider
  const leads = isNamedFounder(name, evidence, deck) || evidence.some((one) => isOfLeadingTeam(name, one, deck))
  return leads ? null : { gate: 'whose', of: 'unnamed-founder' }
}

/** Whether a quote, or the card that it stands in, says of a person to have founded the company. */
export const isNamedFounder = (name: string, evidence: readonly VerifiedEvidence[], deck: VerifySources): boolean =>
  evidence.some((one) => isCalledFounder(name, one, deck))

/**
 * Returns a problem where what is said of a person is said of an adviser, an investor, the author of a quotation or another
 * firm's founder, or where a biography is not all the person's own.
 */
export function checkFieldOfFounder({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const name = fact.person
  if (!name) return null
  const outsider = findOutsider(name, deck)
  if (outsider) return outsider
  if (isFounderElsewhere(name, deck)) return { gate: 'whose', of: 'unnamed-founder' }
  // A heading gives its role to those who stand under it.
  if (fact.key === 'founder_role' && evidence.some(({ quote }) => givesRole(quote, fact.value)))
    return isListed(name, evidence, deck) ? null : { gate: 'whose', of: 'unnamed-founder' }
  if (fact.key !== 'founder_summary') return null
  const isOwn = evidence.every((one) => isOfBiography(name, one, deck)) && !standSideBySide(evidence, deck)
  return isOwn ? null : { gate: 'whose', of: 'other-person', name }
}

/** Whether every role of the person that speaks of a founder is of another firm or of the past. */
function isFounderElsewhere(name: string, deck: VerifySources): boolean {
  const roles = findCards(name, deck).flatMap(({ card: { role } }) =>
    role && founderRoles.test(role) ? [role.replace(name, '')] : [],
  )
  return roles.length > 0 && !roles.some((role) => saysFounder(role, deck))
}

const key = makeUnaccentedNameKey

function isCalledFounder(name: string, one: VerifiedEvidence, deck: VerifySources): boolean {
  const { page, quote } = one
  if (isCredited(name, quote, deck)) return true
  const slide = page === null ? undefined : deck.slides.get(page)
  if (slide && isListedAsFounder(name, slide, one)) return true
  const cards = slide ? findCardsOn(slide, name, deck) : []
  if (cards.length === 0) return saysFounder(quote.replace(name, '').replace(addresses, ''), deck)
  if (cards.some((card) => isFounderByCard(card, deck))) return true
  return slide !== undefined && founderTitles.test(slide.title)
}

const addresses = /\S+(?:@|:\/\/)\S+/gu

/** 'Founded by Ana Ruiz and Tom Berg', or 'Ana Ruiz founded Norvik' where that is the company. */
function isCredited(name: string, quote: string, deck: VerifySources): boolean {
  const names = founderCredit.exec(quote)?.groups?.names ?? ''
  if (key(names).includes(key(name))) return true
  const { names: subjects = '', firm = '' } = foundedFirm.exec(quote)?.groups ?? {}
  return key(subjects).includes(key(name)) && (/^(?:the|our) company$/u.test(firm) || isOfCompany(firm, deck))
}

const isListed = (name: string, evidence: readonly VerifiedEvidence[], deck: VerifySources): boolean =>
  evidence.some((one) => {
    const slide = one.page === null ? undefined : deck.slides.get(one.page)
    return slide !== undefined && isListedAsFounder(name, slide, one)
  })

/** Whether the name stands in a list right under a heading over founders: no line but names between them. */
function isListedAsFounder(name: string, slide: Slide, { boxes }: VerifiedEvidence): boolean {
  const entry = findLinesInBoxes(slide.lines, boxes).find(({ text }) => key(text).includes(key(name)))
  return entry !== undefined && nameIn(entry.text) !== null && findHeadingOverFounders(slide, entry) !== null
}

/** Whether a line of the card makes its holder a founder of this company, now; a firm can stand in the line under it. */
function isFounderByCard(card: PersonCard, deck: VerifySources): boolean {
  const named = card.lines.flatMap(({ text }) => (text.includes(card.name) ? [text] : []))
  return [...listRoles(card), ...named].some((role) => {
    const bare = role.replace(card.name, '')
    if (!saysFounder(bare, deck)) return false
    const at = card.lines.findIndex(({ text }) => text === role)
    const isFirst = role === card.role || card.lines.slice(0, at).every(({ text }) => card.name.includes(text))
    const under = card.lines[at + 1]?.text ?? ''
    return isFirst || at < 0 || !isFirm(under, deck)
  })
}

/** Where a person of that name stands as someone outside the company. */
function findOutsider(name: string, deck: VerifySources): Problem | null {
  for (const { card, slide } of findCards(name, deck)) {
    if (isAdviser(card, slide, deck)) return { gate: 'whose', of: 'adviser', name }
    const line = card.lines.find(({ text }) => text.includes(card.name))
    const mark = line ? findVoice(slide, [line.box]) : null
    if (mark && mark.voice !== 'competitor') return { gate: 'whose', of: mark.voice, name }
  }
  return null
}

/** 'Investor pitch deck' says what the document is. */
const documentTitle = /\b(?:pitch|deck|presentation)\b/iu

function isAdviser(card: PersonCard, slide: Slide, deck: VerifySources): boolean {
  const at = card.lines.findIndex(({ text }) => text.includes(card.name))
  const line = card.lines[at]
  // What stands on the name's own line is the person's role; a line of a card beside can be taken for it.
  const isFounder = line !== undefined && saysFounder(line.text.replace(card.name, ''), deck)
  const roles = card.role ? [card.role] : listRoles(card)
  const isOverOthers = (role: string) =>
    headingOverOutsiders.test(role) && card.lines.findIndex(({ text }) => text === role) > at
  if (!isFounder && roles.some((role) => isOutsider(role) && !isOverOthers(role))) return true
  const titles = adviserTitles.in(deck.language)
  const isHeading = (text: string) => titles.test(text) && !founderTitles.test(text) && !documentTitle.test(text)
  if (!line) return false
  const heading = findListHeading(slide, line, isHeading)
  return isHeading(heading) && !/\bteam\b/iu.test(heading)
}
