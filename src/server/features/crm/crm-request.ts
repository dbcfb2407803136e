import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import type { Network } from '#server/platform/net/network.ts'
import { OutgoingFailure } from '#server/platform/net/outgoing-failure.ts'
import { type SafeResponse, safeFetch } from '#server/platform/net/safe-fetch.ts'
import { CrmFailure } from './crm-driver.ts'

/** Far above a page of companies with all their fields. */
const maxBytes = 20_000_000
/** What a refusal says is for people, and no longer than a sentence or two. */
const longestReason = 300

type Service = {
  name: string
  origin: string
  authorization: string
  /** Seconds after which a 429 ends by other headers than Retry-After; 'month' where the month's requests are used up. */
  readLimit?: (headers: Headers) => number | 'month' | null
}

type CrmRequest = { method?: 'GET' | 'POST' | 'PUT'; query?: Record<string, string>; body?: unknown }

/** Asks one CRM. `get` returns null for what is not there. */
export type CrmClient = {
  ask: <T>(path: string, schema: z.ZodType<T>, request?: CrmRequest) => Promise<T>
  find: <T>(path: string, schema: z.ZodType<T>) => Promise<T | null>
}

/** Creates the client of a CRM at its fixed address. */
export function createClient(ctx: Ctx, service: Service, signal?: AbortSignal): CrmClient {
  const network = { linkOrigins: ctx.config.linkOrigins, log: ctx.log }
  return {
    ask: async (path, schema, request = {}) => {
      const response = await send(network, service, path, request, signal)
      if (!isSuccess(response)) throw await explainStatus(service, response, ctx.now())
      return parseBody(service, response, schema)
    },
    find: async (path, schema) => {
      const response = await send(network, service, path, {}, signal)
      if (response.status === 404) {
        response.cancel()
        return null
      }
      if (!isSuccess(response)) throw await explainStatus(service, response, ctx.now())
      return parseBody(service, response, schema)
    },
  }
}

const isSuccess = ({ status }: SafeResponse) => status >= 200 && status < 300

async function send(
  network: Network,
  { name, origin, authorization }: Service,
  path: string,
  { method = 'GET', query, body }: CrmRequest,
  signal: AbortSignal | undefined,
): Promise<SafeResponse> {
  const url = new URL(path, origin)
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value)
  try {
    return await safeFetch(network, url, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      maxBytes,
      redirect: 'manual',
      ...(signal && { signal }),
    })
  } catch (error) {
    throw explainUnreached(name, error)
  }
}

async function parseBody<T>({ name }: Service, response: SafeResponse, schema: z.ZodType<T>): Promise<T> {
  try {
    return schema.parse(JSON.parse(await response.text()))
  } catch (error) {
    if (error instanceof OutgoingFailure) throw explainUnreached(name, error)
    throw new CrmFailure('unreadable', `${name} sent a response that Firstread can’t read. Tell your administrator.`, {
      cause: error,
    })
  }
}

export const explainRefusedKey = (name: string): CrmFailure =>
  new CrmFailure('key', `${name} refused the key. Make a new one there and enter it under Connections.`)

function explainUnreached(name: string, cause: unknown): CrmFailure {
  return new CrmFailure('down', `${name} could not be reached.`, { cause })
}

async function explainStatus(service: Service, response: SafeResponse, now: Date): Promise<CrmFailure> {
  const { name } = service
  const { status, headers } = response
  if (status === 429) {
    response.cancel()
    return explainLimit(service, headers, now)
  }
  const reason = status >= 500 ? '' : await readReason(response)
  response.cancel()
  if (status === 401) return explainRefusedKey(name)
  if (status === 403)
    return new CrmFailure(
      'key',
      `The key may not do this in ${name}. Give its user the right there, or use another key.`,
    )
  if (status === 404)
    return new CrmFailure('gone', `${name} no longer has what was asked for. Check list and fields under Connections.`)
  if (status >= 500) return new CrmFailure('down', `${name} has a problem of its own (status ${status}).`)
  return new CrmFailure(
    'refused',
    `${name} refused the request (status ${status})${reason === '' ? '.' : `: ${reason}`}`,
  )
}

function explainLimit({ name, readLimit }: Service, headers: Headers, now: Date): CrmFailure {
  const limit = readLimit?.(headers) ?? null
  if (limit === 'month')
    return new CrmFailure('quota', `${name} takes no more requests this month: those of your plan are used up.`)
  const retryAfter = readRetryAfter(headers.get('retry-after'), now) ?? limit
  return new CrmFailure('busy', `${name} asks to wait: it gets too many requests.`, { retryAfter })
}

/** Seconds of a Retry-After header, which is a number of them or a date; null without one. */
function readRetryAfter(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1_000))
}

const refusal = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.array(z.string()).transform((parts) => parts.join(' ')),
])

async function readReason(response: SafeResponse): Promise<string> {
  try {
    return refusal.parse(JSON.parse(await response.text())).slice(0, longestReason)
  } catch {
    // A refusal without a reason is told by its status.
    return ''
  }
}
