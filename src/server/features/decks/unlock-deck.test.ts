import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { memoEndpoints } from '#contract/memo.ts'
import * as bad from '#samples/bad-inputs.ts'
import type { Ctx } from '#server/platform/context.ts'
import { deckForm, sendDeck, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { unlockDeck } from './unlock-deck.ts'

let app: TestApp
let member: Member
beforeAll(async () => {
  app = await startTestApp()
  member = await app.member()
})
afterAll(() => app.stop())

const asks = {
  status: 'failed',
  status_detail: 'This PDF is protected by a password. Enter the password to read it.',
  needs: { kind: 'password' },
}

const wrong = 'This password does not open the PDF. Check it and try again.'

/** Uploads a PDF under a password and waits until its deal asks for it. */
async function sendLocked(file: Buffer) {
  const form = deckForm({ deal_name: 'Gravelow', pdf_file: new Uint8Array(file) })
  const uploaded = await sendDeck(app, member.token, form)
  const params = { dealId: uploaded.deal_id }
  const give = async (password: string) => {
    await app.call(dealEndpoints.open, { params, body: { password } }, member.token)
    return untilDone(app, member.token, params.dealId)
  }
  const retry = async () => {
    await app.call(dealEndpoints.retry, { params }, member.token)
    return untilDone(app, member.token, params.dealId)
  }
  return { uploaded, give, retry, deal: await untilDone(app, member.token, params.dealId) }
}

it('a PDF under a password asks for it, and is read, drawn and searched with it', async () => {
  const file = bad.aesPdf('pässwort €')
  const { uploaded, give, retry, deal } = await sendLocked(file)
  expect(uploaded.status).toBe('in_progress')
  expect(deal).toMatchObject(asks)
  await expect(give('passwort')).rejects.toMatchObject({ status: 422, fields: { password: wrong } })
  expect(await retry()).toMatchObject(asks)
  expect(await give('pässwort €')).toMatchObject({ status: 'completed', status_detail: '', needs: null })
  const params = { uuid: uploaded.pitch_deck_id }
  const deck = await app.call(deckEndpoints.get, { params }, member.token)
  expect(deck).toMatchObject({ page_count: 1, documents: [{ bytes: file.length }] })
  const image = await app.fetch(`/api/pitch_decks/${params.uuid}/pages/1/image/`, {}, member.token)
  expect(image.headers.get('content-type')).toBe('image/webp')
  const { words } = await app.call(deckEndpoints.pageText, { params: { ...params, n: 1 } }, member.token)
  const quote = words[0]?.text ?? ''
  const found = await app.call(deckEndpoints.locate, { params: { ...params, n: 1 }, query: { quote } }, member.token)
  expect(found.boxes.length).toBeGreaterThan(0)
  const memo = await app.call(memoEndpoints.get, { params: { id: uploaded.generated_answer_id } }, member.token)
  expect(memo.source.pitch_deck_id).toBe(params.uuid)
})

it('the file stays as it was received, and the password is stored nowhere', async () => {
  const file = bad.passwordPdf()
  const { uploaded, give } = await sendLocked(file)
  expect((await give('open-sesame')).status).toBe('completed')
  const answer = await app.fetch(`/api/pitch_decks/${uploaded.pitch_deck_id}/file/`, {}, member.token)
  const received = Buffer.from(await answer.arrayBuffer())
  const sha256 = createHash('sha256').update(received).digest('hex')
  expect(received.equals(file)).toBe(true)
  const deck = await app.call(deckEndpoints.get, { params: { uuid: uploaded.pitch_deck_id } }, member.token)
  expect(deck.documents).toMatchObject([{ sha256 }])
  const { db } = app.services
  const rows = await Promise.all([
    db.selectFrom('deal').selectAll().execute(),
    db.selectFrom('document').selectAll().execute(),
    db.selectFrom('job_step').selectAll().execute(),
  ])
  expect(JSON.stringify(rows)).not.toContain('open-sesame')
})

it('a deck that was deleted in the meantime leaves no copy behind', async () => {
  const { uploaded } = await sendLocked(bad.passwordPdf())
  const { reader, files } = app.services
  const { inspect } = reader
  reader.inspect = async (copy) => {
    reader.inspect = inspect
    await app.call(dealEndpoints.remove, { params: { dealId: uploaded.deal_id } }, member.token)
    return inspect(copy)
  }
  const ctx: Ctx = { ...app.services, actor: { type: 'job', name: 'test' } }
  await expect(unlockDeck(ctx, uploaded.pitch_deck_id, 'open-sesame')).rejects.toMatchObject({ code: 404 })
  await expect(files.getBytes(`decks/${uploaded.pitch_deck_id}/unlocked`)).rejects.toMatchObject({ code: 404 })
})

it('passwords can be tried five times an hour', async () => {
  const { give } = await sendLocked(bad.passwordPdf())
  for (const guess of ['1', '2', '3', '4', '5']) await expect(give(guess)).rejects.toMatchObject({ status: 422 })
  await expect(give('open-sesame')).rejects.toMatchObject({ status: 429 })
})
