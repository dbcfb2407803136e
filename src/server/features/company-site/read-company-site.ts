import { z } from 'zod'
import type { JsonResponse } from '#contract/memo.ts'
import { sharedHosts } from '#engine/lexicons/web-hosts.ts'
import type { SiteDoc } from '#engine/site-doc.ts'
import type { Ctx } from '#server/platform/context.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { OutgoingFailure } from '#server/platform/net/outgoing-failure.ts'
import { findSite, insertRun, listRuns, type SiteRun } from './company-site-store.ts'
import { crawlSite } from './crawl-site.ts'
import { nameSite, parseSiteAddress } from './site-address.ts'
import { SiteRefused } from './site-refused.ts'

/** What was read lately is used again: an update that regenerates the memo does not ask the company's server once more. */
const freshMs = 86_400_000

/** What is kept of a run. */
type Outcome = Pick<SiteRun, 'status' | 'detail' | 'site'>

/**
 * Reads the company's site of a deal and stores what came of it as a run. A failure of the site is an outcome; only an
 * aborted signal and a failing database reject. Does nothing when the site was read within the last day.
 */
export async function readCompanySite(
  ctx: Ctx,
  { dealId, address }: { dealId: string; address: string },
  signal: AbortSignal,
): Promise<void> {
  const known = await findSite(ctx.db, dealId, address)
  if (known && ctx.now().getTime() - known.read_at.getTime() < freshMs) return
  const outcome = await readAt(ctx, address, signal)
  await insertRun(ctx.db, { dealId, address, ...outcome, at: ctx.now() })
}

async function readAt(ctx: Ctx, address: string, signal: AbortSignal): Promise<Outcome> {
  const start = parseSiteAddress(address)
  if (start === null) return fail('The company site in the memo is not a web address. Correct it in the memo.')
  if (sharedHosts.test(nameSite(start)))
    return fail(
      `${nameSite(start)} has pages of many companies, so it was not read. Correct the company site in the memo.`,
    )
  try {
    const { site, passedOver } = await crawlSite(ctx, start, signal)
    const detail = `Read ${countPages(site.pages.length)} of ${nameSite(start)}.`
    const more = passedOver === 0 ? '' : ` ${countPages(passedOver)} could not be read.`
    return { status: 'ok', detail: `${detail}${more}`, site: toJson(site) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof SiteRefused || error instanceof OutgoingFailure) return fail(error.message)
    ctx.log.error({ err: error }, 'Could not read a company site.')
    return fail(`${nameSite(start)} could not be read: something went wrong on the server.`)
  }
}

const fail = (detail: string): Outcome => ({ status: 'failed', detail, site: null })
const countPages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)

const section = z.object({
  kind: z.enum(['text', 'footer', 'data']),
  title: z.string(),
  blocks: z.array(z.object({ lines: z.array(z.string()) })),
  links: z.array(z.string()),
  raw: z.array(z.string()).exactOptional(),
})
const storedSite = z.object({
  pages: z.array(z.object({ url: z.string(), title: z.string(), sections: z.array(section) })),
})

/** The newest reading of a site at an address, null where none succeeded, and all runs of the deal as a memo lists them. */
export async function loadCompanySite(
  ctx: Ctx,
  dealId: string,
  address: string | null,
): Promise<{ site: SiteDoc | null; runs: JsonResponse['scrappers_status'] }> {
  const found = address === null ? undefined : await findSite(ctx.db, dealId, address)
  const runs = await listRuns(ctx.db, dealId)
  return {
    site: found ? storedSite.parse(found.site) : null,
    runs: runs.map(({ run, status, detail }) => ({ run, type: 'company_site', status, detail })),
  }
}
