import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dealEndpoints, type OpenFields } from '#contract/deals.ts'
import * as bad from '#samples/bad-inputs.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import type { DocSendDeck } from '#server/testing/docsend-stand-in/docsend-deck.ts'
import { type DocSendStandIn, startDocSendStandIn } from '#server/testing/docsend-stand-in/start-docsend-stand-in.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let docSend: DocSendStandIn
let app: TestApp
let member: Member
let later = 0
let deck: DocSendDeck
beforeAll(async () => {
  docSend = await startDocSendStandIn()
  app = await startTestApp({
    config: { linkOrigins: docSend.linkOrigins },
    now: () => new Date(Date.now() + later),
  })
  member = await app.member()
  const file = { bytes: bad.textDeckPdf(2), name: 'Inkwharf.pdf' }
  // It is counted, and its file taken instead.
  deck = { title: 'Inkwharf', pages: [new Uint8Array(1)], file }
})
afterAll(async () => {
  await app.stop()
  await docSend.stop()
})
beforeEach(() => {
  later = 0
  docSend.decks.clear()
})

async function sendLink(gates: Partial<DocSendDeck>): Promise<Uploaded> {
  docSend.decks.set('abc123', { ...deck, ...gates })
  const form = deckForm({ deal_name: 'Inkwharf', external_source: 'docsend.com/view/abc123' })
  const uploaded = await sendDeck(app, member.token, form)
  await untilOver(uploaded)
  return uploaded
}
const untilOver = ({ deal_id }: Uploaded) => untilDone(app, member.token, deal_id)
const give = ({ deal_id }: Uploaded, body: OpenFields, token = member.token) =>
  app.call(dealEndpoints.open, { params: { dealId: deal_id }, body }, token)
const giveAndWait = async (uploaded: Uploaded, body: OpenFields) => {
  expect(await give(uploaded, body)).toEqual({ status: 'in_progress' })
  return untilOver(uploaded)
}
const findStored = async ({ deal_id, pitch_deck_id }: Uploaded) => {
  const { db } = app.services
  const { given } = await db.selectFrom('deal').where('deal_id', '=', deal_id).select('given').executeTakeFirstOrThrow()
  const visit = await db.selectFrom('link_visit').where('deck_id', '=', pitch_deck_id).selectAll().executeTakeFirst()
  return { given, visit }
}

describe('what a link asks for', () => {
  it('is given one by one until the deck is there; then nothing of it is kept', async () => {
    const agreement = ['You keep the contents confidential.']
    const uploaded = await sendLink({ asksEmail: true, passcode: 'tide-42', agreement })
    expect(await giveAndWait(uploaded, { email: 'ana@fund.example' })).toMatchObject({ needs: { kind: 'passcode' } })
    const wrong = await giveAndWait(uploaded, { passcode: 'tide-41' })
    expect(wrong).toMatchObject({ status: 'failed', needs: { kind: 'passcode' } })
    expect(await findStored(uploaded)).toMatchObject({ given: null, visit: { email: 'ana@fund.example' } })
    const asked = await giveAndWait(uploaded, { passcode: 'tide-42' })
    expect(asked).toMatchObject({ needs: { kind: 'nda', text: expect.stringContaining('confidential') } })
    expect(await giveAndWait(uploaded, { accept_nda: true })).toMatchObject({ status: 'completed', needs: null })
    expect(await findStored(uploaded)).toEqual({ given: null, visit: undefined })
    const accepted = await app.services.db
      .selectFrom('nda_acceptance')
      .where('deck_id', '=', uploaded.pitch_deck_id)
      .select(['body', 'accepted_by', 'accepted_at'])
      .execute()
    expect(accepted).toEqual([{ body: asked.needs?.text, accepted_by: member.userId, accepted_at: expect.any(Date) }])
  })

  it('is stored in no clear form, neither in tables nor in jobs', async () => {
    const uploaded = await sendLink({ asksEmail: true, passcode: 'tide-42' })
    await giveAndWait(uploaded, { email: 'ana@fund.example' })
    const { services } = app
    const seen: string[] = []
    const { open } = services.secrets ?? {}
    if (!services.secrets || !open) throw new Error('The server has no secret of its own.')
    // The moment at which the job reads what was given.
    services.secrets.open = (sealed, owner) => {
      seen.push(sealed)
      return open(sealed, owner)
    }
    await giveAndWait(uploaded, { passcode: 'tide-42' })
    services.secrets.open = open
    expect(seen.length).toBeGreaterThan(0)
    const jobs = await services.db.selectFrom('job_step').selectAll().execute()
    expect(JSON.stringify([seen, jobs])).not.toContain('tide-42')
  })

  it('must be answered by the right field', async () => {
    const uploaded = await sendLink({ asksEmail: true, passcode: 'tide-42' })
    await expect(give(uploaded, { passcode: 'x' })).rejects.toMatchObject({
      status: 422,
      fields: { email: 'Email is required' },
    })
    await expect(give(uploaded, { email: 'no address' })).rejects.toMatchObject({ status: 422 })
    await giveAndWait(uploaded, { email: 'ana@fund.example' })
    await expect(give(uploaded, {})).rejects.toMatchObject({ fields: { passcode: 'Passcode is required' } })
  })

  it('of a room is one of its decks', async () => {
    for (const id of ['one', 'two']) docSend.decks.set(id, { ...deck, title: `Deck ${id}` })
    docSend.decks.set('room', { title: 'Room', room: ['one', 'two'] })
    const form = deckForm({ deal_name: 'Inkwharf', external_source: 'docsend.com/view/s/room' })
    const uploaded = await sendDeck(app, member.token, form)
    const { needs } = await untilOver(uploaded)
    expect(needs).toMatchObject({ kind: 'choice', choices: [{ name: 'Deck one' }, { name: 'Deck two' }] })
    await expect(give(uploaded, { choice: 'three' })).rejects.toMatchObject({
      fields: { choice: 'Choose one of the decks' },
    })
    const choice = needs?.choices?.[1]?.id ?? ''
    expect(await giveAndWait(uploaded, { choice })).toMatchObject({ status: 'completed' })
  })
})

it('may be tried five times in an hour; the sixth says when again', async () => {
  const uploaded = await sendLink({ passcode: 'tide-42' })
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await giveAndWait(uploaded, { passcode: 'wrong' })).toMatchObject({ needs: { kind: 'passcode' } })
  }
  await expect(give(uploaded, { passcode: 'tide-42' })).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/^Too many attempts\. Try again in (59|60) minutes\.$/),
  })
  later = 3_600_000
  expect(await giveAndWait(uploaded, { passcode: 'tide-42' })).toMatchObject({ status: 'completed' })
})

it('is refused where nothing is asked for, and to strangers', async () => {
  const uploaded = await sendLink({})
  await expect(give(uploaded, { passcode: 'x' })).rejects.toMatchObject({
    status: 409,
    message: 'Nothing is asked for: this deal is not waiting to be opened.',
  })
  const stranger = await app.member()
  await expect(give(uploaded, { passcode: 'x' }, stranger.token)).rejects.toMatchObject({ status: 404 })
})

it('is tried once of two members at the same moment', async () => {
  const uploaded = await sendLink({ passcode: 'tide-42' })
  const both = await Promise.allSettled([1, 2].map(() => give(uploaded, { passcode: 'tide-42' })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await untilOver(uploaded)).toMatchObject({ status: 'completed', documents_count: 1 })
})
