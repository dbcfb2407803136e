import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { TextDecoder } from 'node:util'
import type { Agent, Dispatcher } from 'undici'
import { connectToTarget } from './connect-to-target.ts'
import type { Cookies } from './cookies.ts'
import { explainFailure } from './explain-failure.ts'
import { followRedirect, type OutgoingRequest } from './follow-redirect.ts'
import { defaultPatience, type Network } from './network.ts'
import { OutgoingFailure } from './outgoing-failure.ts'
import { isReadableEncoding, readBody } from './read-body.ts'
import { parseAddress, resolveTarget } from './resolve-target.ts'

export type SafeFetchOptions = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT'
  /** Host, Cookie and Content-Length are written here and can't be given. */
  headers?: Record<string, string>
  /** URLSearchParams is sent as a form. */
  body?: string | Uint8Array | URLSearchParams
  /** The most bytes of a body, packed and unpacked. */
  maxBytes: number
  /** Ends the connection with the headers: neither size nor packing of the body matters. */
  headersOnly?: boolean
  /** Content types that a successful response may have, such as 'text/html'; all when left out. */
  types?: readonly string[]
  /** `follow` follows up to five redirects; `manual` returns the first one. */
  redirect?: 'follow' | 'manual'
  cookies?: Cookies
  signal?: AbortSignal
}

/** The headers of a response and the way to its body, which is read once: by `bytes`, `text` or `stream`, else by `cancel`. */
export type SafeResponse = {
  status: number
  headers: Headers
  /** Where the redirects ended, by its public address. */
  finalUrl: string
  /** Fails with an OutgoingFailure. */
  stream: Readable
  bytes: () => Promise<Uint8Array>
  /** Decoded by the charset of the Content-Type, else as UTF-8. */
  text: () => Promise<string>
  /** Ends the connection without reading on. */
  cancel: () => void
}

/** Redirects of honest services: http to https, a host, a login, a file server. */
const maxRedirects = 5

/** One request with its redirects: its clock, and what ends it. */
type Visit = { network: Network; options: SafeFetchOptions; stop: AbortController; end: () => void }
type Hop = { response: Dispatcher.ResponseData; agent: Agent }

/**
 * Sends a request to an address that a user or a document names. Only public addresses are reached, redirects included; sizes
 * and times are limited. Resolves with any status once the headers are there. Throws OutgoingFailure with a sentence for people.
 */
export async function safeFetch(
  network: Network,
  address: string | URL,
  options: SafeFetchOptions,
): Promise<SafeResponse> {
  let request: OutgoingRequest = makeFirstRequest(parseAddress(address), options)
  const visit = startVisit(network, options, request.url.hostname)
  try {
    for (let redirects = 0; ; redirects += 1) {
      const hop = await sendHop(visit, request)
      const next = options.redirect === 'manual' ? null : followRedirect(request, hop.response)
      if (next === null) return openResponse(visit, request, hop)
      hop.response.body.on('error', () => {})
      destroyAgent(hop.agent)
      if (redirects === maxRedirects) throw new OutgoingFailure('too-many-redirects', request.url.hostname)
      request = next
    }
  } catch (error) {
    const failure = explainFailure(error, request.url.hostname, visit.stop.signal)
    visit.end()
    // Ends a response that is not read on.
    visit.stop.abort(failure)
    throw failure
  }
}

function makeFirstRequest(url: URL, { method = 'GET', headers = {}, body }: SafeFetchOptions): OutgoingRequest {
  const given = new Headers(headers)
  for (const name of ['host', 'cookie', 'content-length', 'connection', 'transfer-encoding']) given.delete(name)
  if (!given.has('accept-encoding')) given.set('accept-encoding', 'gzip, br')
  if (!(body instanceof URLSearchParams)) return { url, method, headers: given, body: body ?? null }
  given.set('content-type', 'application/x-www-form-urlencoded')
  return { url, method, headers: given, body: body.toString() }
}

function startVisit(network: Network, options: SafeFetchOptions, host: string): Visit {
  const stop = new AbortController()
  const { wholeMs } = { ...defaultPatience, ...network.patience }
  const timer = setTimeout(() => stop.abort(new OutgoingFailure('slow', host)), wholeMs)
  const cancel = () => stop.abort(new OutgoingFailure('stopped', host, options.signal?.reason))
  options.signal?.addEventListener('abort', cancel, { once: true })
  if (options.signal?.aborted) cancel()
  const end = () => {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', cancel)
  }
  return { network, options, stop, end }
}

/** Sends one request and waits for its headers. The connections of a request that failed are closed. */
async function sendHop({ network, options, stop }: Visit, request: OutgoingRequest): Promise<Hop> {
  const { url, method, body } = request
  const { headersMs } = { ...defaultPatience, ...network.patience }
  const timer = setTimeout(() => stop.abort(new OutgoingFailure('slow', url.hostname)), headersMs)
  let agent: Agent | undefined
  try {
    const target = await orStop(resolveTarget(network, url), stop.signal)
    agent = connectToTarget(target, headersMs)
    const headers = new Headers(request.headers)
    headers.set('host', url.host)
    const cookie = await options.cookies?.read(url.href)
    if (cookie) headers.set('cookie', cookie)
    const response = await agent.request({
      origin: target.origin.origin,
      path: `${url.pathname}${url.search}`,
      method,
      headers: Object.fromEntries(headers),
      body,
      signal: stop.signal,
    })
    await options.cookies?.keep(url.href, [response.headers['set-cookie'] ?? []].flat())
    network.log?.debug({ host: url.hostname, status: response.statusCode }, 'Sent an outgoing request.')
    return { response, agent }
  } catch (error) {
    if (agent) destroyAgent(agent)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Closes the connections of a request. Nothing waits for it: a connection that is still being opened ends by its own clock. */
function destroyAgent(agent: Agent): void {
  void agent.destroy()
}

/** Waits for work that can't be stopped itself, such as a lookup. */
async function orStop<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

function openResponse(
  { network, options, stop, end }: Visit,
  { url, method }: OutgoingRequest,
  hop: Hop,
): SafeResponse {
  const { response, agent } = hop
  const host = url.hostname
  const headers = readHeaders(response.headers)
  const { idleMs } = { ...defaultPatience, ...network.patience }
  const encoding = (headers.get('content-encoding') ?? '').trim().toLowerCase()
  const close = () => {
    end()
    destroyAgent(agent)
  }
  const { headersOnly = false, maxBytes } = options
  const isEmpty = headersOnly || method === 'HEAD' || response.statusCode === 204 || response.statusCode === 304
  // An unread body is closed with its connection, which is not a failure.
  response.body.on('error', () => {})
  try {
    refuseBody({ host, headers, encoding, status: response.statusCode, isEmpty }, options)
  } catch (error) {
    close()
    throw error
  }
  if (isEmpty) close()
  async function* read() {
    try {
      if (!isEmpty) yield* readBody({ host, body: response.body, encoding, maxBytes, idleMs, stop })
    } finally {
      close()
    }
  }
  const stream = Readable.from(read(), { objectMode: false, highWaterMark: 65_536 })
  const bytes = async () => new Uint8Array(await buffer(stream))
  return {
    status: response.statusCode,
    headers,
    finalUrl: url.href,
    stream,
    bytes,
    text: async () => createDecoder(headers).decode(await bytes()),
    cancel: () => {
      stop.abort(new OutgoingFailure('stopped', host))
      stream.destroy()
      close()
    },
  }
}

type Arrived = { host: string; headers: Headers; encoding: string; status: number; isEmpty: boolean }

/** Throws OutgoingFailure when the headers say that the body is not wanted. */
function refuseBody(
  { host, headers, encoding, status, isEmpty }: Arrived,
  { types, maxBytes }: SafeFetchOptions,
): void {
  if (isEmpty) return
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  const isSuccess = status >= 200 && status <= 299
  if (types && isSuccess && !types.includes(type.trim().toLowerCase())) throw new OutgoingFailure('wrong-type', host)
  if (!isReadableEncoding(encoding)) throw new OutgoingFailure('broken', host)
  if (Number(headers.get('content-length')) > maxBytes) throw new OutgoingFailure('too-large', host)
}

function readHeaders(raw: Dispatcher.ResponseData['headers']): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  return headers
}

function createDecoder(headers: Headers): TextDecoder {
  const charset = /charset\s*=\s*"?([\w.:-]+)/i.exec(headers.get('content-type') ?? '')?.[1]
  try {
    return new TextDecoder(charset ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}
