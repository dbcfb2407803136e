import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dealEndpoints, type OpenFields } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { passwordPdf, textDeckPdf } from '#samples/bad-inputs.ts'
import { deckForm, sampleDeck, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type DocSendStandIn, startDocSendStandIn } from '#server/testing/docsend-stand-in/start-docsend-stand-in.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let docSend: DocSendStandIn
let app: TestApp
let member: Member
beforeAll(async () => {
  docSend = await startDocSendStandIn()
  app = await startTestApp({ config: { linkOrigins: docSend.linkOrigins } })
  member = await app.member()
})
afterAll(async () => {
  await app.stop()
  await docSend.stop()
})

async function addLink(path: string): Promise<Uploaded> {
  const form = deckForm({ deal_name: 'Inkwharf', external_source: `https://docsend.com${path}` })
  const uploaded = await sendDeck(app, member.token, form)
  await untilDone(app, member.token, uploaded.deal_id)
  return uploaded
}

const getDeal = ({ deal_id }: Uploaded) => app.call(dealEndpoints.get, { params: { dealId: deal_id } }, member.token)

/** Gives what a deal asks for, and returns the deal as it is after that. */
async function give({ deal_id }: Uploaded, body: OpenFields) {
  await app.call(dealEndpoints.open, { params: { dealId: deal_id }, body }, member.token)
  return untilDone(app, member.token, deal_id)
}

/** The first page of a sample deck as an image. */
async function renderCover(name: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const stop = new AbortController()
  const onImage = async ({ page, webp }: { page: number; webp: Uint8Array }) => {
    if (page !== 1) return
    resolve(webp)
    stop.abort()
  }
  const { reader } = app.services
  reader.images(await sampleDeck(name), { width: 1200, onImage, signal: stop.signal }).catch(reject)
  return sharp(await promise)
    .png()
    .toBuffer()
}

const listDocuments = async ({ pitch_deck_id }: Uploaded) =>
  (await app.call(deckEndpoints.get, { params: { uuid: pitch_deck_id } }, member.token)).documents

it('page images behind an address, a passcode and an agreement become a memo; what was given is forgotten', async () => {
  const agreement = ['You keep what you read to yourself.']
  const pages = [await renderCover('saas-seed')]
  docSend.decks.set('gated', { title: 'Inkwharf Seed', pages, asksEmail: true, passcode: 'quay 9', agreement })
  const uploaded = await addLink('/view/gated')
  expect(await getDeal(uploaded)).toMatchObject({ status: 'failed', source: 'link', needs: { kind: 'email' } })
  expect(await give(uploaded, { email: member.email })).toMatchObject({ needs: { kind: 'passcode' } })
  expect(await give(uploaded, { passcode: 'quay 8' })).toMatchObject({
    status: 'failed',
    status_detail: 'This passcode is not right. Check it with the sender, and enter it again.',
    needs: { kind: 'passcode' },
  })
  const asked = await give(uploaded, { passcode: 'quay 9' })
  expect(asked).toMatchObject({ needs: { kind: 'nda', text: agreement[0] } })
  const done = await give(uploaded, { accept_nda: true })
  expect(done).toMatchObject({ status: 'completed', status_detail: '', needs: null, documents_count: 1 })

  const [document] = await listDocuments(uploaded)
  expect(document).toMatchObject({ name: 'Inkwharf Seed.pdf', content_type: 'application/pdf' })
  const file = await app.fetch(`/api/pitch_decks/${uploaded.pitch_deck_id}/file/`, {}, member.token)
  const sha256 = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex')
  expect(document?.sha256).toBe(sha256)
  const memo = await app.call(memoEndpoints.get, { params: { id: uploaded.generated_answer_id } }, member.token)
  expect(memo.validated_response['General information']).toMatchObject({ 'Company Name': { value: 'Inkwharf' } })

  const { db } = app.services
  const accepted = await db.selectFrom('nda_acceptance').selectAll().execute()
  expect(accepted).toMatchObject([{ body: agreement[0], accepted_by: member.userId, accepted_at: expect.any(Date) }])
  expect(await db.selectFrom('link_visit').selectAll().execute()).toEqual([])
  expect(JSON.stringify(await db.selectFrom('deal').selectAll().execute())).not.toContain('quay')
})

it('a code by email opens a room, of which one deck is chosen', async () => {
  const bytes = textDeckPdf(5)
  docSend.decks.set('deck', { title: 'The deck', file: { bytes, name: 'deck.pdf' } })
  docSend.decks.set('model', { title: 'The model', file: { bytes: textDeckPdf(2), name: 'm.pdf' } })
  docSend.decks.set('room', { title: 'Room', room: ['model', 'deck'], asksEmail: true, sendsCode: true })
  const uploaded = await addLink('/s/room')
  expect(await give(uploaded, { email: member.email })).toMatchObject({ needs: { kind: 'code' } })
  const room = await give(uploaded, { code: docSend.codes.get(member.email) })
  const choices = [
    { id: '/view/s/room/d/model', name: 'The model' },
    { id: '/view/s/room/d/deck', name: 'The deck' },
  ]
  expect(room.needs).toEqual({ kind: 'choice', choices })
  expect(await give(uploaded, { choice: '/view/s/room/d/deck' })).toMatchObject({
    status: 'completed',
    status_detail: '',
  })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(await listDocuments(uploaded)).toMatchObject([{ name: 'The deck.pdf', sha256 }])
})

it('a refusal is told, a retry opens the link again, and a PDF behind it asks for its own password', async () => {
  const file = { bytes: passwordPdf(), name: 'deck.pdf' }
  docSend.decks.set('later', { title: 'Deck', file, fault: 'forbidden' })
  const uploaded = await addLink('/view/later')
  const refused = await getDeal(uploaded)
  expect(refused).toMatchObject({
    status: 'failed',
    status_detail: 'DocSend did not let Firstread in. Open the link, save the deck as PDF, and add it here.',
    needs: null,
  })
  await expect(give(uploaded, { passcode: 'quay' })).rejects.toMatchObject({ status: 409 })
  expect(await listDocuments(uploaded)).toEqual([])
  docSend.decks.set('later', { title: 'Deck', file })
  await app.call(dealEndpoints.retry, { params: { dealId: uploaded.deal_id } }, member.token)
  expect(await untilDone(app, member.token, uploaded.deal_id)).toMatchObject({ needs: { kind: 'password' } })
  const visits = docSend.asked.length
  expect(await give(uploaded, { password: 'open-sesame' })).toMatchObject({ status: 'completed', status_detail: '' })
  expect(docSend.asked).toHaveLength(visits)
})
