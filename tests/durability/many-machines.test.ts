import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { healthEndpoints } from '#contract/health.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { postgresPrograms } from '#server/testing/postgres-server.ts'
import { call, download, signUp, upload } from './api-client.ts'
import { type Fleet, startManyMachines } from './faults/fleet.ts'

describe.skipIf(postgresPrograms === null)(
  'two serving processes and two workers over one database and one bucket',
  () => {
    let fleet: Fleet
    beforeAll(async () => {
      fleet = await startManyMachines({ webs: 2, workers: 2 })
    })
    afterAll(() => fleet.close())

    test('a deck that one takes is followed at the other, and both serve what the workers made', async () => {
      const [first, second] = await Promise.all(
        fleet.members.filter(({ serves }) => serves).map((member) => member.waitUntilReady()),
      )
      if (!first || !second) throw new Error('Two processes are to serve.')
      const token = await signUp(first)
      const events = await fetch(`${second.url}${dealEndpoints.events.path}`, {
        headers: { authorization: `Token ${token}`, accept: 'text/event-stream' },
      })
      const pdf = new Uint8Array(await readFile(new URL('../../samples/pdf/saas-seed.pdf', import.meta.url)))
      const { deal_id, pitch_deck_id, generated_answer_id } = await upload(first.url, token, 'Many machines', pdf)
      await waitForCompleted(events, deal_id)
      for (const { url } of [first, second]) {
        expect((await download(url, token, `/api/pitch_decks/${pitch_deck_id}/file/`)).equals(pdf)).toBe(true)
        const picture = await download(url, token, `/api/pitch_decks/${pitch_deck_id}/pages/1/image/`)
        expect(picture.subarray(8, 12).toString()).toBe('WEBP')
        const memo = await call(url, `/api/generated_answers/${generated_answer_id}/`, {}, token)
        expect(memoEndpoints.get.response.parse(memo)).toMatchObject({ deal: { deal_id } })
      }
    })

    test('a worker that is asked to stop ends, and the others go on', async () => {
      const [web, , worker] = fleet.members
      if (!web || !worker) throw new Error('A process is missing.')
      const { url } = await web.waitUntilReady()
      await worker.waitUntilReady()
      await worker.stop()
      expect((await fetch(`${url}${healthEndpoints.ready.path}`)).status).toBe(200)
      worker.start()
      await worker.waitUntilReady()
    })
  },
)

/** Reads events until one says that the deal is completed. */
async function waitForCompleted(events: Response, dealId: string): Promise<void> {
  if (!events.body) throw new Error('No events came.')
  let text = ''
  for await (const part of events.body.pipeThrough(new TextDecoderStream())) {
    text += part
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    if (lines.some((line) => line.includes(dealId) && line.includes('"completed"'))) return
  }
  throw new Error('The events ended before the deal was completed.')
}
