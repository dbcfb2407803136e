import { setTimeout as pause } from 'node:timers/promises'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { call, download } from '../api-client.ts'
import type { Fleet } from './fleet.ts'
import { type Acknowledged, sendUntilAcknowledged } from './send-decks.ts'

/** What the run has left when all work was over. */
export type Stock = { faults: string[]; completed: number; failed: string[]; unanswered: number }

/** All work has to be over in this time after the last fault, in milliseconds. */
const patienceMs = 30 * 60_000
const lookMs = 2_000
const dayMs = 86_400_000
/** The page whose picture every serving process must send. */
const page = 1

/** Waits until all work is over and says what is wrong with deals and files. */
export async function listFaults(fleet: Fleet, token: string, done: readonly Acknowledged[]): Promise<Stock> {
  const all = [...done, ...(await discardUnfinished(fleet, token, done.length + 1))]
  const deals = await waitUntilOver(fleet, token)
  const urls = await Promise.all(
    fleet.members.filter(({ serves }) => serves).map(async (member) => (await member.waitUntilReady()).url),
  )
  const faults: string[] = []
  for (const one of all)
    for (const fault of await listFaultsOf(one, deals, token, urls)) faults.push(`${one.name} ${fault}`)
  const known = new Set(all.map(({ dealId }) => dealId))
  return {
    faults: [...faults, ...listTwice(deals), ...(await listLost(fleet))],
    completed: deals.filter(({ status }) => status === 'completed').length,
    failed: deals.filter(({ status }) => status === 'failed').map((deal) => `${deal.name}: ${deal.status_detail}`),
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
  if (deal.status === 'failed') return deal.status_detail ? [] : ['failed without a cause']
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
    const left = await db.selectFrom('unfinished_upload').select('deck_id').execute()
    return [...lost, ...left.map(({ deck_id }) => `the unfinished upload ${deck_id} is left`)]
  })
}
