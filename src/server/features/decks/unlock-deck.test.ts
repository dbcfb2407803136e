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

/** Uploads a PDF under a password and waits until its deal asks for it. */
async function sendLocked(file: Buffer) {
  const form = deckForm({ deal_name: 'Gravelow', pdf_file: new Uint8Array(file) })
  const uploaded = await sendDeck(app, member.token, form)
  const ctx: Ctx = { ...app.services, actor: { type: 'job', name: 'test' } }
  const unlock = (password: string) => unlockDeck(ctx, uploaded.pitch_deck_id, password)
  const retry = async () => {
    await app.call(dealEndpoints.retry, { params: { dealId: uploaded.deal_id } }, member.token)
    return untilDone(app, member.token, uploaded.deal_id)
  }
  return { uploaded, unlock, retry, deal: await untilDone(app, member.token, uploaded.deal_id) }
}

it('a PDF under a password asks for it, and is read, drawn and searched with it', async () => {
  const file = bad.aesPdf('pässwort €')
  const { uploaded, unlock, retry, deal } = await sendLocked(file)
  expect(deal).toMatchObject(asks)
  await expect(unlock('passwort')).rejects.toMatchObject({
    code: 422,
    fields: { password: 'This password does not open the PDF. Check it and try again.' },
  })
  expect(await retry()).toMatchObject(asks)
  await unlock('pässwort €')
  expect(await retry()).toMatchObject({ status: 'completed', status_detail: '', needs: null })
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
  const { uploaded, unlock, retry } = await sendLocked(file)
  await unlock('open-sesame')
  await retry()
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
  const { uploaded, unlock } = await sendLocked(bad.passwordPdf())
  const { reader } = app.services
  const { inspect } = reader
  reader.inspect = async (copy) => {
    reader.inspect = inspect
    await app.call(dealEndpoints.remove, { params: { dealId: uploaded.deal_id } }, member.token)
    return inspect(copy)
  }
  await expect(unlock('open-sesame')).rejects.toMatchObject({ code: 404 })
  await expect(app.services.files.getBytes(`decks/${uploaded.pitch_deck_id}/unlocked`)).rejects.toMatchObject({
    code: 404,
  })
})
