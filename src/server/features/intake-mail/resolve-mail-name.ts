import { Resolver } from 'node:dns/promises'
import type { DNSResolver } from 'mailauth'

/** Asks the DNS about the domains of senders; rejects with a `code` such as ENOTFOUND. */
export type ResolveMailName = DNSResolver

const resolver = new Resolver({ timeout: 4_000, tries: 2 })

/** Asks the name servers of this machine. */
export const askNameServers: ResolveMailName = async (name, type) => {
  const records: unknown = await resolver.resolve(name, type)
  // mailauth reads what Node gives for each type; its own type leaves out MX records, which are objects.
  return records as string[]
}
