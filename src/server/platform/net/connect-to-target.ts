import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import type { Target } from './resolve-target.ts'

/**
 * Creates the connections of one request. They lead to the addresses of the target alone, and wait at most `connectMs` for it.
 * The caller destroys them at the end.
 */
export function connectToTarget({ origin, addresses }: Target, connectMs: number): Agent {
  const name = origin.hostname.replace(/^\[|\]$/g, '')
  const connect = buildConnector({
    allowH2: false,
    timeout: connectMs,
    ...(addresses === null ? {} : { lookup: createPinnedLookup(addresses) }),
  })
  return new Agent({
    // The caller's own clocks end what takes too long.
    headersTimeout: 0,
    bodyTimeout: 0,
    pipelining: 0,
    // The Host header of a replaced origin is the original's; its certificate is for the origin that is really reached.
    connect: (options, done) => connect({ ...options, servername: isIP(name) === 0 ? name : '' }, done),
  })
}

/** Stands in for the DNS between the check and the connection. Node asks nothing for an IP address, which was checked as such. */
function createPinnedLookup(addresses: NonNullable<Target['addresses']>): LookupFunction {
  return (name, { all }, done) => {
    const [first] = addresses
    if (all) done(null, addresses)
    else if (first) done(null, first.address, first.family)
    else done(new Error(`${name} has no address.`), '')
  }
}
