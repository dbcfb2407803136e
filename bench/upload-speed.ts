import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dealEndpoints } from '#contract/deals.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { findFreePort } from '#server/testing/free-port.ts'
import { joinFirstread } from '../scripts/join-firstread.ts'
import { LocalClient } from '../scripts/local-client.ts'
import { computeMedian, measureMs } from './rounds.ts'

const person = {
  email: 'bench@calder.demo',
  password: 'bench-first-read',
  firstName: 'Bo',
  lastName: 'Calder',
  firm: 'Bench',
}

/** A look at the list takes the server's processor, and an end is seen this much later at most; the app hears of it instead. */
const betweenLooksMs = 100

/** Milliseconds from the upload of a deck to its completed deal, page pictures included. */
export async function measureUpload(pdf: Uint8Array, rounds: number): Promise<{ first: number; median: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firstread-bench-'))
  const app = await buildApp(
    readConfig({ DATA_DIR: dataDir, PORT: String(await findFreePort()), RELAY_SMTP_PORT: '0', LOG_LEVEL: 'error' }),
  )
  try {
    const address = await app.start()
    if (address === null) throw new Error('The server listens nowhere.')
    const client = new LocalClient(address)
    await joinFirstread(app, client, person)
    const file = { name: 'deck.pdf', bytes: new Uint8Array(pdf) }
    const times: number[] = []
    for (let round = 1; round <= rounds; round++) {
      times.push(await measureMs(() => uploadAndWait(client, `Round ${round}`, file)))
    }
    return { first: times[0] ?? 0, median: computeMedian(times) }
  } finally {
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function uploadAndWait(
  client: LocalClient,
  name: string,
  file: { name: string; bytes: Uint8Array<ArrayBuffer> },
) {
  await client.upload({ deal_name: name }, file)
  for (;;) {
    const deal = (await client.call(dealEndpoints.list, { query: {} })).find((one) => one.name === name)
    if (deal?.status === 'completed') return
    if (deal?.status === 'failed') throw new Error(`The deal failed: ${deal.status_detail}`)
    await pause(betweenLooksMs)
  }
}
