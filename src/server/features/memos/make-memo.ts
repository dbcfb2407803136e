import { z } from 'zod'
import type { Need } from '#contract/deals.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { ReadFailure } from '#engine/ports.ts'
import type { UpdateText } from '#engine/slides.ts'
import type { Ctx } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { PermanentJobError, PutBack } from '#server/platform/jobs/queue.ts'
import { OutgoingFailure } from '#server/platform/net/outgoing-failure.ts'
import { noteProgress } from '../deals/deal-status.ts'
import { findDealInProgress, listUpdateIdsOf, listUpdatesToRead } from '../deals/deals-queries.ts'
import { loadReading } from '../decks/decks-queries.ts'
import { fillPagePrints } from '../decks/fill-page-prints.ts'
import { readDeck } from '../decks/read-deck.ts'
import { renderPages } from '../decks/render-pages.ts'
import { openDeckLink } from '../intake-links/open-deck-link.ts'
import { listWorkspaceAddresses } from '../workspaces/workspaces-queries.ts'
import { type Making, runEngineWithModel } from './ask-model.ts'
import { completeMemo } from './complete-memo.ts'
import { consultSite } from './consult-site.ts'
import { fillCompanyKeys } from './fill-company-keys.ts'
import { findEarlierMemo } from './find-earlier-memo.ts'
import { findMemoIds } from './memos-store.ts'
import { DealGone, ProgressNotes } from './progress-notes.ts'

/** Failures of the same job that are taken for a passing trouble. */
const forgivenFailures = 3
const unexpected = 'Could not make the memo: something went wrong on the server. Try again.'
const done = z.literal('done')

const passwordNeeded = 'This PDF is protected by a password. Enter the password to read it.'

/** A failure that says what happened: one of the server's own, such as a full disk, or a host that can't be reached. */
const isExplained = (error: unknown): error is AppError | OutgoingFailure =>
  error instanceof OutgoingFailure || (error instanceof AppError && error.code > 500)

/**
 * Makes the memo of a deal: opens its link, reads the deck, draws its pages, reads the company's site where it may, runs the
 * engine, stores the memo and completes the deal. A retry goes on after the last finished step. A link that does not open and
 * a document that can't be read are given up at once.
 */
export async function makeMemo(ctx: Ctx, { dealId }: { dealId: string }, run: JobRun): Promise<void> {
  try {
    await makeInSteps(ctx, dealId, run)
  } catch (error) {
    if (error instanceof DealGone) return
    if (error instanceof PermanentJobError) throw error
    if (error instanceof ReadFailure && error.code === 'password') {
      const details = { kind: 'password' } satisfies Need
      throw new PermanentJobError(passwordNeeded, { details, loggedAs: error.code })
    }
    if (error instanceof ReadFailure) throw new PermanentJobError(error.message, { loggedAs: error.code })
    if (run.signal.reason instanceof PutBack) await noteWaiting(ctx, dealId)
    // A count that can't be kept must not hide the failure itself.
    if (!run.signal.aborted && (await countFailures(run).catch(() => 0)) > forgivenFailures) {
      ctx.log.error({ err: error, dealId }, 'Could not make a memo.')
      throw new PermanentJobError(isExplained(error) ? error.message : unexpected)
    }
    throw error
  }
}

async function makeInSteps(ctx: Ctx, dealId: string, run: JobRun): Promise<void> {
  const deal = await findDealInProgress(ctx, dealId)
  if (!deal) throw new DealGone()
  const ids = await findMemoIds(ctx.db, dealId)
  if (!ids) throw new DealGone()
  const { workspaceId, memoId } = ids
  const progress = new ProgressNotes(ctx, dealId)
  const note = (stage: string, count: number, total: number) => progress.note(stage, count, total)
  const linked = { dealId, deckId: deal.deckId, workspaceId }
  // The file itself says that this is done, so that a new job does not fetch it again.
  if (!(await openDeckLink(ctx, linked, { signal: run.signal, note }))) throw new DealGone()
  await progress.settle()
  // The engine takes a second to load, in which most decks are read and drawn.
  ctx.engine.warm(workspaceId)
  await run.step('pages', done, async () => {
    progress.note('Opening the deck', 0, 0)
    const onPage = (page: number, pages: number) => progress.note('Reading page', page, pages)
    const isStored = await readDeck(ctx, deal.deckId, onPage, run.signal)
    if (!isStored) throw new DealGone()
    await progress.settle()
    return 'done'
  })
  const doc = await loadReading(ctx, deal.deckId)
  if (!doc) throw new DealGone()
  const drawn = drawPages(ctx, { deckId: deal.deckId, pageCount: doc.pageCount, progress }, run)
  const today = ctx.now().toISOString().slice(0, 10)
  const about = { workspaceId, dealId, memoId, deckId: deal.deckId, progress }
  const making = makeFaces(ctx, { ...about, doc, today, drawn }, run)
  // A failure of one is told when the other is over, too: the next attempt is not to meet it.
  await Promise.allSettled([drawn, making])
  await drawn
  const { made, updateIds, model } = await making
  await progress.settle()
  await fillPagePrints(ctx, workspaceId)
  await fillCompanyKeys(ctx, workspaceId)
  await completeMemo(ctx, dealId, made, { updateIds, model })
}

type Drawing = { deckId: string; pageCount: number; progress: ProgressNotes }

/** Draws the pages of a deck and stores them, once a job. The memo is written meanwhile; what is left of that is told at the end. */
async function drawPages(ctx: Ctx, { deckId, pageCount, progress }: Drawing, run: JobRun): Promise<void> {
  await run.step('pictures', done, async () => {
    const onDrawn = async (count: number) => {
      progress.note('Drawing page', count, pageCount)
      await progress.settle()
    }
    await renderPages(ctx, deckId, onDrawn, run.signal)
    return 'done'
  })
  progress.note('Writing the memo', 0, 0)
}

type Facing = Omit<Making, 'input'> & { deckId: string; doc: DeckDoc; today: string }

/** The memo of a deck that was read, while its pages are drawn, and what it was made from. */
async function makeFaces(ctx: Ctx, { deckId, doc, today, drawn, ...about }: Facing, run: JobRun) {
  const { workspaceId, dealId, memoId } = about
  const ours = await listWorkspaceAddresses(ctx, workspaceId)
  const { ids: updateIds, updates } = await findUpdates(ctx, dealId, run)
  const earlier = await findEarlierMemo(ctx, memoId, deckId)
  const input = { doc, updates, ours, deckId, today, ...(earlier && { earlier }) }
  const { site, runs } = await consultSite(ctx, { ...about, drawn, input }, run)
  const making = { ...about, drawn, input: site === null ? input : { ...input, site } }
  const { result, model } = await runEngineWithModel(ctx, making, run)
  const made = { ...result, json_response: { ...result.json_response, scrappers_status: runs } }
  return { made, updateIds, model }
}

/** The updates that this job makes the memo from: those of its first attempt, since a model's answers are kept with it. */
async function findUpdates(ctx: Ctx, dealId: string, run: JobRun): Promise<{ ids: string[]; updates: UpdateText[] }> {
  const ids = await run.step('updates', z.array(z.uuid()), () => listUpdateIdsOf(ctx, dealId))
  const updates = await listUpdatesToRead(ctx, dealId)
  return { ids, updates: updates.filter(({ id }) => ids.includes(id)) }
}

/** The list is not to show a page as being read while the deck waits. */
async function noteWaiting(ctx: Ctx, dealId: string): Promise<void> {
  await noteProgress(ctx, dealId, { stage: 'Waiting to go on', done: 0, total: 0 })
}

/** Counts this failure. Tries that the end of a process cut short are none: they never get here. */
async function countFailures(run: JobRun): Promise<number> {
  for (let count = 1; ; count += 1) {
    let isNew = false
    await run.step(`failure ${count}`, done, async () => {
      isNew = true
      return 'done'
    })
    if (isNew) return count
  }
}
