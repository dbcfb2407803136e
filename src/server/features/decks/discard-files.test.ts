import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { allJobs } from '#server/all-jobs.ts'
import { deckForm, sendDeck, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getDeckKey } from './deck-files.ts'
import { noteUpload } from './decks-store.ts'
import { discardFiles, discardFilesQueue } from './discard-files.ts'

let app: TestApp
let member: Member
beforeAll(async () => {
  // What a store that is away fails is tried twice at once, not for a day.
  const hasty = { retries: 1, retryDelay: 0 }
  const jobs = allJobs.map((one) =>
    one.queue.name === discardFilesQueue.name ? { ...one, queue: { ...one.queue, ...hasty } } : one,
  )
  app = await startTestApp({ jobs })
  member = await app.member()
})
afterAll(() => app.stop())

const upload = () => sendDeck(app, member.token, deckForm({ deal_name: 'Next', pdf_file: new Uint8Array(noTextPdf()) }))
const isStored = (deckId: string) =>
  app.services.files.getBytes(getDeckKey(deckId)).then(
    () => true,
    () => false,
  )

it('what a crash left of an upload is removed by a later one, what is still arriving is not', async () => {
  const [crashed, arriving] = [member.userId, member.workspaceId]
  for (const deckId of [crashed, arriving]) {
    await app.services.files.putStream(getDeckKey(deckId), Readable.from([Buffer.from('%PDF-1.7')]))
  }
  await noteUpload(app.services.db, crashed, new Date(Date.now() - 7 * 3_600_000))
  await noteUpload(app.services.db, arriving, new Date())
  const { deal_id } = await upload()
  await untilDone(app, member.token, deal_id)
  await expect.poll(() => isStored(crashed)).toBe(false)
  expect(await isStored(arriving)).toBe(true)
  const left = await app.services.db.selectFrom('unfinished_upload').select('deck_id').execute()
  expect(left).toEqual([{ deck_id: arriving }])
})

it('the files of a deck that exists are never removed', async () => {
  const { deal_id, pitch_deck_id } = await upload()
  await untilDone(app, member.token, deal_id)
  await discardFiles({ ...app.services, actor: { type: 'job', name: 'test' } }, { deckId: pitch_deck_id })
  expect(await isStored(pitch_deck_id)).toBe(true)
})

it('the files of a deleted deal go with a later upload where the store was away for all tries, which last for a day', async () => {
  const { retries, retryDelay } = discardFilesQueue
  expect(retryDelay * (2 ** retries - 1)).toBeGreaterThan(24 * 3600)
  const { deal_id, pitch_deck_id } = await upload()
  await untilDone(app, member.token, deal_id)
  const away = vi.spyOn(app.services.files, 'deleteFolder').mockRejectedValue(new Error('The bucket is away.'))
  await app.call(dealEndpoints.remove, { params: { dealId: deal_id } }, member.token)
  const noted = () =>
    app.services.db.selectFrom('unfinished_upload').where('deck_id', '=', pitch_deck_id).select('deck_id').execute()
  await expect.poll(noted).toHaveLength(1)
  expect(away).toHaveBeenCalledTimes(2)
  expect(await isStored(pitch_deck_id)).toBe(true)
  away.mockRestore()
  await untilDone(app, member.token, (await upload()).deal_id)
  await expect.poll(() => isStored(pitch_deck_id)).toBe(false)
  await expect.poll(noted).toEqual([])
})
