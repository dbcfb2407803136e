import type { Dispatcher } from 'undici'
import { OutgoingFailure } from './outgoing-failure.ts'
import { parseAddress } from './resolve-target.ts'

/** What is sent to one address. */
export type OutgoingRequest = {
  url: URL
  method: 'GET' | 'HEAD' | 'POST' | 'PUT'
  headers: Headers
  body: string | Uint8Array | null
}

/** Headers that say nothing about the caller; all others stay with the origin that they were meant for. */
const harmlessHeaders = ['accept', 'accept-encoding', 'accept-language', 'user-agent']

const redirectStatuses = [301, 302, 303, 307, 308]

/**
 * Returns the request that a redirect asks for; null when the response is not one. Headers and a form stay with their
 * origin. Throws OutgoingFailure when the redirect wants the form sent elsewhere, or names an address that is not allowed.
 */
export function followRedirect(request: OutgoingRequest, response: Dispatcher.ResponseData): OutgoingRequest | null {
  const { statusCode } = response
  const [location] = [response.headers.location ?? []].flat()
  if (!redirectStatuses.includes(statusCode) || location === undefined) return null
  const url = readLocation(location, request.url)
  const isSameOrigin = url.origin === request.url.origin
  const becomesGet = statusCode === 303 || (statusCode < 303 && request.method === 'POST')
  const method = becomesGet && request.method !== 'HEAD' ? 'GET' : request.method
  const body = method === request.method ? request.body : null
  if (body !== null && !isSameOrigin) throw new OutgoingFailure('form-refused', request.url.hostname)
  return { url, method, body, headers: keepHeaders(request.headers, isSameOrigin, body !== null) }
}

function readLocation(location: string, from: URL): URL {
  try {
    return parseAddress(new URL(location, from))
  } catch (error) {
    throw new OutgoingFailure('redirect-refused', from.hostname, error)
  }
}

function keepHeaders(headers: Headers, isSameOrigin: boolean, hasBody: boolean): Headers {
  const kept = [...headers].filter(
    ([name]) => (isSameOrigin || harmlessHeaders.includes(name)) && (hasBody || name !== 'content-type'),
  )
  return new Headers(kept)
}
