import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { languageModelEndpoints, type ModelProvider } from '#contract/language-models.ts'
import { createLog } from '#server/platform/log.ts'
import { createSecretBox } from '#server/platform/secrets/secret-box.ts'
import { type AppWithModel, startAppWithModel } from '#server/testing/app-with-model.ts'
import { sayingWhatIsAsked } from '#server/testing/model-script.ts'
import type { ModelStandIn, Scripted } from '#server/testing/model-stand-in/model-stand-in.ts'
import type { SeenRequest } from '#server/testing/model-stand-in/wire-format.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getWorkspaceModel } from './get-workspace-model.ts'
import { saveWorkspaceModel } from './save-workspace-model.ts'
import { testModel } from './test-model.ts'

const secret = 'sk-ws-0123456789'
const provider: ModelProvider = 'openai-compatible'
const modelLimits = { attempts: 4, firstWaitMs: 1, longestWaitMs: 20, seconds: 20 }
let script: (request: SeenRequest) => Scripted = sayingWhatIsAsked
let standIn: ModelStandIn
let close: AppWithModel['close'] | undefined
let app: TestApp
/** For what leaves nothing behind. */
let shared: Member

beforeAll(async () => {
  ;({
    app,
    standIn,
    close,
    member: shared,
  } = await startAppWithModel('house-model', (request) => script(request), { apiKey: 'server-key-1', modelLimits }))
})
afterEach(() => {
  script = sayingWhatIsAsked
  standIn.seen.length = 0
})
afterAll(() => close?.())

const own = { provider, model: 'own-model', api_key: secret, monthly_token_limit: null }
type Body = {
  provider: ModelProvider | null
  model: string | null
  api_key?: string
  monthly_token_limit: number | null
}
const read = (by: Member) => app.call(languageModelEndpoints.get, { params: { id: by.workspaceId } }, by.token)
const save = (by: Member, body: Body) =>
  app.call(languageModelEndpoints.save, { params: { id: by.workspaceId }, body }, by.token)
const tested = (by: Member) => app.call(languageModelEndpoints.test, { params: { id: by.workspaceId } }, by.token)
const withoutServerModel = ({ userId, workspaceId }: Member) => ({
  ...app.services,
  config: { ...app.services.config, model: null },
  actor: { type: 'user', userId, tokenId: crypto.randomUUID() } as const,
  workspaceId,
})
const rowOf = (by: Member) =>
  app.services.db
    .selectFrom('workspace_model')
    .where('workspace_id', '=', by.workspaceId)
    .selectAll()
    .executeTakeFirstOrThrow()

describe("a workspace's language model", () => {
  it('is the server’s until it has its own, and again once that is cleared', async () => {
    const member = await app.member()
    expect(await read(member)).toEqual({
      source: 'server',
      provider,
      model: 'house-model',
      has_key: true,
      key_is_readable: true,
      monthly_token_limit: null,
      server_model: 'shared',
      server_token_limit: 1_000_000,
      used_server_tokens_this_month: 0,
      used_tokens_this_month: 0,
      used_cost_this_month: 0,
      providers: ['openai', 'anthropic', 'google', provider],
      can_store_key: true,
    })
    expect(await save(member, own)).toMatchObject({ source: 'workspace', model: 'own-model', has_key: true })
    const cleared = { provider: null, model: null, monthly_token_limit: 5_000_000_000 }
    expect(await save(member, cleared)).toMatchObject({ source: 'server', monthly_token_limit: 5_000_000_000 })
    expect(await rowOf(member)).toMatchObject({ provider: null, model: null, sealed_key: null })
  })

  it('is no one’s where neither has one', async () => {
    const ctx = withoutServerModel(await app.member())
    const { workspaceId } = ctx
    expect(await getWorkspaceModel(ctx, workspaceId)).toMatchObject({ source: 'none', model: null, has_key: false })
    const message = 'No language model is set up. Save one first.'
    expect(await testModel(ctx, workspaceId)).toMatchObject({ ok: false, message })
  })

  it('keeps its key encrypted, and gives it to the provider only', async () => {
    const member = await app.member()
    const answers = [await save(member, own), await read(member), await tested(member)]
    expect(JSON.stringify(answers)).not.toContain(secret)
    expect(JSON.stringify(await rowOf(member))).not.toContain(secret)
    expect(new Set(standIn.seen.map(({ key }) => key))).toEqual(new Set([secret]))
    await save(member, { provider, model: 'other-model', monthly_token_limit: null })
    await tested(member)
    expect(standIn.seen.at(-1)).toMatchObject({ model: 'other-model', key: secret })
  })

  it('never hands a key to another provider', async () => {
    const member = await app.member()
    await save(member, own)
    const moved = save(member, { provider: 'openai', model: 'gpt-5-mini', monthly_token_limit: null })
    await expect(moved).rejects.toMatchObject({
      status: 422,
      fields: { api_key: expect.stringContaining('Enter the key') },
    })
    expect(await read(member)).toMatchObject({ provider, model: 'own-model' })
  })

  it('says when its key can’t be deciphered any more, and asks no one', async () => {
    const member = await app.member()
    const sealed_key = createSecretBox(new Uint8Array(32)).seal(secret, member.workspaceId)
    await save(member, own)
    await app.services.db
      .updateTable('workspace_model')
      .where('workspace_id', '=', member.workspaceId)
      .set({ sealed_key })
      .execute()
    expect(await read(member)).toMatchObject({ has_key: true, key_is_readable: false })
    expect(await tested(member)).toMatchObject({ ok: false, message: expect.stringContaining('Enter it again') })
    expect(standIn.seen).toEqual([])
  })

  it('takes no address, and no server of one’s own where the environment names none', async () => {
    const ctx = withoutServerModel(shared)
    await expect(saveWorkspaceModel(ctx, ctx.workspaceId, own)).rejects.toMatchObject({
      code: 422,
      fields: { provider: expect.stringContaining('AI_BASE_URL') },
    })
    const theirs = await app.member()
    const body = JSON.stringify({ ...own, base_url: 'http://169.254.169.254/', baseUrl: 'http://169.254.169.254/' })
    const headers = { 'content-type': 'application/json' }
    const path = languageModelEndpoints.save.path.replace(':id', theirs.workspaceId)
    expect((await app.fetch(path, { method: 'PUT', body, headers }, theirs.token)).status).toBe(200)
    expect((await tested(theirs)).ok).toBe(true)
    expect(standIn.seen).toHaveLength(3)
  })

  it.each([
    [{ provider, model: '../v2/secrets' }, 'model'],
    [{ provider, model: null }, 'model'],
    [{ provider, model: ' ' }, 'model'],
    [{ provider: 'openai', model: 'gpt-5-mini' }, 'api_key'],
    [{ provider, model: 'm', api_key: 'two words' }, 'api_key'],
    [{ provider, model: 'm', monthly_token_limit: -1 }, 'monthly_token_limit'],
    [{ provider, model: 'm', monthly_token_limit: 1.5 }, 'monthly_token_limit'],
  ] as const)('is refused by its field: %j', async (wrong, field) => {
    const body: Body = { monthly_token_limit: null, ...wrong }
    await expect(save(shared, body)).rejects.toMatchObject({ status: 422, fields: { [field]: expect.any(String) } })
  })

  it('is kept from strangers', async () => {
    const [member, stranger] = [await app.member(), await app.member()]
    const theirs = { ...stranger, workspaceId: member.workspaceId }
    for (const call of [() => read(theirs), () => save(theirs, own), () => tested(theirs)])
      await expect(call()).rejects.toMatchObject({ status: 404 })
  })

  it('stores no key on a server without a secret', async () => {
    const member = await app.member()
    const actor = { type: 'user', userId: member.userId, tokenId: crypto.randomUUID() } as const
    const ctx = { ...app.services, secrets: null, actor }
    expect(await getWorkspaceModel(ctx, member.workspaceId)).toMatchObject({ can_store_key: false })
    await expect(saveWorkspaceModel(ctx, member.workspaceId, own)).rejects.toMatchObject({
      code: 422,
      fields: { api_key: expect.stringContaining('SECRET_KEY') },
    })
  })
})

describe('a connection test', () => {
  it('asks three questions, tells what the model can do, and counts what it used', async () => {
    const member = await app.member()
    await save(member, own)
    const result = await tested(member)
    expect(result).toMatchObject({ ok: true, schema: true, images: true })
    expect(result.context_tokens).toBeGreaterThan(15_000)
    expect(result.message).toBe('OpenAI-compatible own-model answers and reads long decks and page images.')
    expect(standIn.seen).toHaveLength(3)
    expect((await read(member)).used_tokens_this_month).toBeGreaterThan(15_000)
  })

  const refusals: ReadonlyArray<[string, Scripted, RegExp]> = [
    ['a refused key', { status: 401, message: `bad key ${secret}` }, /refused the key/],
    ['an unknown model', { status: 404, message: 'no' }, /not known to its provider/],
    ['a server that is down', { status: 503, message: 'down' }, /could not be reached/],
    ['too many requests', { status: 429, message: 'slow down' }, /takes no more requests/],
    ['an answer of nothing', { text: '' }, /empty answer|could be read|in the form that a memo needs/],
    ['an answer in another form', { text: '{"name":"Quayside"}' }, /not in the form that a memo needs/],
  ]
  it.each(refusals)('tells of %s, and repeats no key', async (_name, fault, message) => {
    await save(shared, own)
    script = () => fault
    const lines: string[] = []
    const write: Writable['_write'] = (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    }
    const log = createLog('trace', new Writable({ write }))
    const actor = { type: 'user', userId: shared.userId, tokenId: crypto.randomUUID() } as const
    const result = await testModel({ ...app.services, log, actor }, shared.workspaceId)
    expect(result).toMatchObject({ ok: false, message: expect.stringMatching(message) })
    expect(standIn.seen.length, 'attempts of the first probe').toBeLessThanOrEqual(2)
    expect(JSON.stringify([result, lines])).not.toContain(secret)
  })

  it('tells of pictures and long texts that are not read', async () => {
    const member = await app.member()
    await save(member, own)
    script = (request) => (request.images > 0 ? { status: 400, message: 'no image input' } : sayingWhatIsAsked(request))
    expect(await tested(member)).toMatchObject({
      ok: true,
      images: false,
      message: expect.stringContaining('stay unread'),
    })
    script = (request) => {
      const isLong = request.texts.join('').length > 10_000
      return isLong ? { text: '{"answer":"I do not know"}' } : sayingWhatIsAsked(request)
    }
    expect(await tested(member)).toMatchObject({
      ok: false,
      context_tokens: null,
      message: expect.stringContaining('Raise its context length'),
    })
  })

  it('is made ten times an hour at most by one person, whose cost it is', async () => {
    const { model, modelShare } = app.services.config
    const strict = await startTestApp({ limitFactor: 1, config: { model, modelShare }, modelLimits })
    try {
      const [member, other] = [await strict.member(), await strict.member()]
      const test = ({ token, workspaceId: id }: Member) =>
        strict.call(languageModelEndpoints.test, { params: { id } }, token)
      for (let count = 0; count < 10; count++) expect((await test(member)).ok).toBe(true)
      const asked = standIn.seen.length
      await expect(test(member)).rejects.toMatchObject({ status: 429, message: expect.stringMatching(/\w+.*\.$/) })
      expect(standIn.seen).toHaveLength(asked)
      expect((await test(other)).ok).toBe(true)
    } finally {
      await strict.stop()
    }
  })

  it('costs nothing beyond the limit of the month', async () => {
    const member = await app.member()
    await save(member, { ...own, monthly_token_limit: 0 })
    expect(await tested(member)).toMatchObject({ ok: false, message: expect.stringContaining('used up its tokens') })
    expect(standIn.seen).toEqual([])
  })
})
