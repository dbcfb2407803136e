import { z } from 'zod'
import type { JsonResponse, ValidatedResponse } from '#contract/memo.ts'
import { getField } from '#engine/memo-reader.ts'
import type { EngineInput } from '#engine/run-engine.ts'
import type { SiteDoc } from '#engine/site-doc.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { loadCompanySite, readCompanySite } from '../company-site/read-company-site.ts'
import { readsCompanySites } from '../workspaces/workspaces-queries.ts'
import { findMemoFields } from './memos-queries.ts'
import type { ProgressNotes } from './progress-notes.ts'

/** What a memo takes from the company's site: what it states, and the runs that read it. */
type ConsultedSite = { site: SiteDoc | null; runs: JsonResponse['scrappers_status'] }

type Consulting = {
  workspaceId: string
  dealId: string
  input: EngineInput
  progress: ProgressNotes
  /** Settled when the pages are drawn, of which the progress tells until then. */
  drawn: Promise<void>
}

const readStep = z.object({ address: z.string().nullable() })
const unread: ConsultedSite = { site: null, runs: [] }

/**
 * Reads the company's site where the workspace lets it be read and its address is certain, once a job. A site that can't be
 * read leaves a failed run, and the memo as it is without one.
 */
export async function consultSite(ctx: Ctx, consulting: Consulting, run: JobRun): Promise<ConsultedSite> {
  const { workspaceId, dealId, progress, drawn } = consulting
  if (!(await readsCompanySites(ctx, workspaceId))) return unread
  const { address } = await run.step('site', readStep, async () => {
    const found = await findAddress(ctx, consulting)
    if (found !== null) {
      await drawn
      progress.note('Reading the company’s site', 0, 0)
      await progress.settle()
      await readCompanySite(ctx, { dealId, address: found }, run.signal)
      progress.note('Writing the memo', 0, 0)
    }
    return { address: found }
  })
  return loadCompanySite(ctx, dealId, address)
}

/**
 * The address that a person entered, null where they cleared it, else the one that deck and updates prove. One that is only
 * found may be another's.
 */
async function findAddress(ctx: Ctx, { workspaceId, dealId, input }: Consulting): Promise<string | null> {
  const before = await findMemoFields(ctx, dealId)
  if (before && getField(before, 'site')?.standing === 'entered') return readAddress(before, ['entered'])
  const { validated_response: now } = await ctx.engine.run(input, workspaceId)
  return readAddress(now, ['proved']) ?? (before && readAddress(before, ['proved']))
}

function readAddress(memo: ValidatedResponse, standings: readonly string[]): string | null {
  const field = getField(memo, 'site')
  return typeof field?.value === 'string' && standings.includes(field.standing) ? field.value.trim() : null
}
