import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { deckForm, sendDeck, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getDeckKey } from './deck-files.ts'
import { noteUpload } from './decks-store.ts'
import { discardFiles } from './discard-files.ts'

let app: TestApp
let member: Member
beforeAll(async () => {
  app = await startTestApp()
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
