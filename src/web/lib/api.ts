import type { Answer, CallInput, EndpointDefinition } from '#contract/endpoint.ts'
import { errorEnvelope } from '#contract/error-codes.ts'
import { ApiError, NetworkError, UnexpectedAnswer } from './api-errors.ts'
import { noteSessionEnd } from './asked-page.ts'
import { takeEarlyResponse } from './early-answer.ts'
import { endSession, readToken, readUser } from './session.ts'

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
/** `token` is used in place of the stored one, between the login and storing it; `headers` travel beside it. */
type CallOptions = { signal?: AbortSignal; keepalive?: boolean; token?: string; headers?: Record<string, string> }

/** Returns the address of a call: `:name` parameters filled in, undefined query members left out. */
export function buildAddress(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`The path ${path} needs the parameter ${name}.`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? filled : `${filled}?${search}`
}

/** Returns the header with the stored token; none while signed out. */
export function makeAuthorization(token = readToken()): Record<string, string> {
  return token === null ? {} : { Authorization: `Token ${token}` }
}

/** Sends a request; a connection that fails becomes a `NetworkError`, an abort stays an abort. */
export async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    const early = init.method === 'GET' ? takeEarlyResponse(address) : null
    return await (early ?? fetch(address, init))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new NetworkError(error)
  }
}

/**
 * Makes a call of the contract and returns its parsed `results`.
 * Throws ApiError (the server refused), NetworkError (no answer) or UnexpectedAnswer (outside the contract).
 */
export async function call<E extends EndpointDefinition>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const { status, text } = await request(endpoint, input, options)
  return readResults(endpoint, status, text)
}

/** The same for a list that comes in parts: `next` is the cursor of the following one, null at the end. */
export async function callPage<E extends EndpointDefinition & { paged: true }>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<{ results: Answer<E>; next: string | null }> {
  const { status, text } = await request(endpoint, input, options)
  const json = parseJson(text)
  const next = typeof json === 'object' && json !== null && 'next' in json ? json.next : null
  return { results: readResults(endpoint, status, text), next: typeof next === 'string' ? next : null }
}

async function request<E extends EndpointDefinition>(
  endpoint: E,
  input: CallInput<E>,
  { token, headers: more, ...options }: CallOptions,
): Promise<{ status: number; text: string }> {
  const parts: Parts = input
  const headers = new Headers({ ...makeAuthorization(token), ...more })
  const init: RequestInit = { ...options, method: endpoint.method, headers }
  if (parts.body !== undefined) {
    headers.set('Content-Type', 'application/json')
    init.body = JSON.stringify(parts.body)
  }
  const response = await send(buildAddress(endpoint.path, parts), init)
  return { status: response.status, text: await response.text() }
}

/**
 * Returns the parsed `results` of a response, or throws its error: a response with `error` has failed, whatever its
 * status. An expired token ends the session.
 */
export function readResults<E extends EndpointDefinition>(endpoint: E, status: number, text: string): Answer<E> {
  const json = parseJson(text)
  const refusal = errorEnvelope.safeParse(json)
  if (refusal.success || status < 200 || status > 299) {
    const code = refusal.data?.error.code ?? status
    if (code === 401 && endpoint.access !== 'public' && readToken() !== null) endLostSession()
    throw refusal.success ? new ApiError(refusal.data) : new UnexpectedAnswer(status, refusal.error)
  }
  const results = typeof json === 'object' && json !== null && 'results' in json ? json.results : undefined
  const answer = endpoint.response.safeParse(results)
  if (!answer.success) throw new UnexpectedAnswer(status, answer.error)
  // `answer.data` is the output of this endpoint's own response schema.
  return answer.data as Answer<E>
}

/** Ends the session; the sign-in screen says so and leads back to this page. */
function endLostSession(): void {
  noteSessionEnd(readUser()?.user_id ?? '')
  endSession()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
