import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deckEndpoints } from '#contract/decks.ts'
import { foundersMailEndpoints } from '#contract/founders-mail.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import { addSlide, finishPdf, newPdf, write } from '#samples/pdfkit-deck.ts'
import { fieldIn, founderFieldIn } from '#server/testing/blank-memo.ts'
import { deckForm, sendDeck, sendSample, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** A page without an address. */
function silentDeck(): Uint8Array {
  const doc = newPdf({ title: '', author: '', date: new Date('2026-01-15T09:00:00Z') })
  addSlide(doc, '#ffffff')
  write(
    doc,
    'Storage for small grids',
    { x: 56, y: 240, width: 848 },
    { font: 'Helvetica', size: 40, color: '#222222' },
  )
  return finishPdf(doc)
}

describe('the addresses of a deal', () => {
  let app: TestApp
  let member: Member
  let uploaded: Uploaded
  beforeAll(async () => {
    app = await startTestApp()
    member = await app.member()
    const update = `From: Partner <lena@advisor.test>\nTo: ${member.email}\nCc: MAREN@inkwharf.io`
    uploaded = await sendSample(app, member.token, 'saas-seed', update)
    await untilDone(app, member.token, uploaded.deal_id)
  })
  afterAll(() => app.stop())

  const addresses = () => app.call(foundersMailEndpoints.addresses, { query: { deal: uploaded.deal_id } }, member.token)

  it('come from the memo and the updates, without the caller’s own', async () => {
    expect(await addresses()).toEqual(['maren@inkwharf.io', 'lena@advisor.test'])
  })

  it('follow what people change in the memo', async () => {
    const params = { id: uploaded.generated_answer_id }
    const { validated_response } = (await app.call(memoEndpoints.get, { params }, member.token)) as Memo
    fieldIn(validated_response, 'General information', 'Contact Email').value = 'hello@inkwharf.io'
    founderFieldIn(validated_response, 0, 'Email').value = 'maren.private@mail.test'
    await app.call(memoEndpoints.save, { params, body: { validated_response } }, member.token)
    expect(await addresses()).toEqual([
      'hello@inkwharf.io',
      'MAREN@inkwharf.io',
      'maren.private@mail.test',
      'lena@advisor.test',
    ])
  })

  it('come from all updates, the newest first', async () => {
    const params = { uuid: uploaded.pitch_deck_id }
    const body = { additional_data: 'Our CFO: cfo@advisor.test' }
    await app.call(deckEndpoints.addUpdate, { params, body }, member.token)
    const found = await addresses()
    expect(found.slice(-2)).toEqual(['cfo@advisor.test', 'lena@advisor.test'])
    await untilDone(app, member.token, uploaded.deal_id)
  })

  it('fill the Contact Email of a deck without one where the update says to write to it, and list the others', async () => {
    const deck = new Uint8Array(silentDeck())
    const update = `From: ${member.email}\nCc: bob@otherfund.test\nWrite to cy@hazelgrid.test for the model.`
    const form = deckForm({ deal_name: 'Hazelgrid', pdf_file: deck, additional_data: update })
    const sent = await sendDeck(app, member.token, form)
    await untilDone(app, member.token, sent.deal_id)
    const found = await app.call(foundersMailEndpoints.addresses, { query: { deal: sent.deal_id } }, member.token)
    const params = { id: sent.generated_answer_id }
    const { validated_response } = (await app.call(memoEndpoints.get, { params }, member.token)) as Memo
    expect(found).toEqual(['cy@hazelgrid.test', 'bob@otherfund.test'])
    expect(fieldIn(validated_response, 'General information', 'Contact Email')).toMatchObject({
      value: 'cy@hazelgrid.test',
      validated: true,
      source: { in1: null, in2: 'cy@hazelgrid.test', value: 'most_recent_update' },
    })
  })

  it('get emails that a server without a mail transport keeps, and says so', async () => {
    const query = { deal: uploaded.deal_id }
    const mail = { kind: 'pass' as const, subject: 'Thanks', body: 'Not now.' }
    const body = { deal: uploaded.deal_id, to: ['maren@inkwharf.io'], ...mail }
    await app.call(foundersMailEndpoints.send, { body }, member.token)
    const newest = async () => (await app.call(foundersMailEndpoints.list, { query }, member.token))[0]
    const detail = 'SMTP_URL is not set, so the email was saved in the outbox folder and not sent.'
    await expect.poll(newest).toMatchObject({ status: 'sent', status_detail: detail })
    expect((await app.emails('maren@inkwharf.io'))[0]).toMatchObject({
      subject: 'Thanks',
      text: expect.stringMatching(/^Not now\./),
    })
  })
})
