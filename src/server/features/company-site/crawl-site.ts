import type { SiteDoc, SitePage } from '#engine/site-doc.ts'
import type { Ctx } from '#server/platform/context.ts'
import { OutgoingFailure } from '#server/platform/net/outgoing-failure.ts'
import { type ChosenPages, choosePage, makePageKey, type PageLink } from './choose-page.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'
import { nameSite } from './site-address.ts'
import { SiteRefused } from './site-refused.ts'
import { type SiteVisitor, visitSite } from './site-visitor.ts'

/** What was read of a site; `passedOver` counts pages that were asked for and could not be read. */
type CrawledSite = { site: SiteDoc; passedOver: number }

/** The first page included, and those that could not be read. */
const mostPages = 12
/** A site that answers slowly holds up the memo no longer. */
const longestVisitMs = 120_000

/**
 * Reads the first page of a site and those that its links call about, team, pricing and the like. Throws SiteRefused or
 * OutgoingFailure with a sentence for people when the first page can't be read; later ones are passed over.
 */
export async function crawlSite(ctx: Ctx, start: URL, signal: AbortSignal): Promise<CrawledSite> {
  const timeIsUp = AbortSignal.timeout(longestVisitMs)
  const visitor = visitSite(ctx, start, AbortSignal.any([signal, timeIsUp]))
  const first = await readFirstPage(visitor, start)
  const pages: SitePage[] = [first.page]
  const links: PageLink[] = [...first.links]
  const chosen: ChosenPages = { urls: new Set([start.href, first.page.url].map(makePageKey)), kinds: [] }
  for (let asked = 1; asked < mostPages && !timeIsUp.aborted; asked += 1) {
    const next = choosePage(links, start, chosen)
    if (next === null) break
    chosen.urls.add(makePageKey(next.url))
    chosen.kinds.push(next.kind)
    const read = await readPage(visitor, next, signal)
    if (read && !pages.some(({ url }) => makePageKey(url) === makePageKey(read.page.url))) {
      pages.push(read.page)
      links.push(...read.links)
    }
  }
  return { site: { pages }, passedOver: chosen.kinds.length + 1 - pages.length }
}

async function readFirstPage(visitor: SiteVisitor, start: URL): Promise<ParsedPage> {
  const sent = await visitor.fetchPage(start)
  const name = nameSite(start)
  if (sent === 'not-allowed') throw new SiteRefused(`${name} does not let programs read it (robots.txt).`)
  if (sent === 'not-found')
    throw new SiteRefused(`${name} has no page at this address. Check the company site in the memo.`)
  const parsed = sent === 'not-a-page' ? null : parsePage(sent)
  if (parsed === null) throw new SiteRefused(`${name} sent no page that could be read.`)
  return parsed
}

/** Null for a page that can't be read; rejects only when the caller's signal is aborted. */
async function readPage(visitor: SiteVisitor, link: PageLink, signal: AbortSignal): Promise<ParsedPage | null> {
  const url = new URL(link.url)
  url.protocol = 'https:'
  try {
    const sent = await visitor.fetchPage(url)
    return typeof sent === 'string' ? null : parsePage(sent)
  } catch (error) {
    signal.throwIfAborted()
    const isOfPage = error instanceof SiteRefused || error instanceof OutgoingFailure || isAbort(error)
    if (isOfPage) return null
    throw error
  }
}

/** The wait between two requests that the end of the visit cut short. */
const isAbort = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')
