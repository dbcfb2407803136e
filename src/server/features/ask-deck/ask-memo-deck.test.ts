import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askDeckEndpoints } from '#contract/ask-deck.ts'
import { unstatedText } from '#engine/reasons/unstated-text.ts'
import { job } from '#server/platform/jobs/job.ts'
import { sendSample, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type ModelStandIn, type Scripted, startModelStandIn } from '#server/testing/model-stand-in/model-stand-in.ts'
import type { SeenRequest } from '#server/testing/model-stand-in/wire-format.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { makeMemoQueue } from '../memos/make-memo-queue.ts'

let standIn: ModelStandIn
let app: TestApp
let member: Member
let deal: Uploaded
const usual = (): Scripted => ({ text: '{"answer":[]}' })
let script: (request: SeenRequest) => Scripted = usual

// One deck for all: its memo is made before a model is set up.
beforeAll(async () => {
  standIn = await startModelStandIn((request) => script(request))
  app = await startTestApp({ modelLimits: { attempts: 4, firstWaitMs: 1, longestWaitMs: 20, seconds: 20 } })
  member = await app.member()
  deal = await sendSample(app, member.token, 'saas-seed', 'June: the Rotterdam office opened.')
  await untilDone(app, member.token, deal.deal_id)
})
afterAll(async () => {
  await app?.stop()
  await standIn?.close()
})

const ask = (question: string, token = member.token) =>
  app.call(askDeckEndpoints.ask, { params: { id: deal.generated_answer_id }, body: { question } }, token)

describe('a question without a model', () => {
  it('is answered with the deck’s words, its page and nothing else', async () => {
    const { passages, ...rest } = await ask('How many paying customers do they have?')
    expect(rest).toEqual({ answer: [], engine: 'offline' })
    expect(passages.length).toBeLessThanOrEqual(5)
    expect(passages[0]?.text).toContain('86')
    expect(passages[0]?.source.value).toMatch(new RegExp(`^pitch_deck/${deal.pitch_deck_id}\\?page=\\d+$`))
  })

  it('finds the update', async () => {
    expect((await ask('When did the Rotterdam office open?')).passages[0]?.source).toEqual({
      value: 'most_recent_update',
      quote: 'June: the Rotterdam office opened.',
    })
  })

  it('says so when the deck does not speak of it', async () => {
    const answer = await ask('Do they breed alpacas?')
    expect(answer).toEqual({ answer: [], passages: [], engine: 'offline', note: 'The deck does not say.' })
  })

  it('says of a field what the memo says of it', async () => {
    const answer = await ask('Do they have patents?')
    expect(answer).toEqual({ answer: [], passages: [], engine: 'offline', note: unstatedText })
    expect((await ask('Who are their channel partners?')).passages[0]?.source.value).toContain('?page=9')
  })

  it.each([
    ['', 'Ask a question.'],
    ['  \n ', 'Ask a question.'],
    ['x'.repeat(501), 'A question has at most 500 characters.'],
  ])('is refused as %j', async (question, message) => {
    await expect(ask(question)).rejects.toMatchObject({ status: 422, fields: { question: message } })
  })

  it('is no one else’s', async () => {
    const other = await app.member()
    await expect(ask('What is the ARR?', other.token)).rejects.toMatchObject({ status: 404 })
    const id = crypto.randomUUID()
    const lost = app.call(askDeckEndpoints.ask, { params: { id }, body: { question: 'ARR?' } }, member.token)
    await expect(lost).rejects.toMatchObject({ status: 404 })
  })
})

describe('a question of a workspace with a model', () => {
  beforeAll(() => {
    const provider = 'openai-compatible'
    app.services.config.modelShare = 1_000_000
    app.services.config.model = { provider, model: 'test-model', baseUrl: standIn.baseUrl(provider), apiKey: 'key-1' }
  })
  afterEach(() => {
    script = usual
    standIn.seen.length = 0
  })
  const question = 'How many paying customers do they have?'
  const saying =
    (text: string, quote: string) =>
    (request: SeenRequest): Scripted => {
      const id = /\[(p\d+)\][^\n]*86/.exec(request.texts.join('\n'))?.[1] ?? ''
      return { text: JSON.stringify({ answer: [{ text, sources: [{ id, quote }] }] }) }
    }

  it('has an answer that cites its page, over one request, which counts as used', async () => {
    script = saying('They have 86 paying customers.', '86 paying customers')
    const { answer, passages, engine, note } = await ask(question)
    expect(answer).toEqual([
      {
        text: 'They have 86 paying customers.',
        source: [{ value: expect.stringContaining('?page='), quote: '86 paying customers' }],
      },
    ])
    expect({ note, engine, shown: passages.length > 0 }).toEqual({
      note: undefined,
      engine: expect.stringContaining('test-model'),
      shown: true,
    })
    expect(standIn.seen).toHaveLength(1)
    expect(standIn.seen[0]?.texts.join('\n')).toContain(question)
    const used = await app.services.db
      .selectFrom('model_usage')
      .selectAll()
      .where('request', '=', 'answer a question')
      .execute()
    expect(used.map((row) => row.memo_id)).toEqual([deal.generated_answer_id])
  })

  it('is not put to the model where the memo says that nothing is stated', async () => {
    expect(await ask('Do they have patents?')).toMatchObject({ engine: 'offline', note: unstatedText })
    expect(standIn.seen).toEqual([])
  })

  it.each([
    ['a quote that no page has', 'They have 86 paying customers.', '86 paying customers in ten countries'],
    ['a number that its passage does not have', 'They have 860 paying customers.', '86 paying customers'],
  ])('has the passages and a note after %s', async (_what, text, quote) => {
    script = saying(text, quote)
    const answer = await ask(question)
    expect(answer.answer).toEqual([])
    expect(answer.passages[0]?.text).toContain('86')
    expect(answer.note).toMatch(/test-model said nothing that the deck proves\.$/)
  })

  it('has the passages and the reason when the model finds nothing or fails', async () => {
    expect((await ask(question)).note).toMatch(/test-model found no answer in the deck\.$/)
    script = () => ({ status: 401, message: 'bad key' })
    const { answer, passages, engine, note } = await ask(question)
    expect({ answer, engine }).toEqual({ answer: [], engine: 'offline' })
    expect(passages[0]?.text).toContain('86')
    expect(note).toMatch(/key/i)
    standIn.seen.length = 0
    script = () => ({ status: 503, message: 'down' })
    expect((await ask(question)).engine).toBe('offline')
    expect(standIn.seen, 'a person who waits gets two attempts').toHaveLength(2)
    script = () => ({ text: 'no JSON' })
    expect((await ask(question)).note).toEqual(expect.any(String))
    script = () => ({ status: 401, message: 'bad key' })
    expect((await ask('Do they breed alpacas?')).note).toMatch(/key.*The deck does not say\.$/i)
  })
})

describe('questions', () => {
  it('wait for the memo and are twenty a minute for a user', async () => {
    const nothing = async () => {}
    const strict = await startTestApp({ limitFactor: 1, jobs: [job(makeMemoQueue, nothing, nothing)] })
    try {
      const { token } = await strict.member()
      const { generated_answer_id: id } = await sendSample(strict, token, 'saas-seed')
      const early = () =>
        strict.call(askDeckEndpoints.ask, { params: { id }, body: { question: 'What is the ARR?' } }, token)
      for (let count = 0; count < 20; count++) await expect(early()).rejects.toMatchObject({ status: 404 })
      await expect(early()).rejects.toMatchObject({ status: 429 })
    } finally {
      await strict.stop()
    }
  })
})
