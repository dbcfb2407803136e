import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'
import type { Network, ResolvedAddress } from './network.ts'
import { OutgoingFailure } from './outgoing-failure.ts'

/** Where a connection is made: the origin, and the addresses its name stands for; null where the operator named the origin. */
export type Target = { origin: URL; addresses: ResolvedAddress[] | null }

/** Throws OutgoingFailure unless the address is http or https, on the scheme's own port, without user and password. */
export function parseAddress(address: string | URL): URL {
  const url = URL.parse(String(address))
  if (url === null) throw new OutgoingFailure('bad-address', String(address))
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  // The parser drops a scheme's own port; the other scheme's is allowed too.
  const isWebPort = ['', '80', '443'].includes(url.port)
  if (!isWeb || !isWebPort || url.username !== '' || url.password !== '' || url.hostname === '') {
    throw new OutgoingFailure('bad-address', url.hostname)
  }
  return url
}

/**
 * Finds where to connect for an address. Its name is resolved once, and the caller connects to these addresses alone, so
 * that a second response of the DNS changes nothing. Throws OutgoingFailure when one of them is not public.
 */
export async function resolveTarget(network: Network, url: URL): Promise<Target> {
  const replacement = network.linkOrigins.get(url.origin)
  if (replacement !== undefined) return { origin: new URL(replacement), addresses: null }
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(name)
  const addresses =
    family === 4 || family === 6 ? [{ address: name, family } as const] : await findAddresses(network, url.hostname)
  if (addresses.length === 0) throw new OutgoingFailure('unknown-host', url.hostname)
  if (!addresses.every(({ address }) => isPublicAddress(address))) {
    throw new OutgoingFailure('address-refused', url.hostname)
  }
  return { origin: new URL(url.origin), addresses }
}

/** Names for this machine itself, which some resolvers know and others ask the internet for. */
const ownNames = /(^|\.)localhost\.?$/

async function findAddresses(network: Network, name: string): Promise<ResolvedAddress[]> {
  if (ownNames.test(name)) throw new OutgoingFailure('address-refused', name)
  try {
    return await (network.lookup ?? askSystem)(name)
  } catch (error) {
    throw new OutgoingFailure('unknown-host', name, error)
  }
}

async function askSystem(name: string): Promise<ResolvedAddress[]> {
  const found = await lookup(name, { all: true, order: 'verbatim' })
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
}
