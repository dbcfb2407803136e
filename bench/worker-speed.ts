import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { listDeals, signUp, upload } from '../tests/durability/api-client.ts'
import { startManyMachines } from '../tests/durability/faults/fleet.ts'
import { measureMs } from './rounds.ts'

const pages = 20
const lookMs = 200

export type WorkerSpeed = { workers: number; seconds: number; decksAMinute: number }

/** How long each number of worker processes takes for decks that come all at once, over one PostgreSQL and one S3 server of this machine. */
export async function measureWorkers(
  counts: readonly number[],
  decks: number,
): Promise<{ cores: number; speeds: WorkerSpeed[] }> {
  const speeds: WorkerSpeed[] = []
  for (const workers of counts) {
    const seconds = await measureSeconds(workers, decks)
    speeds.push({ workers, seconds, decksAMinute: (decks / seconds) * 60 })
  }
  return { cores: availableParallelism(), speeds }
}

async function measureSeconds(workers: number, decks: number): Promise<number> {
  const fleet = await startManyMachines({ webs: 1, workers })
  try {
    const [addresses] = await Promise.all(fleet.members.map((member) => member.waitUntilReady()))
    if (!addresses) throw new Error('No process serves.')
    const token = await signUp(addresses)
    const send = (name: string) => upload(addresses.url, token, name, new Uint8Array(textDeckPdf(pages)))
    // Each process loads the reader and the engine with its first deck.
    await Promise.all(Array.from({ length: workers * 2 }, (_, n) => send(`First ${n}`)))
    await waitUntilOver(addresses.url, token)
    const ms = await measureMs(async () => {
      await Promise.all(Array.from({ length: decks }, (_, n) => send(`Deck ${n}`)))
      await waitUntilOver(addresses.url, token)
    })
    return ms / 1000
  } finally {
    await fleet.close()
  }
}

async function waitUntilOver(url: string, token: string): Promise<void> {
  for (;;) {
    const deals = await listDeals(url, token)
    const failed = deals.find(({ status }) => status === 'failed')
    if (failed) throw new Error(`A deal failed: ${failed.status_detail}`)
    if (deals.every(({ status }) => status === 'completed')) return
    await pause(lookMs)
  }
}
