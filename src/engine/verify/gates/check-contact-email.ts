import type { Problem } from '#engine/reasons/problem.ts'
import { findEmails, isSharedHost } from '../../extract/company/web-addresses.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'

const placesOfContact = new Set<string>(['contact', 'cover', 'ask'])

/**
 * Returns a problem where an address may be another's: one of a mail provider or of a domain that no other place knows
 * counts only as the single address of the deck, or on the page of contact.
 */
export function checkContactEmail({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const value = String(fact.value).toLowerCase()
  const host = value.split('@')[1] ?? ''
  const slides = [...deck.slides.values()]
  const others = new Set(findEmails({ slides }).map(({ address }) => address.toLowerCase()))
  others.delete(value)
  const problem: Problem = { gate: 'label', value: String(fact.value), field: 'contact_email' }
  if (isSharedHost(host)) return others.size === 0 ? null : problem
  const isAtContact = evidence.some(
    ({ page }) => page === null || page === 1 || page >= slides.length - 1 || isContact(page, deck),
  )
  const isOfSameHost = [...others].every(
    (other) => other.endsWith(`@${host}`) || isSharedHost(other.split('@')[1] ?? ''),
  )
  return isAtContact || isOfSameHost ? null : problem
}

const isContact = (page: number, deck: VerifySources) =>
  (deck.slides.get(page)?.kinds ?? []).some(({ kind }) => placesOfContact.has(kind))
