import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

/** What a call meets: a limit or a failure, before the call has done its work or after it. */
export type Fault = { status: number; headers?: OutgoingHttpHeaders; isStored: boolean }

/** A server on this machine that stands in for a CRM. */
export type CrmStandIn = {
  /** What LINK_ORIGINS says so that the CRM is this server. */
  linkOrigins: Map<string, string>
  /** Names the account that the key opens, and the companies of another one, which it must not see. */
  account: number
  foreign: Set<string>
  /** What the next call meets that begins so ('POST /organizations') and whose body holds the text; each once, in order. */
  faults: { call: string; holds?: string; fault: Fault }[]
  stop: () => Promise<void>
}

export type Reply = { status: number; body: unknown; headers?: OutgoingHttpHeaders }
export const reply = (body: unknown, status = 200): Reply => ({ status, body })
export const refuse = (status: number, body: unknown): Reply => ({ status, body })

type Call = { method: string; path: string; query: URLSearchParams; body: unknown; authorization: string }

/** Serves a CRM at its origin. A body that the handler can't parse is refused, as is one that is not JSON. */
export async function serveCrm(origin: string, handle: (call: Call) => Reply): Promise<CrmStandIn> {
  const server = createServer((request, response) => {
    void answer(request, standIn, handle).then(({ status, headers, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo
  const standIn: CrmStandIn = {
    linkOrigins: new Map([[origin, `http://127.0.0.1:${port}`]]),
    account: 1,
    foreign: new Set(),
    faults: [],
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return standIn
}

async function answer(
  request: IncomingMessage,
  { faults, foreign }: CrmStandIn,
  handle: (call: Call) => Reply,
): Promise<Reply> {
  const url = new URL(request.url ?? '', 'http://crm.test')
  const name = `${request.method} ${url.pathname}`
  const sent = await text(request)
  const at = faults.findIndex(({ call, holds = '' }) => name.startsWith(call) && sent.includes(holds))
  const [met] = at === -1 ? [] : faults.splice(at, 1)
  if (foreign.has(url.pathname.split('/').at(-1) ?? '')) return refuse(403, { message: 'Forbidden' })
  const failed: Reply | null = met ? { status: met.fault.status, body: {}, ...readHeaders(met.fault) } : null
  if (failed && !met?.fault.isStored) return failed
  try {
    const body: unknown = sent === '' ? undefined : JSON.parse(sent)
    const { method = 'GET', headers } = request
    const call = { method, path: url.pathname, query: url.searchParams, body }
    const done = handle({ ...call, authorization: headers.authorization ?? '' })
    return failed ?? done
  } catch (error) {
    return refuse(422, { message: error instanceof z.ZodError ? z.prettifyError(error) : String(error) })
  }
}

const readHeaders = ({ headers }: Fault) => (headers ? { headers } : {})
