import { z } from 'zod'
import { type SafeFetchOptions, type SafeResponse, safeFetch } from '#server/platform/net/safe-fetch.ts'
import type { LinkVisit } from '../link-source.ts'
import { type DocSendPage, type GateForm, readDocSendPage } from './docsend-page.ts'

/** A page of DocSend and its address, after redirects. */
export type Arrived = { page: DocSendPage | { kind: 'busy' | 'down' }; url: string }

/** The visitor's requests to DocSend, all with the cookies of the visit. */
export type DocSendSession = {
  get: (url: string) => Promise<Arrived>
  /** Sends a form of the page at `url` back, to its own site alone. */
  send: (url: string, form: GateForm, fields: Record<string, string>) => Promise<Arrived>
  /** The JSON of an address, parsed; null for any other response. */
  getJson: <T>(url: string, schema: z.ZodType<T>) => Promise<T | null>
  /** Any file, such as a page image. */
  open: (url: string, maxBytes: number) => Promise<SafeResponse>
}

/** A page of DocSend has a few hundred kB. */
const mostPageBytes = 5_000_000
/** Page data holds the words of a page at most. */
const mostJsonBytes = 1_000_000

/** Forms can be answered with the next page inside of JSON. */
const wrappedPage = z.object({ viewer_html: z.string().optional(), html: z.string().optional() })

const userAgent = 'Mozilla/5.0 (compatible; Firstread)'

/** The address that a page at `url` names; null for one of another site, or none at all. */
export function findOnSite(link: string, url: string): URL | null {
  const address = URL.parse(link, url)
  return address?.origin === new URL(url).origin ? address : null
}

export function startDocSendSession({ network, cookies, signal }: LinkVisit): DocSendSession {
  const fetchWith = (url: string, options: Pick<SafeFetchOptions, 'maxBytes' | 'method' | 'body' | 'headers'>) =>
    safeFetch(network, url, {
      ...options,
      headers: { 'user-agent': userAgent, 'accept-language': 'en', ...options.headers },
      cookies,
      signal,
    })
  const readPage = async (response: SafeResponse): Promise<Arrived> => {
    const page = await readResponse(response)
    if (page.kind === 'unknown') network.log?.warn({ status: response.status }, 'A page of DocSend was not understood.')
    return { page, url: response.finalUrl }
  }
  return {
    get: async (url) =>
      readPage(
        await fetchWith(url, { maxBytes: mostPageBytes, headers: { accept: 'text/html,application/xhtml+xml' } }),
      ),
    send: async (url, form, fields) => {
      const address = findOnSite(form.action ?? url, url)
      if (address === null) return { page: { kind: 'unknown' }, url }
      const { origin } = address
      const token = form.hidden.authenticity_token
      const headers = {
        accept: 'text/html,application/json',
        origin,
        referer: url,
        ...(token && { 'x-csrf-token': token }),
      }
      const body = new URLSearchParams({ ...form.hidden, ...fields })
      const arrived = await readPage(
        await fetchWith(address.href, { maxBytes: mostPageBytes, method: 'POST', body, headers }),
      )
      // The page stays where it was: the address of a form is not that of the deck.
      return { ...arrived, url: arrived.url === address.href ? url : arrived.url }
    },
    getJson: async (url, schema) => {
      const response = await fetchWith(url, { maxBytes: mostJsonBytes, headers: { accept: 'application/json' } })
      if (response.status !== 200) {
        response.cancel()
        return null
      }
      return schema.safeParse(parseJson(await response.text())).data ?? null
    },
    open: (url, maxBytes) => fetchWith(url, { maxBytes }),
  }
}

/** What responses mean whose page says nothing more. */
const statusKinds: Record<number, 'gone' | 'busy'> = { 404: 'gone', 410: 'gone', 429: 'busy' }

async function readResponse(response: SafeResponse): Promise<Arrived['page']> {
  const { status } = response
  const kind = statusKinds[status] ?? (status >= 500 ? 'down' : null)
  if (kind !== null) {
    response.cancel()
    return { kind }
  }
  if (!isDocSendHost(new URL(response.finalUrl).hostname)) {
    response.cancel()
    return { kind: 'unknown' }
  }
  const page = readDocSendPage(unwrap(await response.text()))
  const isRefusal = status < 200 || status > 299
  return isRefusal && (page.kind === 'deck' || page.kind === 'room') ? { kind: 'unknown' } : page
}

/** DocSend, whose firms can have a name of their own below it; it belongs to Dropbox. */
const isDocSendHost = (host: string) => /(?:^|\.)docsend(?:\.dropbox)?\.com$/.test(host)

function unwrap(body: string): string {
  const wrapped = wrappedPage.safeParse(parseJson(body)).data
  return wrapped?.viewer_html ?? wrapped?.html ?? body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
