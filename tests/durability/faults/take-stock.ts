import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { discardFilesQueue } from '#server/features/decks/discard-files.ts'
import { makeMemoQueue } from '#server/features/memos/make-memo-queue.ts'
import { makeGivenUpName } from '#server/platform/jobs/queue.ts'
import { call, download } from '../api-client.ts'
import type { Fleet, Inside } from './fleet.ts'
import { type Acknowledged, sendUntilAcknowledged } from './send-decks.ts'

/** What the run has left when all work was over. */
export type Stock = { faults: string[]; completed: number; failed: number; unanswered: number }

/** All work has to be over in this time after the last fault, in milliseconds. */
const patienceMs = 30 * 60_000
const lookMs = 2_000
/** A look at the jobs can stop the only process that works on them: it has this long in between, in milliseconds. */
const jobLookMs = 20_000
const dayMs = 86_400_000
/** The page whose picture every serving process must send. */
const page = 1

/** Waits until all work is over and says what is wrong with deals and files. */
export async function listFaults(fleet: Fleet, token: string, done: readonly Acknowledged[]): Promise<Stock> {
  const all = [...done, ...(await discardUnfinished(fleet, token, done.length + 1))]
  const deals = await waitUntilOver(fleet, token)
  await waitForJobs(fleet)
  const urls = await Promise.all(
    fleet.members.filter(({ serves }) => serves).map(async (member) => (await member.waitUntilReady()).url),
  )
  const faults: string[] = []
  for (const one of all)
    for (const fault of await listFaultsOf(one, deals, token, urls)) faults.push(`${one.name} ${fault}`)
  const known = new Set(all.map(({ dealId }) => dealId))
  // Every deck that is sent is a good one: whatever a deal failed with, a fault has done it.
  const failed = deals.filter(({ status }) => status === 'failed')
  for (const { name, status_detail } of failed) faults.push(`${name} failed: ${status_detail || 'without a cause'}`)
  return {
    faults: [...faults, ...listTwice(deals), ...(await listLost(fleet))],
    completed: deals.filter(({ status }) => status === 'completed').length,
    failed: failed.length,
    unanswered: deals.filter(({ deal_id }) => !known.has(deal_id)).length,
  }
}

/** Each upload discards twenty of them at most. */
const mostRounds = 20

/**
 * What was received of uploads that faults broke off is discarded hours later, with other uploads: as if those hours were over, uploads
 * further decks until nothing is left of them. Returns these decks.
 */
async function discardUnfinished(fleet: Fleet, token: string, first: number): Promise<Acknowledged[]> {
  const sent: Acknowledged[] = []
  while (sent.length < mostRounds && (await ageUnfinished(fleet)) > 0) {
    sent.push(await sendUntilAcknowledged(fleet, token, first + sent.length, () => 0))
    await waitUntilOver(fleet, token)
  }
  return sent
}

/** Makes unfinished uploads a day old; returns how many there are. */
const ageUnfinished = (fleet: Fleet): Promise<number> =>
  fleet.inspect(async ({ db }) => {
    const started = new Date(Date.now() - dayMs)
    const aged = await db.updateTable('unfinished_upload').set({ started_at: started }).executeTakeFirst()
    return Number(aged.numUpdatedRows)
  })

async function waitUntilOver({ members }: Fleet, token: string): Promise<Deal[]> {
  const end = performance.now() + patienceMs
  for (;;) {
    const { url } = await (members[0]?.waitUntilReady() ??
      Promise.reject(new Error('The installation has no process.')))
    const deals = await listAllDeals(url, token)
    if (deals.every(({ status }) => status !== 'in_progress') || performance.now() > end) return deals
    await pause(lookMs)
  }
}

/** Jobs that make memos or remove files, with what is given up of them. */
const jobNames = [makeMemoQueue.name, discardFilesQueue.name].flatMap((name) => [name, makeGivenUpName(name)])
const jobRows = z.array(z.object({ name: z.string(), state: z.string(), data: z.unknown() }))

/** The jobs that wait, run or are to be tried again. */
async function listJobs(db: Inside['db']) {
  const { rows } = await sql`select name, state::text, data from pgboss.job
    where name = any(${jobNames}) and state < 'completed'`.execute(db)
  return jobRows.parse(rows)
}

/** Waits for the jobs that go on after the last deal is over; those that do not end are told as faults later. */
async function waitForJobs(fleet: Fleet): Promise<void> {
  const end = performance.now() + patienceMs
  while ((await fleet.inspect(({ db }) => listJobs(db))).length > 0 && performance.now() < end) {
    await Promise.all(fleet.members.map((member) => member.waitUntilReady()))
    await pause(jobLookMs)
  }
}

async function listAllDeals(url: string, token: string): Promise<Deal[]> {
  const deals: Deal[] = []
  let cursor: string | null = null
  do {
    const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const response = await fetch(`${url}${dealEndpoints.list.path}?limit=200${query}`, {
      headers: { authorization: `Token ${token}` },
    })
    const answer = (await response.json()) as { results: unknown; next: string | null }
    deals.push(...dealEndpoints.list.response.parse(answer.results))
    cursor = answer.next
  } while (cursor)
  return deals
}

/** What is wrong with an acknowledged deal, wherever it is asked for. */
async function listFaultsOf(one: Acknowledged, deals: readonly Deal[], token: string, urls: readonly string[]) {
  const deal = deals.find(({ deal_id }) => deal_id === one.dealId)
  if (!deal) return ['is lost']
  if (deal.status === 'failed') return []
  if (deal.status !== 'completed') return [`is still ${deal.status}`]
  const faults: string[] = []
  for (const url of urls) {
    const file = await download(url, token, `/api/pitch_decks/${one.deckId}/file/`)
    if (!file.equals(one.pdf)) faults.push('has another file than was sent')
    const picture = await download(url, token, `/api/pitch_decks/${one.deckId}/pages/${page}/image/`)
    if (picture.length === 0) faults.push('has an empty picture')
    memoEndpoints.get.response.parse(await call(url, `/api/generated_answers/${one.memoId}/`, {}, token))
  }
  return faults
}

/** Each upload has a name of its own. */
function listTwice(deals: readonly Deal[]): string[] {
  const names = deals.map(({ name }) => name)
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `${name} is there twice`,
  )
}

/** Files that belong to no deck, decks that are two of one deal, and jobs that are not over. */
function listLost(fleet: Fleet): Promise<string[]> {
  return fleet.inspect(async ({ db, files }) => {
    const decks = await db.selectFrom('deck').select(['deck_id', 'deal_id']).execute()
    const known = new Set(decks.map(({ deck_id }) => deck_id))
    const lost: string[] = []
    for await (const { key } of files.list()) {
      const [folder, deckId = ''] = key.split('/')
      if (folder !== 'decks' || !known.has(deckId)) lost.push(`${key} belongs to no deck`)
    }
    const deals = new Set(decks.map(({ deal_id }) => deal_id))
    if (deals.size !== decks.length) lost.push(`${decks.length} decks of ${deals.size} deals`)
    for (const { name, state, data } of await listJobs(db)) lost.push(`${name} is ${state}: ${JSON.stringify(data)}`)
    const left = await db.selectFrom('unfinished_upload').select('deck_id').execute()
    return [...lost, ...left.map(({ deck_id }) => `the unfinished upload ${deck_id} is left`)]
  })
}
