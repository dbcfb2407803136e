import { readdir, readFile, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Deal } from '#contract/deals.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { makeRandomNumbers } from '#engine/testing/make-random-numbers.ts'
import { proofSize } from '#engine/testing/proof-size.ts'
import { call, download, signUp, upload } from './api-client.ts'
import { openStartedFolder, startServer } from './server-process.ts'
import { waitUntilAllOver } from './wait-until-all-over.ts'

/** Decks that are sent, and how often the server is killed meanwhile. */
export const uploads = proofSize(4, 20)
const kills = proofSize(2, 10)
const uploadsALife = 2
/** A life lasts up to this long after the server answers, in milliseconds. */
const longestLife = 3_500
const longestStart = 1_500

type Deck = { name: string; pdf: Uint8Array<ArrayBuffer> }
type Acknowledged = Deck & { dealId: string; deckId: string; memoId: string }

const say = (line: string) => process.stdout.write(`${line}\n`)

async function readDecksToSend(): Promise<Deck[]> {
  const folder = new URL('../../samples/pdf/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.pdf')).sort()
  const decks = await Promise.all(files.map(async (file) => new Uint8Array(await readFile(new URL(file, folder)))))
  return Array.from({ length: uploads }, (_, index) => {
    const pdf = decks[index % decks.length]
    if (!pdf) throw new Error('The sample decks are missing. Run npm run samples.')
    return { name: `Deal ${index + 1}`, pdf }
  })
}

/** Sends decks until one is not answered; the answered ones are acknowledged. */
async function sendDecks(
  url: string,
  token: string,
  waiting: Deck[],
  done: Acknowledged[],
  most: number,
): Promise<void> {
  for (let sent = 0; sent < most; sent += 1) {
    const deck = waiting[0]
    if (!deck) return
    const answer = await upload(url, token, deck.name, deck.pdf)
    waiting.shift()
    done.push({ ...deck, dealId: answer.deal_id, deckId: answer.pitch_deck_id, memoId: answer.generated_answer_id })
  }
}

/** One life of the server, ended at a random moment while decks are sent and read. */
async function liveAndDie(dataDir: string, token: string, random: () => number, waiting: Deck[], done: Acknowledged[]) {
  const started = performance.now()
  const server = startServer(dataDir)
  const { url } = await server.ready
  const startMs = Math.round(performance.now() - started)
  const before = done.length
  let dying = false
  const sending = sendDecks(url, token, waiting, done, uploadsALife).then(
    () => 'answered',
    (error: unknown) => {
      if (!dying) throw error
      return 'broken off'
    },
  )
  const lifeMs = Math.round(random() * longestLife)
  await Promise.race([pause(lifeMs), sending.then(() => pause(lifeMs))])
  dying = true
  await server.kill()
  const last = await sending
  say(`started in ${startMs} ms, killed after ${lifeMs} ms, ${done.length - before} acknowledged, last upload ${last}`)
}

/** A start that is cut short: what the one before it left is recovered again. */
async function dieAtStart(dataDir: string, random: () => number): Promise<void> {
  const startMs = Math.round(random() * longestStart)
  const server = startServer(dataDir)
  await pause(startMs)
  await server.kill()
  say(`killed ${startMs} ms into its start`)
}

/** What is wrong with an acknowledged deal; null when nothing is. */
async function findFault(url: string, token: string, one: Acknowledged, deals: Deal[]): Promise<string | null> {
  const deal = deals.find(({ deal_id }) => deal_id === one.dealId)
  if (!deal) return 'is lost'
  if (deal.status !== 'completed') return `is ${deal.status}: ${deal.status_detail}`
  const file = await download(url, token, `/api/pitch_decks/${one.deckId}/file/`)
  if (!file.equals(one.pdf)) return 'has another file than was sent'
  const picture = await download(url, token, `/api/pitch_decks/${one.deckId}/pages/1/image/?size=thumb`)
  if (picture.length === 0) return 'has no picture of its first page'
  memoEndpoints.get.response.parse(await call(url, `/api/generated_answers/${one.memoId}/`, {}, token))
  return null
}

/** How a run ended: acknowledged uploads, what is wrong with them, and deals that were committed without an answer. */
export type Outcome = { acknowledged: number; faults: string[]; unanswered: Deal[] }

/**
 * Uploads decks while the server is killed with SIGKILL again and again at random moments from `seed`, every second time
 * once more during its start; then asks a last server for every deal that was acknowledged.
 */
export async function killDuringUploads(seed: number): Promise<Outcome> {
  const random = makeRandomNumbers(seed)
  const dataDir = await openStartedFolder()
  const waiting = await readDecksToSend()
  const done: Acknowledged[] = []
  const first = startServer(dataDir)
  const token = await signUp(await first.ready)
  await first.kill()
  for (let kill = 1; kill <= kills; kill += 1) {
    await liveAndDie(dataDir, token, random, waiting, done)
    if (kill % 2 === 0) await dieAtStart(dataDir, random)
  }
  const last = startServer(dataDir)
  try {
    return await takeStock((await last.ready).url, token, waiting, done)
  } finally {
    await last.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function takeStock(url: string, token: string, waiting: Deck[], done: Acknowledged[]): Promise<Outcome> {
  await sendDecks(url, token, waiting, done, uploads)
  const deals = await waitUntilAllOver(url, token)
  const faults: string[] = []
  for (const one of done) {
    const fault = await findFault(url, token, one, deals)
    if (fault !== null) faults.push(`${one.name} ${fault}`)
  }
  const unanswered = deals.filter((deal) => !done.some(({ dealId }) => dealId === deal.deal_id))
  say(`${done.length} of ${uploads} deals acknowledged, ${done.length - faults.length} whole and completed`)
  return { acknowledged: done.length, faults, unanswered }
}
