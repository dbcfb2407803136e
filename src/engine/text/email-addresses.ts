import { mailAddress } from '#contract/founders-mail.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'

// Letters of other scripts may stand at an address without a space; a Latin one before it belongs to it.
const addressLike =
  /(?<![\p{Script=Latin}\p{N}._%+'-])[a-z0-9](?:[\w.%+'-]*[a-z0-9_])?@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}(?![\p{Script=Latin}\p{N}-])/giu

/** Returns the email addresses that stand in a text, in its order. */
export function addressesIn(text: string): string[] {
  return everyMatch(addressLike, text)
    .map(([found]) => found)
    .filter((found) => mailAddress.safeParse(found).success)
}

/** Returns the addresses that a link writes to, whatever name, subject or text it carries; none for any other link. */
export function addressesOfMailLink(url: string): string[] {
  const to = /^mailto:([^?]*)/i.exec(url)?.[1] ?? ''
  try {
    return addressesIn(decodeURIComponent(to))
  } catch {
    // A percent sign that begins no character: the address is read as it stands.
    return addressesIn(to)
  }
}

/** Returns each address once, as it was written first. */
export function withoutRepeats(addresses: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const address of addresses) if (!first.has(address.toLowerCase())) first.set(address.toLowerCase(), address)
  return [...first.values()]
}

/** Returns addresses at the domain of the company's site before the others, the order of each group kept. */
export function ownCompanyFirst(addresses: readonly string[], site: string): string[] {
  const domain = getHost(site)
  const isOwn = (address: string) => {
    const host = (address.split('@').at(-1) ?? '').toLowerCase()
    return domain !== '' && (host === domain || host.endsWith(`.${domain}`))
  }
  return [...addresses.filter(isOwn), ...addresses.filter((address) => !isOwn(address))]
}

function getHost(site: string): string {
  const address = /^https?:\/\//i.test(site) ? site : `https://${site}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
}
