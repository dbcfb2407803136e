import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { languageModelEndpoints, type ModelProvider } from '#contract/language-models.ts'
import { describeEngine } from '#contract/made-with-text.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { ModelFailure } from '#contract/model-failure.ts'
import { sendSample, untilDone } from '#server/testing/deck-calls.ts'
import { factSaid, sayingFacts, sayingWhatIsAsked } from '#server/testing/model-script.ts'
import { type ModelStandIn, type Scripted, startModelStandIn } from '#server/testing/model-stand-in/model-stand-in.ts'
import type { SeenRequest } from '#server/testing/model-stand-in/wire-format.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { findActiveModel } from './active-model.ts'

const provider: ModelProvider = 'openai-compatible'
const modelLimits = { attempts: 1, firstWaitMs: 1, longestWaitMs: 20, seconds: 20 }
const facts = sayingFacts([factSaid('customers', '86', 5, '86 paying customers')])
const isTest = ({ system }: SeenRequest) => system.startsWith('You answer questions about a text')
const usual = (request: SeenRequest): Scripted => (isTest(request) ? sayingWhatIsAsked(request) : facts(request))
const key = 'server-key-1'
let script: (request: SeenRequest) => Scripted | Promise<Scripted> = usual
let standIn: ModelStandIn
let app: TestApp | null = null

beforeAll(async () => {
  standIn = await startModelStandIn((request) => script(request))
})
afterEach(async () => {
  script = usual
  standIn.seen.length = 0
  await app?.stop()
  app = null
})
afterAll(() => standIn.close())

/** A server with a model of its own, of which each workspace gets so many tokens a month; null for none. */
async function serverSharing(modelShare: number | null, apiKey: string | null = key): Promise<TestApp> {
  const model = { provider, model: 'house-model', baseUrl: standIn.baseUrl(provider), apiKey }
  app = await startTestApp({ config: { model, modelShare }, modelLimits })
  return app
}

const read = (on: TestApp, by: Member) =>
  on.call(languageModelEndpoints.get, { params: { id: by.workspaceId } }, by.token)
const tested = (on: TestApp, by: Member) =>
  on.call(languageModelEndpoints.test, { params: { id: by.workspaceId } }, by.token)
const save = (on: TestApp, by: Member, api_key?: string) => {
  const body = { provider, model: 'own-model', monthly_token_limit: null, ...(api_key && { api_key }) }
  return on.call(languageModelEndpoints.save, { params: { id: by.workspaceId }, body }, by.token)
}
async function memoBy(on: TestApp, by: Member) {
  const { deal_id, generated_answer_id: id } = await sendSample(on, by.token, 'saas-seed')
  expect(await untilDone(on, by.token, deal_id)).toMatchObject({ status: 'completed' })
  return on.call(memoEndpoints.get, { params: { id } }, by.token)
}

/** A question of 1,200 bytes, whose answer may have 10,000 tokens. */
const question = {
  purpose: 'probe' as const,
  name: 'question',
  system: '',
  prefix: 'a'.repeat(600),
  prompt: 'b'.repeat(600),
  imagePages: [],
  schema: z.object({ answer: z.string() }),
  maxOutputTokens: 10_000,
}
const tokensOfQuestion = 400

async function ask(on: TestApp, { userId, workspaceId }: Member, signal = new AbortController().signal) {
  const actor = { type: 'user', userId, tokenId: crypto.randomUUID() } as const
  const active = await findActiveModel({ ...on.services, actor }, workspaceId, null)
  return active?.model.ask(question, [], signal)
}
const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof ModelFailure ? error.code : Promise.reject(error)),
  )

// Each one reads and draws a whole deck.
describe("the server's own model", () => {
  it('serves no workspace unless it is shared; page, test and memo say what that means', async () => {
    const on = await serverSharing(null)
    const stranger = await on.member()
    expect(await read(on, stranger)).toMatchObject({
      source: 'none',
      model: null,
      server_model: 'kept',
      server_token_limit: null,
    })
    expect(await tested(on, stranger)).toMatchObject({
      ok: false,
      message: expect.stringContaining('does not share its language model'),
    })
    const memo = await memoBy(on, stranger)
    expect(describeEngine(memo.model)).toBe(
      'Made by rules, without a model. This server does not share its language model with workspaces. Add a key of your own on the Workspace page, or ask your administrator for AI_SHARED_KEY=on.',
    )
    expect(standIn.calls()).toBe(0)
  })

  it('serves them when it is shared, up to the share of each, and then says so', async () => {
    const on = await serverSharing(1_000_000)
    const [member, other] = [await on.member(), await on.member()]
    const { model } = await memoBy(on, member)
    expect(model).toMatchObject({ failed: null })
    const used = (model?.input_tokens ?? 0) + (model?.output_tokens ?? 0)
    expect(await read(on, member)).toMatchObject({
      source: 'server',
      server_model: 'shared',
      server_token_limit: 1_000_000,
      used_server_tokens_this_month: used,
      used_tokens_this_month: used,
    })
    on.services.config.modelShare = used + 60_000
    standIn.seen.length = 0
    // An answer that came early would make room for a question that is asked late.
    const allAsked = Promise.withResolvers<void>()
    script = async (request) => {
      await allAsked.promise
      return usual(request)
    }
    let refused = 0
    const asking = Array.from({ length: 20 }, async () => {
      const one = await outcome(ask(on, member))
      if (one === 'over-budget') refused += 1
      if (refused === 15) allAsked.resolve()
      return one
    })
    const atOnce = await Promise.all(asking)
    script = usual
    // Each may cost some 10,400 tokens, so five of them fit, whatever they cost in the end.
    expect(atOnce.filter((one) => one === 'answered')).toHaveLength(5)
    expect(atOnce.filter((one) => one === 'over-budget')).toHaveLength(15)
    expect(standIn.seen).toHaveLength(5)
    on.services.config.modelShare = used
    expect((await memoBy(on, member)).model?.failed).toBe(
      'The workspace has used up its share of this server’s language model for this month. Add a key of your own on the Workspace page, or ask your administrator.',
    )
    expect(standIn.seen).toHaveLength(5)
    expect(await outcome(ask(on, other))).toBe('answered')
  })

  it('counts three ways of asking for an answer as three', async () => {
    const on = await serverSharing(25_000)
    const member = await on.member()
    script = () => ({ text: 'No.', usage: { input: 400, output: 10_000 } })
    expect(await outcome(ask(on, member))).toBe('over-budget')
    expect(standIn.seen).toHaveLength(2)
    expect((await read(on, member)).used_server_tokens_this_month).toBe(20_800)
  })

  it('answers where the count of an answer can’t be stored, and what it may cost at most stands', async () => {
    const on = await serverSharing(1_000_000)
    const member = await on.member()
    // A question lasts no time when it is written down, and some when it is settled.
    await sql`alter table model_usage add constraint unsettled check (seconds = 0)`.execute(on.services.db)
    script = () => ({ text: '{"answer":"Yes."}', usage: { input: 400, output: 10 } })
    expect(await ask(on, member)).toMatchObject({ text: '{"answer":"Yes."}' })
    expect((await read(on, member)).used_server_tokens_this_month).toBe(10_400)
  })

  it('counts what was sent and left without an answer, and nothing that was refused', async () => {
    const on = await serverSharing(1_000_000)
    const member = await on.member()
    const used = async () => (await read(on, member)).used_server_tokens_this_month
    script = () => ({ status: 503, message: 'down' })
    expect(await outcome(ask(on, member))).toBe('unavailable')
    expect(await used()).toBe(0)
    const cancel = new AbortController()
    script = () => {
      cancel.abort()
      return 'hang'
    }
    expect(await outcome(ask(on, member, cancel.signal))).toBe('cancelled')
    expect(await used()).toBe(tokensOfQuestion)
  })

  it('is not reached by naming no key of one’s own at its address, nor by a made-up key where none is checked', async () => {
    const kept = await serverSharing(null)
    const member = await kept.member()
    await expect(save(kept, member)).rejects.toMatchObject({ status: 422, fields: { api_key: expect.any(String) } })
    expect((await save(kept, member, 'sk-own')).source).toBe('workspace')
    expect((await tested(kept, member)).ok).toBe(true)
    expect(new Set(standIn.seen.map((one) => one.key))).toEqual(new Set(['sk-own']))
    const { used_tokens_this_month: used, used_server_tokens_this_month: ofServer } = await read(kept, member)
    expect({ own: used > 10_000, ofServer }).toEqual({ own: true, ofServer: 0 })
    await kept.stop()

    const keyless = await serverSharing(null, null)
    const other = await keyless.member()
    await expect(save(keyless, other, 'made-up')).rejects.toMatchObject({
      status: 422,
      fields: { provider: expect.stringContaining('does not share') },
    })
    await keyless.stop()

    const sharing = await serverSharing(50_000, null)
    const third = await sharing.member()
    await save(sharing, third, 'made-up')
    await tested(sharing, third)
    expect((await read(sharing, third)).used_server_tokens_this_month).toBeGreaterThan(10_000)
  })
})
