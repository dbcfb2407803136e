import type { VerifiedEvidence } from '#engine/facts.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import {
  cutHost,
  findEmails,
  findWebAddresses,
  isSharedHost,
  listNameKeys,
} from '../../extract/company/web-addresses.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'

/** A name and a host share at least so many letters before one within the other counts as agreement. */
const fewestSharedLetters = 4

/** Returns a problem unless the address agrees with the company's name or its email, or is the only one on the deck's page of contact. */
export function checkSite({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const value = String(fact.value)
  const host = readHost(value)
  const isOwn =
    evidence.length > 0 &&
    ((agreesWithName(host, deck) && !isOnlyName(value, deck)) ||
      agreesWithMail(host, deck) ||
      evidence.some((place) => isContact(host, place, deck)))
  return isOwn ? null : { gate: 'label', value, field: 'site' }
}

const readHost = (address: string): string =>
  (
    address
      .replace(/^https?:\/\//iu, '')
      .replace(/^www\d?\./iu, '')
      .split(/[/?#]/u)[0] ?? ''
  ).toLowerCase()

/** Whether a host carries the name that the cover, the running text, the copyright line or the document's title bears. */
export function agreesWithName(host: string, deck: VerifySources): boolean {
  const keys = listNameKeys(host).map(makeUnaccentedNameKey)
  return (['cover', 'running text', 'copyright', 'document title'] as const).some((place) =>
    [...(deck.nameKeys.get(place) ?? [])].some((name) =>
      keys.some(
        (key) =>
          key === name ||
          (name.length >= fewestSharedLetters &&
            (key.startsWith(name) || name.startsWith(key)) &&
            key.length >= fewestSharedLetters),
      ),
    ),
  )
}

/** Whether the deck has the text as its name, with capitals: 'Norvik.ai' on the cover need not be an address. */
const isOnlyName = (value: string, deck: VerifySources): boolean =>
  /\p{Lu}/u.test(value) && (deck.nameKeys.get('cover')?.has(makeUnaccentedNameKey(value)) ?? false)

/** Whether an email of the deck is of the host's domain, or of a mail provider and bears the host's name: 'brackwater@gmail.com'. */
function agreesWithMail(host: string, deck: VerifySources): boolean {
  const emails = findEmails({ slides: [...deck.slides.values()] }).map(({ address }) => address.toLowerCase())
  const names = listNameKeys(host).filter((key) => key.length >= fewestSharedLetters)
  return emails.some((email) => {
    const [local = '', domain = ''] = email.split('@')
    if (domain === host) return !isSharedHost(host)
    return isSharedHost(domain) && names.some((name) => local.replace(/[^\p{L}\p{N}]/gu, '').includes(name))
  })
}

/** Whether a page is one of contact before all else, and names no other host. */
function isContact(host: string, { page }: Pick<VerifiedEvidence, 'page'>, deck: VerifySources): boolean {
  const slide = page === null ? undefined : deck.slides.get(page)
  if (slide?.kinds[0]?.kind !== 'contact') return false
  const hosts = new Set(findWebAddresses({ slides: [slide] }).map((one) => cutHost(one.host)))
  return hosts.size === 1 && hosts.has(cutHost(host))
}
