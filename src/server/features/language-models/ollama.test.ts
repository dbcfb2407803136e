import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { languageModelEndpoints } from '#contract/language-models.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { listOllamaModels } from '#server/platform/language-model/list-ollama-models.ts'
import { sendSample, untilDone } from '#server/testing/deck-calls.ts'
import { sayingFacts, sayingWhatIsAsked } from '#server/testing/model-script.ts'
import { type ModelStandIn, type Scripted, startModelStandIn } from '#server/testing/model-stand-in/model-stand-in.ts'
import type { SeenRequest } from '#server/testing/model-stand-in/wire-format.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

const listed = (name: string, more: object = {}) => ({
  name,
  model: name,
  modified_at: '2026-10-03T23:34:03.409490317-07:00',
  size: 3_338_801_804,
  digest: 'a2af6cc3eb7fa8be8504abaf9b04e88f17a119ec3f04a3addf55f92841195f5a',
  details: { format: 'gguf', family: 'gemma3', families: ['gemma3'], parameter_size: '4.3B' },
  ...more,
})
const tags = {
  models: [
    listed('gemma3:4b'),
    listed('hf.co/bartowski/Qwen3-8B-GGUF:Q4_K_M', { details: null }),
    listed('gpt-oss:120b-cloud', { remote_model: 'gpt-oss:120b', remote_host: 'https://ollama.com:443' }),
    listed('nomic-embed-text:latest', { details: { family: 'nomic-bert' } }),
    listed('../../v1/secrets'),
    { size: 1 },
  ],
}
const isTest = ({ system }: SeenRequest) => system.startsWith('You answer questions about a text')
const usual = (request: SeenRequest): Scripted =>
  isTest(request) ? sayingWhatIsAsked(request) : sayingFacts([])(request)
const modelLimits = { attempts: 1, firstWaitMs: 1, longestWaitMs: 20, seconds: 20 }

let script = usual
let standIn: ModelStandIn
let app: TestApp
let member: Member

const startWith = (config: { appUrl: string; modelShare?: number }) =>
  startTestApp({ config: { ...config, ollamaOrigin: standIn.ollamaUrl.replace(/\/v1$/, '') }, modelLimits })

beforeAll(async () => {
  standIn = await startModelStandIn((request) => script(request))
  app = await startWith({ appUrl: 'http://127.0.0.1:3000' })
  member = await app.member()
})
afterEach(() => {
  script = usual
  standIn.seen.length = 0
  standIn.ollamaTags.answer = tags
})
afterAll(async () => {
  await app?.stop()
  await standIn?.close()
})

const at = ({ workspaceId: id }: Member) => ({ params: { id } })
const find = (by = member, on = app) => on.call(languageModelEndpoints.ollama, at(by), by.token)
const save = (model: string, by = member, on = app) => {
  const body = { provider: 'ollama', model, monthly_token_limit: null } as const
  return on.call(languageModelEndpoints.save, { ...at(by), body }, by.token)
}
const tested = () => app.call(languageModelEndpoints.test, at(member), member.token)

describe('an Ollama on the server’s own machine', () => {
  it('is offered with the models that it runs itself, and only while it answers', async () => {
    expect(await find()).toBeNull()
    standIn.ollamaTags.answer = tags
    expect(await find()).toEqual({ models: ['gemma3:4b', 'hf.co/bartowski/Qwen3-8B-GGUF:Q4_K_M'] })
    standIn.ollamaTags.answer = { models: [] }
    expect(await find()).toEqual({ models: [] })
    standIn.ollamaTags.answer = { models: 'none' }
    expect(await find()).toBeNull()
  })

  it('is chosen by the name of a model, tested, and makes memos', async () => {
    const saved = await save('gemma3:4b')
    expect(saved).toMatchObject({ source: 'workspace', provider: 'ollama', model: 'gemma3:4b', has_key: false })
    expect(saved.providers).toContain('ollama')
    expect(await tested()).toMatchObject({
      ok: true,
      message: 'Ollama gemma3:4b answers and reads long decks and page images.',
    })
    const { deal_id, generated_answer_id: id } = await sendSample(app, member.token, 'saas-seed')
    await untilDone(app, member.token, deal_id)
    const memo = await app.call(memoEndpoints.get, { params: { id } }, member.token)
    expect(memo.model).toMatchObject({ label: 'Ollama gemma3:4b', failed: null })
    expect(new Set(standIn.seen.map(({ format, key }) => `${format} ${key}`))).toEqual(new Set(['ollama ']))
  })

  it('is told to be given a longer context where it cut a long text', async () => {
    await save('gemma3:4b')
    script = (request) => {
      const answer = usual(request)
      const isLong = request.texts.join('').length > 10_000
      // As it does: what is too long is cut without a word, and the count of tokens tells.
      return isLong && typeof answer === 'object' && 'text' in answer
        ? { ...answer, usage: { input: 4_096, output: 10 } }
        : answer
    }
    expect(await tested()).toMatchObject({
      ok: false,
      context_tokens: null,
      message: expect.stringContaining('OLLAMA_CONTEXT_LENGTH=32768'),
    })
  })

  it('runs no model of another machine, and none that it does not have', async () => {
    for (const model of ['gpt-oss:120b-cloud', 'llama3:8b'])
      await expect(save(model)).rejects.toMatchObject({ status: 422, fields: { model: expect.any(String) } })
    // The limit of the month can be changed while it is down.
    await save('gemma3:4b')
    standIn.ollamaTags.answer = null
    expect(await save('gemma3:4b')).toMatchObject({ model: 'gemma3:4b' })
  })

  it('is kept from workspaces of a server for others, unless that shares its model: then it counts against each share', async () => {
    const open = await startWith({ appUrl: 'https://firstread.example' })
    onTestFinished(open.stop)
    const one = await open.member()
    expect(await find(one, open)).toBeNull()
    await expect(save('gemma3:4b', one, open)).rejects.toMatchObject({ status: 422 })
    open.services.config.modelShare = 1
    expect(await find(one, open)).not.toBeNull()
    await save('gemma3:4b', one, open)
    expect(await open.call(languageModelEndpoints.test, at(one), one.token)).toMatchObject({
      message: expect.stringContaining('used up its share'),
    })
    open.services.config.modelShare = null
    expect(await open.call(languageModelEndpoints.get, at(one), one.token)).toMatchObject({ source: 'none' })
  })

  it('is a matter of owners', async () => {
    const stranger = await app.member()
    await expect(find({ ...stranger, workspaceId: member.workspaceId })).rejects.toMatchObject({ status: 404 })
  })
})

describe('what listens where an Ollama would', () => {
  async function listen(answer: RequestListener): Promise<string> {
    const server: Server = createServer(answer)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
  }

  it('is taken for none when it refuses, redirects, never answers, never ends, or says something else', async () => {
    const elsewhere = await listen((_request, response) => response.end(JSON.stringify(tags)))
    const others = await Promise.all([
      listen((_request, response) => response.writeHead(403).end()),
      listen((_request, response) => response.writeHead(302, { location: `${elsewhere}/api/tags` }).end()),
      listen(() => {}),
      listen((_request, response) => response.end(`{"models": ["${'x'.repeat(1_100_000)}"]}`)),
      listen((_request, response) => response.end('<html>')),
    ])
    expect(await Promise.all(others.map(listOllamaModels))).toEqual(others.map(() => null))
    expect(await listOllamaModels('http://127.0.0.1:1')).toBeNull()
    expect(await listOllamaModels(elsewhere)).toHaveLength(2)
  })
})
