import { Readable } from 'node:stream'
import { v7 as uuid } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { activityEndpoints } from '#contract/activity.ts'
import { askDeckEndpoints } from '#contract/ask-deck.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { describeEngine } from '#contract/made-with-text.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { noTextPdf, textDeckPdf } from '#samples/bad-inputs.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type AppWithModel, startAppWithModel } from '#server/testing/app-with-model.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import {
  deckForm,
  sampleDeck,
  sendDeck,
  sendSample,
  type Uploaded,
  untilDeal,
  untilDone,
} from '#server/testing/deck-calls.ts'
import { factSaid, sayingFacts } from '#server/testing/model-script.ts'
import type { ModelStandIn, Scripted } from '#server/testing/model-stand-in/model-stand-in.ts'
import type { SeenRequest } from '#server/testing/model-stand-in/wire-format.ts'
import type { Member, TestApp } from '#server/testing/test-app.ts'
import { receiveUpdate } from '../deals/receive-update.ts'
import { getDeckKey } from '../decks/deck-files.ts'
import { startVersion } from '../decks/start-version.ts'
import { completeMemo } from '../memos/complete-memo.ts'

const label = 'OpenAI-compatible listening-model'
const answers = sayingFacts([factSaid('customers', '86', 5, '86 paying customers')])
let script: (request: SeenRequest) => Scripted = answers
let standIn: ModelStandIn
let close: AppWithModel['close'] | undefined
let app: TestApp
let member: Member

beforeAll(async () => {
  ;({ app, standIn, close, member } = await startAppWithModel('listening-model', (request) => script(request), {
    modelShare: 10_000_000,
  }))
})
afterEach(() => {
  script = answers
  standIn.seen.length = 0
})
afterAll(() => close?.())

const change = (dealId: string, body: { no_model?: boolean; name?: string }, token = member.token) =>
  app.call(dealEndpoints.change, { params: { dealId }, body }, token)
const memoOf = ({ generated_answer_id: id }: Uploaded) => app.call(memoEndpoints.get, { params: { id } }, member.token)
const ask = ({ generated_answer_id: id }: Uploaded) =>
  app.call(askDeckEndpoints.ask, { params: { id }, body: { question: 'How many customers pay?' } }, member.token)
const done = ({ deal_id }: Uploaded) => untilDone(app, member.token, deal_id)
const activityOf = async ({ deal_id: dealId }: Uploaded) =>
  (await app.call(activityEndpoints.list, { params: { dealId }, query: {} }, member.token)).map(({ text }) => text)

const textDeck = () => new Uint8Array(textDeckPdf(1))
const job = (): Ctx => ({ ...app.services, actor: { type: 'job', name: 'test' } })

async function sendKept(name: string, pdf: Uint8Array<ArrayBuffer>): Promise<Uploaded> {
  const form = deckForm({ deal_name: name, no_model: 'true', pdf_file: pdf })
  const uploaded = await sendDeck(app, member.token, form)
  expect(await done(uploaded)).toMatchObject({ status: 'completed', no_model: true, asks_model: false })
  return uploaded
}

async function addVersion({ pitch_deck_id: uuid }: Uploaded): Promise<void> {
  const path = deckEndpoints.addVersion.path.replace(':uuid', uuid)
  const init = { method: 'POST', body: deckForm({ pdf_file: new Uint8Array(noTextPdf()) }) }
  expect((await app.fetch(path, init, member.token)).status).toBe(201)
}

/** A newer deck as an answer by email brings it. */
async function receiveVersion(dealId: string): Promise<void> {
  const deckId = uuid()
  const storageKey = getDeckKey(deckId)
  const stored = await app.services.files.putStream(storageKey, Readable.from([Buffer.from(textDeckPdf(2))]))
  const file = { name: 'Deck.pdf', contentType: 'application/pdf', storageKey, ...stored }
  const origin = { kind: 'file', file, pageCount: 2 } as const
  await startVersion(job(), { dealId, deckId, workspaceId: member.workspaceId, origin, createdBy: null })
}

// Each one reads and draws a whole deck.
describe('a deal that is kept from models', () => {
  it('is heard of by none: memo, question, update, retry, and a version that only a model could read; strangers don’t switch it', async () => {
    const before = standIn.calls()
    const deal = await sendKept('Kept', await sampleDeck('saas-seed'))
    expect(describeEngine((await memoOf(deal)).model)).toBe(
      'Made by rules, without a model: this deal is kept from models',
    )
    expect(await ask(deal)).toMatchObject({ engine: 'offline', note: 'This deal is kept from models.' })
    const params = { uuid: deal.pitch_deck_id }
    await app.call(deckEndpoints.addUpdate, { params, body: { additional_data: 'June: 90 customers.' } }, member.token)
    await done(deal)
    await app.call(dealEndpoints.regenerate, { params: { dealId: deal.deal_id } }, member.token)
    await done(deal)
    await app.services.db.updateTable('deal').set({ status: 'failed' }).where('deal_id', '=', deal.deal_id).execute()
    await app.call(dealEndpoints.retry, { params: { dealId: deal.deal_id } }, member.token)
    await done(deal)
    await addVersion(deal)
    await done(deal)
    expect((await memoOf(deal)).model?.kept).toEqual({ sent_before: [] })
    expect(standIn.calls()).toBe(before)
    const { token } = await app.member()
    await expect(change(deal.deal_id, { no_model: false }, token)).rejects.toMatchObject({ status: 404 })
    const regenerate = app.call(dealEndpoints.regenerate, { params: { dealId: deal.deal_id } }, token)
    await expect(regenerate).rejects.toMatchObject({ status: 404 })
  })

  it('stops the request that is under way, deletes what was answered, and has a memo of the rules', async () => {
    script = (request) => (standIn.seen.length === 1 ? answers(request) : 'hang')
    const deal = await sendSample(app, member.token, 'saas-seed')
    await untilDeal(app, member.token, deal.deal_id, ({ asks_model }) => asks_model)
    await expect.poll(() => standIn.seen.length).toBeGreaterThan(1)
    const asked = standIn.seen.length
    expect(await change(deal.deal_id, { no_model: true })).toMatchObject({ no_model: true, asks_model: false })
    const steps = app.services.db.selectFrom('job_step').where('step', 'like', 'model %').select('step')
    expect(await steps.execute()).toEqual([])
    // Taking it back does not bring the model into the memo that is being made.
    await change(deal.deal_id, { no_model: false })
    await done(deal)
    const memo = await memoOf(deal)
    expect(memo.model).toMatchObject({ calls: 0, failed: null, kept: { sent_before: [label] } })
    expect(JSON.stringify(memo.validated_response)).not.toContain('llm/')
    expect(memo.flags.signals.filter(({ key }) => key === 'Language model')).toEqual([])
    expect(standIn.seen).toHaveLength(asked)
    expect(await activityOf(deal)).toContain(
      `${member.email} kept the deal from language models; before, it was sent to ${label}.`,
    )
  })

  it('has a memo that a model wrote regenerated by rules, with the edits; allowed again, nothing is sent until it is regenerated', async () => {
    const deal = await sendSample(app, member.token, 'saas-seed')
    await done(deal)
    const written = await memoOf(deal)
    expect(written.model).toMatchObject({ failed: null })
    const fields = written.validated_response
    fieldIn(fields, 'Fundraising', 'Amount Raising').value = '$9.9M'
    const params = { id: deal.generated_answer_id }
    await app.call(memoEndpoints.save, { params, body: { validated_response: fields } }, member.token)
    standIn.seen.length = 0
    expect(await change(deal.deal_id, { no_model: true })).toMatchObject({ status: 'in_progress' })
    await done(deal)
    const byRules = await memoOf(deal)
    expect(describeEngine(byRules.model)).toBe(
      `Made by rules, without a model: this deal is kept from models. Before, it was sent to ${label}.`,
    )
    expect(fieldIn(byRules.validated_response, 'Fundraising', 'Amount Raising').value).toBe('$9.9M')
    expect(await change(deal.deal_id, { no_model: false })).toMatchObject({ status: 'completed', no_model: false })
    expect(await ask(deal)).toMatchObject({ engine: 'offline', note: expect.stringContaining('Regenerate its memo') })
    const answer = { updateId: uuid(), dealId: deal.deal_id, createdBy: null, at: new Date() }
    await receiveUpdate(job(), {
      ...answer,
      origin: 'answer',
      sender: 'mara@inkwharf.example',
      text: 'We now have 91.',
    })
    await done(deal)
    expect((await memoOf(deal)).additional_data).toBe('We now have 91.')
    await receiveVersion(deal.deal_id)
    await done(deal)
    expect((await memoOf(deal)).model).toMatchObject({ kept: { sent_before: [label] } })
    expect(standIn.seen).toEqual([])
    await app.call(dealEndpoints.regenerate, { params: { dealId: deal.deal_id } }, member.token)
    await done(deal)
    expect((await memoOf(deal)).model).not.toHaveProperty('kept')
    expect(standIn.seen.length).toBeGreaterThan(0)
    expect(await activityOf(deal)).toEqual(
      expect.arrayContaining([
        `${member.email} allowed language models for the deal.`,
        `${member.email} had the memo regenerated.`,
      ]),
    )
  })

  it('has a memo of the rules where it was kept between the last answer and the memo', async () => {
    const deal = await sendKept('Late', textDeck())
    const { db } = app.services
    await db.updateTable('deal').set({ status: 'in_progress' }).where('deal_id', '=', deal.deal_id).execute()
    await db.updateTable('deal').set({ model_state: 'kept' }).where('deal_id', '=', deal.deal_id).execute()
    const tokens = { input_tokens: 9, output_tokens: 9, cost: null, seconds: 1 }
    const model = { label, calls: 4, ...tokens, failed: null }
    await completeMemo(job(), deal.deal_id, { ...(await memoOf(deal)), language: 'en' }, { updateIds: [], model })
    expect(await done(deal)).toMatchObject({ status: 'completed' })
    expect((await memoOf(deal)).model).toMatchObject({ calls: 0, kept: { sent_before: [] } })
  })

  it('gives up a question that waits for its answer', async () => {
    const deal = await sendSample(app, member.token, 'saas-seed')
    await done(deal)
    script = () => 'hang'
    standIn.seen.length = 0
    const answer = ask(deal)
    await expect.poll(() => standIn.seen.length).toBe(1)
    await change(deal.deal_id, { no_model: true })
    expect(await answer).toMatchObject({ engine: 'offline', note: 'This deal is kept from models.' })
    await done(deal)
    expect(standIn.seen).toHaveLength(1)
  })

  it('stays so once it is allowed, also where no memo was made meanwhile, and names a model that refused what it was sent', async () => {
    script = () => ({ status: 403, message: 'No.' })
    const deal = await sendDeck(app, member.token, deckForm({ deal_name: 'Refused', pdf_file: textDeck() }))
    await done(deal)
    expect(await memoOf(deal)).toMatchObject({ model: { calls: 0, failed: expect.stringContaining('refused') } })
    await change(deal.deal_id, { no_model: true })
    await change(deal.deal_id, { no_model: false })
    expect(await activityOf(deal)).toContain(
      `${member.email} kept the deal from language models; before, it was sent to ${label}.`,
    )
    script = answers
    standIn.seen.length = 0
    await receiveVersion(deal.deal_id)
    expect(await done(deal)).toMatchObject({ status: 'completed' })
    expect(standIn.seen).toEqual([])
  })

  it('is in the midst of the work where its workspace keeps all, and stays so to the end of its memo', async () => {
    script = (request) => (standIn.seen.length === 1 ? answers(request) : 'hang')
    const deal = await sendSample(app, member.token, 'saas-seed')
    await expect.poll(() => standIn.seen.length).toBeGreaterThan(1)
    const asked = standIn.seen.length
    const params = { id: member.workspaceId }
    for (const no_model of [true, false])
      await app.call(workspaceEndpoints.update, { params, body: { name: 'Fund', no_model } }, member.token)
    const steps = app.services.db.selectFrom('job_step').where('step', 'like', 'model %').select('step')
    expect(await steps.execute()).toEqual([])
    await done(deal)
    expect((await memoOf(deal)).model).toMatchObject({ calls: 0, kept: { sent_before: [label] } })
    expect(standIn.seen).toHaveLength(asked)
  })

  it('can be each one of a workspace, whichever way it came in', async () => {
    const other = await app.member()
    const id = other.workspaceId
    const body = { name: 'Quiet Fund', no_model: true }
    expect(await app.call(workspaceEndpoints.update, { params: { id }, body }, other.token)).toMatchObject({
      no_model: true,
    })
    const before = standIn.calls()
    const deal = await sendSample(app, other.token, 'saas-seed')
    expect(await untilDone(app, other.token, deal.deal_id)).toMatchObject({ status: 'completed', no_model: false })
    const memo = await app.call(memoEndpoints.get, { params: { id: deal.generated_answer_id } }, other.token)
    expect(memo.model).toMatchObject({ kept: { sent_before: [] } })
    expect(standIn.calls()).toBe(before)
  })
})
