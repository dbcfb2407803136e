import type { Problem } from '#engine/reasons/problem.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { findEmails, isSharedHost, listNameKeys } from '../../extract/company/web-addresses.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'

/** A name and a host share at least so many letters before one within the other counts as agreement. */
const fewestSharedLetters = 4

/** Returns a problem unless the address is one and agrees with the company's name or with the domain of its email. */
export function checkSite({ fact, evidence }: Claim, deck: VerifySources): Problem | null {
  const value = String(fact.value)
  const host = readHost(value)
  const isOwn = evidence.length > 0 && (agreesWithName(host, deck) || isMailHost(host, deck))
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

const isMailHost = (host: string, deck: VerifySources) =>
  !isSharedHost(host) &&
  findEmails({ slides: [...deck.slides.values()] }).some(({ address }) => address.toLowerCase().endsWith(`@${host}`))
