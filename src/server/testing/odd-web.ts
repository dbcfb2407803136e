import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type OddPage = (response: ServerResponse, request: IncomingMessage, body: string) => void

/** A web server for one test. It notes what it was asked, and answers 404 where it has no page. */
export type OddWeb = {
  origin: string
  port: number
  /** By path, without a query; tests add to it. */
  pages: Record<string, OddPage>
  asked: { method: string; host: string; path: string; headers: IncomingMessage['headers']; body: string }[]
  close: () => Promise<void>
}

/** Starts the server on a free port of this machine. */
export async function startOddWeb(pages: Record<string, OddPage> = {}): Promise<OddWeb> {
  const asked: OddWeb['asked'] = []
  const server: Server = createServer(async (request, response) => {
    const body = await text(request)
    const { method = '', url = '', headers } = request
    asked.push({ method, host: headers.host ?? '', path: url, headers, body })
    const page = pages[url.split('?')[0] ?? '']
    if (page) page(response, request, body)
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here.')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { origin: `http://127.0.0.1:${port}`, port, pages, asked, close }
}
