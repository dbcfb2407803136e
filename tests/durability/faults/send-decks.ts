import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { upload } from '../api-client.ts'
import type { Fleet } from './fleet.ts'

/** An upload that was answered with success. */
export type Acknowledged = { name: string; pdf: Buffer; dealId: string; deckId: string; memoId: string }

/** Every so many-th deck is a real one, of which a process takes its time. */
const realEvery = 4
const pauseMs = 250

/** The n-th deck; comments behind the end of a PDF change nothing but its bytes. */
async function makeDeck(n: number): Promise<Buffer> {
  const sample = new URL('../../../samples/pdf/saas-seed.pdf', import.meta.url)
  const pdf = n % realEvery === 0 ? await readFile(sample) : textDeckPdf(3)
  return Buffer.concat([pdf, Buffer.from(`\n% ${n}\n`)])
}

/**
 * Uploads the n-th deck until an upload is answered, each time under another name: an answer that a fault kept back leaves a deal of its
 * own. `random` chooses the process that is asked.
 */
export async function sendUntilAcknowledged(
  { members }: Fleet,
  token: string,
  n: number,
  random: () => number,
): Promise<Acknowledged> {
  const pdf = await makeDeck(n)
  const webs = members.filter(({ serves }) => serves)
  for (let attempt = 1; ; attempt += 1) {
    const name = `Deal ${n} try ${attempt}`
    const web = webs[Math.floor(random() * webs.length)]
    try {
      if (!web) throw new Error('No process serves.')
      const { url } = await web.waitUntilReady()
      const { deal_id, pitch_deck_id, generated_answer_id } = await upload(url, token, name, new Uint8Array(pdf))
      return { name, pdf, dealId: deal_id, deckId: pitch_deck_id, memoId: generated_answer_id }
    } catch (error) {
      if (!isFault(error)) throw error
      process.stdout.write(`${name} was not answered: ${String(error).slice(0, 160)}\n`)
      await pause(pauseMs)
    }
  }
}

/** Whether an upload failed as faults make them fail: the connection broke, or the database is away. */
const isFault = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && / was answered 503: /.test(error.message))
