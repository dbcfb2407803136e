import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { allJobs } from '#server/all-jobs.ts'
import { deckForm, sampleDeck, sendDeck, sendSample, untilDone } from '#server/testing/deck-calls.ts'
import { gatedReader } from '#server/testing/gated-reader.ts'
import { openSmallDisk } from '#server/testing/small-disk.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

const disk = openSmallDisk(16)
const full = 'the server’s disk is full. Try again later, or tell your administrator.'

// A disk of its own needs root; elsewhere there is nothing to fill.
describe.skipIf(disk === null)('a full disk', () => {
  let app: TestApp
  let member: Member
  const gate = gatedReader(createDeckReader({ pages: 150, seconds: 60, memoryMb: 512 }))
  const folder = disk?.folder ?? ''
  beforeAll(async () => {
    const config = { dataDir: folder, storage: { kind: 'folder' as const, folder: join(folder, 'files') } }
    // Every try fails the same way here, so none waits long for the next.
    const jobs = allJobs.map((one) => ({ ...one, queue: { ...one.queue, retryDelay: 0 } }))
    app = await startTestApp({ config, reader: gate.reader, jobs })
    member = await app.member()
  })
  afterAll(async () => {
    disk?.empty()
    await app.stop()
    disk?.remove()
  })
  const files = () =>
    readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.lock'))
      .map((entry) => entry.name)

  it('refuses an upload in words, keeps nothing of it, and takes it when there is room', async () => {
    const form = async (padding = 0) => {
      const deck = await sampleDeck('saas-seed')
      const padded = new Uint8Array(deck.length + padding)
      padded.set(deck)
      return deckForm({ deal_name: 'Too much', pdf_file: padded })
    }
    disk?.fill(40_000)
    // The larger one is still arriving when the room runs out.
    for (const padding of [0, 8_000_000]) {
      await expect(sendDeck(app, member.token, await form(padding))).rejects.toMatchObject({
        status: 507,
        message: `Could not store the file: ${full}`,
      })
      expect(files()).toEqual([])
    }
    disk?.empty()
    const { deal_id } = await sendDeck(app, member.token, await form())
    gate.letGo()
    expect(await untilDone(app, member.token, deal_id)).toMatchObject({ status: 'completed' })
  })

  it('fails a deal whose page images do not fit, with the reason; it can be tried again', async () => {
    const { images } = app.services.reader
    app.services.reader.images = async (...input) => {
      disk?.fill()
      return images(...input)
    }
    const { deal_id } = await sendSample(app, member.token, 'marketplace-kpis')
    expect(await untilDone(app, member.token, deal_id)).toMatchObject({
      status: 'failed',
      status_detail: `Could not store the file: ${full}`,
    })
    disk?.empty()
    app.services.reader.images = images
    await app.call(dealEndpoints.retry, { params: { dealId: deal_id } }, member.token)
    expect(await untilDone(app, member.token, deal_id)).toMatchObject({ status: 'completed' })
  })

  it('answers a sign-up whose email can not be kept, and leaves no half of it', async () => {
    const before = readdirSync(join(folder, 'outbox'))
    disk?.fill()
    await expect(app.signUp()).rejects.toMatchObject({ status: 507, message: `Could not store the email: ${full}` })
    disk?.empty()
    expect(readdirSync(join(folder, 'outbox'))).toEqual(before)
  })
})
