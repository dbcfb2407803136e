import { freeMailDomains } from '#engine/lexicons/free-mail-domains.ts'
import { automaticAddress } from '#engine/lexicons/mail-words.ts'
import type { Writer } from './forwarded-head.ts'
import type { ChainMessage } from './split-messages.ts'

/**
 * Returns who wrote the innermost message of a chain from outside of the workspace, null where an address of none is known. `ours` are
 * the workspace's addresses; what is at their domains is inside, but for domains at which anyone can have an address.
 */
export function pickFounder(chain: readonly ChainMessage[], ours: readonly string[]): Writer | null {
  const addresses = new Set(ours.map((address) => address.toLowerCase()))
  const domains = new Set(ours.map(getDomain).filter((domain) => domain !== '' && !freeMailDomains.has(domain)))
  const isOutside = ({ address }: Writer) =>
    address !== '' && !addresses.has(address) && !domains.has(getDomain(address)) && !automaticAddress.test(address)
  return chain.findLast(({ from }) => isOutside(from))?.from ?? null
}

/**
 * Returns the text that becomes the update of a deal: what the founder and others of the same company wrote, the newest first. Without
 * a founder's address it is the innermost message; the member's own note above a forwarded one never is.
 */
export function pickUpdateText(chain: readonly ChainMessage[], founder: Writer | null): string {
  if (founder === null) return chain.at(-1)?.text ?? ''
  const domain = getDomain(founder.address)
  const isTheirs = ({ address }: Writer) =>
    address === founder.address || (getDomain(address) === domain && !freeMailDomains.has(domain))
  const texts = chain.filter(({ from }) => isTheirs(from)).map(({ text }) => text.trim())
  return [...new Set(texts)].filter((text) => text !== '').join('\n\n')
}

const getDomain = (address: string): string =>
  address.includes('@') ? (address.split('@').at(-1) ?? '').toLowerCase() : ''
