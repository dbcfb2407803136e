/**
 * How long one workspace's deck of 20 pages takes while another workspace has 40 slow decks queued, beside the same deck on
 * the same server alone: node scripts/with-node.cjs bench/fair-turns.ts. Target: at most 3 times its time alone.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dealEndpoints } from '#contract/deals.ts'
import { rasterise } from '#engine/read/ocr/test-images.ts'
import { loadPdfium } from '#engine/read/pdfium.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { type App, buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { findFreePort } from '#server/testing/free-port.ts'
import { joinFirstread } from '../scripts/join-firstread.ts'
import { LocalClient } from '../scripts/local-client.ts'
import { computeMedian, measureMs } from './rounds.ts'

const queued = 40
const rounds = 3
const target = 3

type Deck = { name: string; bytes: Uint8Array<ArrayBuffer> }

const text: Deck = { name: 'text', bytes: new Uint8Array(textDeckPdf(20)) }
// Every page has to be recognised.
const pictures: Deck = {
  name: 'pictures',
  bytes: new Uint8Array(await rasterise(await loadPdfium(), text.bytes, 1600)),
}

async function joined(app: App, address: string, firm: string): Promise<LocalClient> {
  const client = new LocalClient(address)
  const email = `bench@${firm.toLowerCase()}.demo`
  await joinFirstread(app, client, { email, password: 'bench-first-read', firstName: 'Bo', lastName: firm, firm })
  return client
}

const listDeals = (client: LocalClient) => client.call(dealEndpoints.list, { query: {} })

/** Milliseconds from the upload to the completed deal. */
const measureTime = (client: LocalClient, deck: Deck) =>
  measureMs(async () => {
    const { deal_id } = await client.upload({ deal_name: deck.name }, deck)
    for (;;) {
      const deal = (await listDeals(client)).find((one) => one.deal_id === deal_id)
      if (deal?.status === 'completed') return
      if (deal?.status === 'failed') throw new Error(`The deal failed: ${deal.status_detail}`)
      await pause(50)
    }
  })

async function measureMedian(client: LocalClient, deck: Deck): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await measureTime(client, deck))
  return computeMedian(times)
}

/** Queues the slow decks and waits until they hold every lane. */
async function holdAllLanes(client: LocalClient): Promise<void> {
  for (let n = 1; n <= queued; n += 1) await client.upload({ deal_name: `Slow ${n}` }, pictures)
  while ((await listDeals(client)).filter(({ progress }) => progress?.stage === 'Reading page').length < 2)
    await pause(50)
}

const dataDir = mkdtempSync(join(tmpdir(), 'firstread-bench-'))
const config = readConfig({
  DATA_DIR: dataDir,
  PORT: String(await findFreePort()),
  RELAY_SMTP_PORT: '0',
  LOG_LEVEL: 'error',
})
const app = await buildApp(config, { limitFactor: 1_000 })
try {
  const address = await app.start()
  if (address === null) throw new Error('The server listens nowhere.')
  const quiet = await joined(app, address, 'Calder')
  const busy = await joined(app, address, 'Dunmore')
  await measureMedian(quiet, text)
  const alone = { text: await measureMedian(quiet, text), pictures: await measureMedian(quiet, pictures) }
  await holdAllLanes(busy)
  const beside = { text: await measureMedian(quiet, text), pictures: await measureMedian(quiet, pictures) }
  const row = (kind: 'text' | 'pictures') => ({
    'alone, s': Number((alone[kind] / 1000).toFixed(1)),
    [`beside ${queued} slow decks, s`]: Number((beside[kind] / 1000).toFixed(1)),
    ratio: Number((beside[kind] / alone[kind]).toFixed(2)),
  })
  console.table({ '20 pages of text': row('text'), '20 pages of pictures': row('pictures') })
  console.log(`target: at most ${target} times its time alone`)
  if (beside.text > target * alone.text || beside.pictures > target * alone.pictures) process.exitCode = 1
} finally {
  await app.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
