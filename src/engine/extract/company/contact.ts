import type { Extractor, Fact } from '#engine/facts.ts'
import { generalMailboxes } from '#engine/lexicons/contact-words.ts'
import { hostsOfOnePurpose, userHosts } from '#engine/lexicons/web-hosts.ts'
import type { Slide, UnderstoodDeck } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import type { ExtractInput } from '../extract-input.ts'
import { findFounders } from '../people/find-founders.ts'
import { findAddressesInUpdates } from './contact-in-updates.ts'
import { inUpdates, makeFact, onPage } from './make-fact.ts'
import { cutToSiteRoot } from './site-root.ts'
import { type Address, cutHost, findEmails, findWebAddresses, isSharedHost, listNameKeys } from './web-addresses.ts'

const ownPlaceKinds = /^(?:cover|contact|ask)$/u
const companyProfileUrl = /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/(?:company|school|showcase)\/[^/?#]+/i
const printedProfile = /(?:https?:\/\/)?(?:www\.)?linkedin\.com\/company\/[\w%.-]+/i

/**
 * Finds the company's own web address: the host that agrees with its name and email, in the places where decks print
 * it.
 */
export const siteExtractor: Extractor<ExtractInput> = {
  id: 'site',
  extract: findSites,
}

function findSites({ deck, companyName }: ExtractInput): Fact[] {
  const key = makeUnaccentedNameKey(companyName ?? '')
  const mailHosts = new Set(findEmails(deck).map((email) => cutHost(email.address.split('@')[1] ?? '')))
  const hosts = new Map<string, { score: number; agreement: number; places: Address[] }>()
  for (const address of findWebAddresses(deck)) {
    if (address.fromEmail) continue
    const entry = hosts.get(address.host) ?? { score: 0, agreement: 0, places: [] }
    // Sources are linked many times on one page.
    const isNewPage = !entry.places.some((one) => one.page === address.page)
    const agreement = scoreAgreement(address, key, mailHosts)
    entry.score += Math.max(0, agreement - entry.agreement)
    entry.agreement = Math.max(entry.agreement, agreement)
    if (isNewPage) {
      const isOwn = address.quote !== null && isOwnPlace(deck.slides[address.page - 1], deck)
      entry.score += 0.3 + (isOwn ? 1.2 : 0) + (/^(?:https?:\/\/)?www\./i.test(address.url) ? 0.4 : 0)
      if (hostsOfOnePurpose.test(address.host)) entry.score -= 1
    }
    entry.places.push(address)
    hosts.set(address.host, entry)
  }
  return [...hosts]
    .filter(([host, { score, places }]) => score >= 2.5 && !isOnlyTheName(host, key, places))
    .sort((a, b) => b[1].score - a[1].score)
    .slice(0, 2)
    .flatMap(([, { score, places }]) => {
      const place = places.find((one) => one.quote) ?? places[0]
      return place ? [makeSiteFact(place, score)] : []
    })
}

/** 'Acme.ai' used as the name is not yet an address: it needs a link, a 'www.' or a line of its own. */
function isOnlyTheName(host: string, key: string, places: readonly Address[]): boolean {
  return (
    makeUnaccentedNameKey(host) === key &&
    !places.some((one) => one.quote === null || one.line.trim() === one.url || /^(?:https?:|www\.)/i.test(one.url))
  )
}

function makeSiteFact(place: Address, score: number): Fact {
  const linked = place.quote === null
  return makeFact({
    key: 'site',
    value: cutToSiteRoot(place.url),
    evidence: [onPage(place.page, place.quote ?? place.url)],
    rule: linked ? 'site.linked' : 'site.printed',
    kind: linked ? 'inferred' : 'stated',
    score: 0.4 + score / 12,
  })
}

function scoreAgreement({ host, url }: Address, key: string, mailHosts: ReadonlySet<string>): number {
  const keys = [...listNameKeys(host), ...(key.length >= 3 ? listFurtherKeys(host, url) : [])]
  const named =
    key.length >= 3 && keys.some((one) => one === key)
      ? 3
      : key.length >= 4 && keys.some((one) => one.includes(key) || (one.length >= 5 && key.includes(one)))
        ? 2.4
        : 0
  return named + (mailHosts.has(host) ? 2.4 : 0)
}

/** What stands ahead of a host that is another's, 'norvane.studio.com', and the folder in a host of users, 'ana.github.io/norvane'. */
function listFurtherKeys(host: string, url: string): string[] {
  const folder = userHosts.test(host) ? (url.replace(/^https?:\/\//iu, '').split('/')[1] ?? '') : ''
  return [...host.split('.').slice(0, -2), folder]
    .map((one) => one.toLowerCase().replace(/[^a-z0-9]/gu, ''))
    .filter((one) => one.length >= 3)
}

function isOwnPlace(slide: Slide | undefined, deck: UnderstoodDeck): boolean {
  if (!slide) return false
  return slide.page === 1 || slide.page === deck.slides.length || ownPlaceKinds.test(slide.kinds[0]?.kind ?? '')
}

type AddressScore = (address: string) => number

/**
 * Finds the address to write to: of the company's domain first, a general or a founder's mailbox, on the contact page
 * or the cover. Emails name other people too, so of the updates only addresses count that are shown to be the
 * company's.
 */
export const contactEmailExtractor: Extractor<ExtractInput> = {
  id: 'contact-email',
  extract: findContactEmails,
}

function findContactEmails(input: ExtractInput): Fact[] {
  const { deck, updates, companyName } = input
  const name = makeUnaccentedNameKey(companyName ?? '')
  const isNamed = (host: string) =>
    listNameKeys(host).some((key) => key === name || (name.length >= 4 && key.includes(name)))
  const weight = (address: string) =>
    (isNamed(getEmailHost(address)) ? 0.2 : isSharedHost(getEmailHost(address)) ? -0.05 : 0.1) +
    (generalMailboxes.test(address) ? 0.1 : 0)
  const inDeck = findEmailsInDeck(deck, weight)
  if (!updates.text.includes('@')) return inDeck
  const printed = findEmails(deck).map(({ address }) => getEmailHost(address))
  const known = new Set([...findSites(input).map(({ value }) => getSiteHost(String(value))), ...printed])
  const isOwn = (address: string) =>
    !isSharedHost(getEmailHost(address)) && (known.has(getEmailHost(address)) || isNamed(getEmailHost(address)))
  return [...inDeck, ...findEmailsInUpdates(input, { isOwn, weight })]
}

const getEmailHost = (address: string) => cutHost(address.split('@')[1] ?? '')
const getSiteHost = (site: string) => cutHost(site.replace(/^https?:\/\//i, '').split('/')[0] ?? '')

function findEmailsInUpdates(
  input: ExtractInput,
  { isOwn, weight }: { isOwn: (address: string) => boolean; weight: AddressScore },
): Fact[] {
  const people = findFounders(input).map(({ name }) => name)
  return findAddressesInUpdates(input.updates, { isOwn, founders: people })
    .map((address) =>
      makeFact({
        key: 'contact_email',
        value: address,
        evidence: [inUpdates(address)],
        rule: 'contact-email/updates',
        score: (isOwn(address) ? 0.4 : 0.2) + weight(address),
      }),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
}

function findEmailsInDeck(deck: UnderstoodDeck, weight: AddressScore): Fact[] {
  const best = new Map<string, { score: number; page: number; quote: string; printed: boolean }>()
  for (const email of findEmails(deck)) {
    const score = 0.5 + weight(email.address) + (isOwnPlace(deck.slides[email.page - 1], deck) ? 0.15 : 0)
    const key = email.address.toLowerCase()
    const known = best.get(key)
    if (!known || score > known.score)
      best.set(key, { score, page: email.page, quote: email.quote ?? email.address, printed: email.quote !== null })
  }
  return [...best]
    .sort((a, b) => b[1].score - a[1].score)
    .slice(0, 3)
    .map(([address, { score, page, quote, printed }]) =>
      makeFact({
        key: 'contact_email',
        value: printed && isSameAddress(quote, address) ? quote : address,
        evidence: [onPage(page, quote)],
        rule: printed ? 'contact-email.printed' : 'contact-email.linked',
        kind: printed ? 'stated' : 'inferred',
        score,
      }),
    )
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Finds the company's page on LinkedIn, from link annotations or as printed. */
export const companyLinkedInExtractor: Extractor<ExtractInput> = {
  id: 'company-linkedin',
  extract: ({ deck }) => findCompanyProfile(deck),
}

function findCompanyProfile(deck: UnderstoodDeck): Fact[] {
  for (const slide of deck.slides) {
    for (const line of slide.lines) {
      const printed = printedProfile.exec(line.text)?.[0]
      if (printed)
        return [makeProfileFact(printed.startsWith('http') ? printed : `https://${printed}`, slide.page, printed, true)]
    }
    for (const link of slide.doc.links) {
      const profile = companyProfileUrl.exec(link.url)?.[0]
      if (profile) return [makeProfileFact(profile, slide.page, link.url, false)]
    }
  }
  return []
}

function makeProfileFact(value: string, page: number, quote: string, printed: boolean): Fact {
  return makeFact({
    key: 'company_linkedin',
    value,
    evidence: [onPage(page, quote)],
    rule: printed ? 'company-linkedin.printed' : 'company-linkedin.linked',
    kind: printed ? 'stated' : 'inferred',
    score: 0.9,
  })
}
