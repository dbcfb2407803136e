import { mailAddress } from '#contract/founders-mail.ts'

const addressLike = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/** The e-mail addresses that stand in a text, in its order. */
export function addressesIn(text: string): string[] {
  return (text.match(addressLike) ?? [])
    .map((found) => found.replace(/^[.'-]+|[-']+$/g, ''))
    .filter((found) => mailAddress.safeParse(found).success)
}

/** Each address once, as it was written first. */
export function withoutRepeats(addresses: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const address of addresses) if (!first.has(address.toLowerCase())) first.set(address.toLowerCase(), address)
  return [...first.values()]
}

/** Addresses at the domain of the company's site before the others, the order of each group kept. */
export function ownCompanyFirst(addresses: readonly string[], site: string): string[] {
  const domain = hostOf(site)
  const isOwn = (address: string) => {
    const host = (address.split('@').at(-1) ?? '').toLowerCase()
    return domain !== '' && (host === domain || host.endsWith(`.${domain}`))
  }
  return [...addresses.filter(isOwn), ...addresses.filter((address) => !isOwn(address))]
}

function hostOf(site: string): string {
  const address = /^https?:\/\//i.test(site) ? site : `https://${site}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
}
