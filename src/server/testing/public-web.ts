import net, { type LookupFunction } from 'node:net'
import tls from 'node:tls'
import { vi } from 'vitest'

/** A connection that was tried: its name or address, and the addresses that the name was resolved to by the caller. */
export type TriedConnection = { host: string; port: number; addresses: string[]; servername: string | null }

type ConnectOptions = { host: string; port: string | number; servername?: string; lookup?: LookupFunction }

/**
 * Leads every connection that the process opens to one server on this machine, whatever address it is meant for, and notes it.
 * So a test can have servers at public addresses, and see that nothing was opened. `restore` ends it.
 */
export function catchConnections(getPort: () => number): { tried: TriedConnection[]; restore: () => void } {
  const tried: TriedConnection[] = []
  const open = net.connect.bind(net)
  const note = ({ host, port, servername, lookup }: ConnectOptions) => {
    const addresses: string[] = []
    if (net.isIP(host) === 0) {
      lookup?.(host, { all: true }, (_error, found) => {
        if (Array.isArray(found)) addresses.push(...found.map(({ address }) => address))
      })
    }
    tried.push({ host, port: Number(port), addresses, servername: servername ?? null })
    return open({ host: '127.0.0.1', port: getPort() })
  }
  // undici calls both with one object of options, which its types leave open.
  const spies = [
    vi.spyOn(net, 'connect').mockImplementation(((options: ConnectOptions) => note(options)) as typeof net.connect),
    vi.spyOn(tls, 'connect').mockImplementation(((options: ConnectOptions) => note(options)) as never),
  ]
  return {
    tried,
    restore: () => {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
