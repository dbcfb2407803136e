import { readFileSync } from 'node:fs'
import robotsParser from 'robots-parser'
import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { OutgoingFailure } from '#server/platform/net/outgoing-failure.ts'
import { type SafeResponse, safeFetch } from '#server/platform/net/safe-fetch.ts'
import { isSameSite, nameSite } from './site-address.ts'
import { SiteRefused } from './site-refused.ts'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')))

/** The package exports the function itself, which its types name `default`. */
const parseRobots = robotsParser as unknown as (typeof robotsParser)['default']

/** One request a second is what a reader with a browser asks for. */
const paceMs = 1_000
/** A site that asks for longer pauses gets these, up to the end of the visit's time. */
const longestPauseMs = 10_000
const maxPageBytes = 2_000_000
const maxRobotsBytes = 500_000
const maxRedirects = 5
const pageTypes = ['text/html', 'application/xhtml+xml']

/** A page as sent; `url` is where the redirects of the site ended. */
type SentPage = { url: URL; bytes: Uint8Array; type: string }

/** Asks a site for its pages, slowly and by its rules. */
export type SiteVisitor = {
  /**
   * Fetches a page of the site, or tells why there is none. Throws SiteRefused when the site leads elsewhere, OutgoingFailure
   * when it can't be reached.
   */
  fetchPage: (url: URL) => Promise<SentPage | 'not-allowed' | 'not-found' | 'not-a-page'>
}

/** Creates the visitor of one site. `signal` ends what it waits for. */
export function visitSite(ctx: Ctx, site: URL, signal: AbortSignal): SiteVisitor {
  const userAgent = `Firstread/${version} (+${ctx.config.appUrl})`
  const network = { linkOrigins: ctx.config.linkOrigins, log: ctx.log }
  const robots = new Map<string, Promise<Robots>>()
  let pauseMs = paceMs
  let isFirst = true
  const ask = async (url: URL, options: Pick<Parameters<typeof safeFetch>[2], 'maxBytes' | 'types' | 'redirect'>) => {
    if (!isFirst) await ctx.wait(pauseMs, signal)
    isFirst = false
    return safeFetch(network, url, {
      ...options,
      signal,
      headers: { 'user-agent': userAgent, accept: pageTypes.join() },
    })
  }
  const getRobots = async (origin: string): Promise<Robots> => {
    const known = robots.get(origin) ?? askRobots(origin)
    robots.set(origin, known)
    return known
  }
  const askRobots = async (origin: string): Promise<Robots> => {
    const address = `${origin}/robots.txt`
    const response = await ask(new URL(address), { maxBytes: maxRobotsBytes })
    const text = response.status < 300 ? await response.text() : ''
    response.cancel()
    // Without a file all may be read; a server in trouble has not said so.
    if (response.status >= 500)
      throw new SiteRefused(`${nameSite(site)} could not say what may be read. Try again later.`)
    const rules = parseRobots(address, text)
    pauseMs = Math.min(longestPauseMs, Math.max(pauseMs, (rules.getCrawlDelay('Firstread') ?? 0) * 1_000))
    return { allows: (url) => rules.isAllowed(url.href, 'Firstread') !== false }
  }
  const fetchPage: SiteVisitor['fetchPage'] = async (first) => {
    let url = first
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (!(await getRobots(url.origin)).allows(url)) return 'not-allowed'
      const response = await ask(url, { maxBytes: maxPageBytes, types: pageTypes, redirect: 'manual' })
      const next = findNext(response, url)
      if (next === null && response.status === 200) return readPage(url, response)
      response.cancel()
      if (next === null) return 'not-found'
      if (!isSameSite(next, site))
        throw new SiteRefused(`${nameSite(site)} leads to another site, ${next.hostname}, which was not read.`)
      next.protocol = 'https:'
      url = next
    }
    throw new OutgoingFailure('too-many-redirects', site.hostname)
  }
  return { fetchPage: (url) => passOver(fetchPage(url)) }
}

type Robots = { allows: (url: URL) => boolean }

function findNext({ status, headers }: SafeResponse, from: URL): URL | null {
  const location = headers.get('location')
  return status >= 300 && status <= 399 && location !== null ? URL.parse(location, from.href) : null
}

async function readPage(url: URL, response: SafeResponse) {
  return { url, bytes: await response.bytes(), type: response.headers.get('content-type') ?? '' }
}

/** A page that is a film, a download or damaged says nothing about the others. */
async function passOver<T>(page: Promise<T>): Promise<T | 'not-a-page'> {
  try {
    return await page
  } catch (error) {
    if (error instanceof OutgoingFailure && ['wrong-type', 'too-large', 'broken'].includes(error.kind))
      return 'not-a-page'
    throw error
  }
}
