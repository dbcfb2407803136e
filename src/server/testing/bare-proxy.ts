import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A reverse proxy on a free port; `url` is what strangers know. */
export type BareProxy = { url: string; close: () => Promise<void> }

/**
 * Passes every call on as nginx does by `proxy_pass http://upstream` alone: the upstream's own Host, nothing about who
 * called, so that the server sees a call from this machine to this machine.
 */
export async function startBareProxy(upstream: string): Promise<BareProxy> {
  const server = createServer((incoming, outgoing) => {
    const { host: _, connection: __, ...headers } = incoming.headers
    const passed = request(new URL(incoming.url ?? '/', upstream), { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
