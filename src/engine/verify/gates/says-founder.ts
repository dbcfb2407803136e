import { firmOfRole } from '#engine/lexicons/founder-words.ts'
import { founderRoles, notFounderRoles } from '#engine/lexicons/roles.ts'
import { isEveryday, isGeneric, nameShape } from '#engine/text/organisation-name.ts'
import { isRole } from '#engine/understand/role-shape.ts'
import { isCommonNoun } from '../../extract/names/common-nouns.ts'
import type { VerifySources } from '../verify-sources.ts'
import { listKeysWithin } from './name-keys-by-place.ts'

/** Founders of firms that they have left, or of several. */
const former = /\b(?:ex|former(?:ly)?|previous(?:ly)?|past|prev|serial|repeat|second[- ]time|two[- ]time|[23]x)\b/iu

/** Whether a role was held before, or elsewhere. */
export const isPastRole = (role: string): boolean => former.test(role)

/** Whether a role (without the person's name) makes its holder a founder of this company, now. */
export function saysFounder(role: string, deck: VerifySources): boolean {
  if (!founderRoles.test(role) || notFounderRoles.test(role) || isPastRole(role)) return false
  return !isOfOtherFirm(role, deck)
}

/** Whether a text is the name of a firm other than the company. */
export function isFirm(text: string, deck: VerifySources): boolean {
  const firm = text.trim()
  if (nameShape(firm) === null || isRole(firm) || isGeneric(firm) || isEveryday(firm)) return false
  return !isCommonNoun(firm, deck.language) && !isOfCompany(firm, deck)
}

/** 'Founder of Norvik Foods', 'Founder, Norvik Foods', 'founder @norvik', 'Norvik (Founder)', unless that is the company. */
export function isOfOtherFirm(role: string, deck: VerifySources): boolean {
  if (namesOtherFirm(role, deck)) return true
  return role.split(partsOfRole).some((part) => !degree.test(part.trim()) && isFirm(part, deck))
}

/** 'Founder of Norvik Foods' or '@norvik', unless that is the company. */
export function namesOtherFirm(role: string, deck: VerifySources): boolean {
  const firm = firmOfRole.exec(role)?.groups?.firm ?? handle.exec(role)?.groups?.firm
  return firm !== undefined && !isGeneric(firm) && !isOfCompany(firm, deck)
}

const handle = /@\s?(?<firm>[\p{L}\d][\p{L}\d.-]+)/u
const partsOfRole = /\s*(?:[,;:&+/|·•()[\]–—]|\s-\s|\band\b)\s*/iu
const degree = /^(?:ph\.?\s?d|dr|mba|m\.?sc|b\.?sc|md|ma|ba|jd|cfa|cpa|esq)\.?$/iu

/** Whether a text holds the name that the deck prints as the company's. */
export function isOfCompany(firm: string, deck: VerifySources): boolean {
  const printed = [...deck.nameKeys.values()]
  return listKeysWithin(firm).some((one) => one.length > 2 && printed.some((keys) => keys.has(one)))
}
