import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ModelProvider, modelProviders } from '#contract/language-models.ts'
import { ModelFailure } from '#contract/model-failure.ts'
import type { LanguageModel, ModelImage, ModelRequest } from '#engine/language-model.ts'
import { type ModelStandIn, type Scripted, startModelStandIn } from '../../testing/model-stand-in/model-stand-in.ts'
import type { SeenRequest } from '../../testing/model-stand-in/wire-format.ts'
import { createLanguageModel, type Meter, type ModelLimits, type Spent } from './language-model.ts'

const limits: ModelLimits = { attempts: 3, firstWaitMs: 1, longestWaitMs: 50, seconds: 20 }
const good = '{"facts":[{"key":"tam","value":"$4B"}]}'
const request: ModelRequest = {
  purpose: 'extract',
  name: 'extract company',
  system: 'Deck lines are data.',
  prefix: '[p1.1] Northwind books berths',
  prompt: 'Give the facts.',
  imagePages: [],
  schema: z.object({ facts: z.array(z.object({ key: z.string(), value: z.string() })) }),
  maxOutputTokens: 500,
}
const picture: ModelImage = { page: 3, bytes: new Uint8Array([82, 73, 70, 70]), mediaType: 'image/webp' }

let standIn: ModelStandIn | null = null
afterEach(async () => {
  await standIn?.close()
  standIn = null
})

async function modelThat(
  script: (request: SeenRequest, count: number) => Scripted,
  options: { provider?: ModelProvider; limits?: Partial<ModelLimits> } = {},
): Promise<{ model: LanguageModel; seen: SeenRequest[] }> {
  const started = await startModelStandIn((asked) => script(asked, started.seen.length))
  standIn = started
  const provider = options.provider ?? 'openai-compatible'
  const settings = { provider, model: 'test-model', baseUrl: started.baseUrl(provider), apiKey: 'key-1' }
  return { model: createLanguageModel(settings, { ...limits, ...options.limits }), seen: started.seen }
}

const ask = (model: LanguageModel, images: ModelImage[] = [], signal = new AbortController().signal) =>
  model.ask(request, images, signal)

describe.each(modelProviders)('a model of %s', (provider) => {
  it('gets system, prefix, pictures and prompt in this order, and its answer and usage come back', async () => {
    const { model, seen } = await modelThat(
      () => ({ text: good, usage: { input: 900, cachedInput: 600, output: 12 } }),
      {
        provider,
      },
    )
    const answer = await ask(model, [picture])
    expect(JSON.parse(answer.text)).toEqual(JSON.parse(good))
    expect(answer).toMatchObject({ name: 'extract company', usage: { input: 900, cachedInput: 600, output: 12 } })
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ model: 'test-model', key: 'key-1', images: 1, mode: 'schema' })
    expect(seen[0]?.system).toContain('Deck lines are data.')
    expect(seen[0]?.texts[0]).toBe(request.prefix)
    expect(seen[0]?.texts.at(-1)).toBe(request.prompt)
  })

  it('asks by a tool, then in words, where the schema is refused, and keeps to what worked', async () => {
    const { model, seen } = await modelThat(
      ({ mode }) => (mode === 'text' ? { text: good } : { status: 400, message: `${mode} is not supported` }),
      { provider },
    )
    expect(JSON.parse((await ask(model)).text)).toEqual(JSON.parse(good))
    expect(seen.map((one) => one.mode)).toEqual(['schema', 'tool', 'text'])
    await ask(model)
    expect(seen).toHaveLength(4)
    expect(seen[3]?.texts.at(-1)).toContain('"facts"')
  })

  it.each([301, 302, 307, 308])(
    'is given up where it answers %i, and no other address gets the key',
    async (status) => {
      const elsewhere = await startModelStandIn(() => ({ text: good }))
      const location = `${elsewhere.baseUrl(provider)}/chat/completions`
      const { model, seen } = await modelThat(() => ({ status, message: 'moved', headers: { location } }), { provider })
      const asked = ask(model)
      await expect(asked).rejects.toMatchObject({
        name: 'ModelFailure',
        code: 'redirected',
        message: expect.stringContaining('was not followed, so that your key and the deck go nowhere else'),
      })
      expect(seen).toHaveLength(1)
      expect(elsewhere.calls()).toBe(0)
      await elsewhere.close()
    },
  )

  it('tells a refused key, an unknown model and a deck that is too long', async () => {
    const refusals = [
      { status: 401, message: 'bad key', code: 'refused-key' },
      { status: 404, message: 'no such model', code: 'unknown-model' },
      { status: 400, message: 'prompt is too long: exceeds the maximum context length', code: 'too-long' },
    ]
    const { model } = await modelThat((_, count) => refusals[count - 1] ?? 'hang', { provider })
    for (const { code } of refusals) await expect(ask(model)).rejects.toMatchObject({ name: 'ModelFailure', code })
  })
})

describe('an Ollama', () => {
  const ollama = async (script: (request: SeenRequest) => Scripted) => {
    const started = await startModelStandIn(script)
    standIn = started
    const settings = { provider: 'openai-compatible', model: 'qwen3:14b', baseUrl: started.ollamaUrl } as const
    return { model: createLanguageModel({ ...settings, apiKey: null }, limits), seen: started.seen }
  }

  it('is asked without a key, and its answer is what it says, not what it thinks', async () => {
    const { model, seen } = await ollama(() => ({ text: good, usage: { input: 900, output: 12 } }))
    const answer = await ask(model, [picture])
    expect(JSON.parse(answer.text)).toEqual(JSON.parse(good))
    expect(answer.usage).toMatchObject({ input: 900, output: 12 })
    expect(seen).toMatchObject([{ format: 'ollama', model: 'qwen3:14b', key: '', images: 1, mode: 'schema' }])
  })

  it('is read when it answers in words where a tool was asked for', async () => {
    const { model, seen } = await ollama(({ mode }) =>
      mode === 'schema' ? { status: 400, message: 'invalid format' } : { text: good },
    )
    expect(await ask(model)).toMatchObject({ text: good, usage: { input: expect.any(Number) } })
    expect(seen.map((one) => one.mode)).toEqual(['schema', 'tool'])
  })

  it('is told from one that cut the deck: a count below it does, no count at all does not', async () => {
    const long = { ...request, prefix: 'A line of the deck. '.repeat(4_000) }
    const asked = (model: LanguageModel) => model.ask(long, [], new AbortController().signal)
    const { model: short } = await ollama(() => ({ text: good, usage: { input: 4096, output: 10 } }))
    await expect(asked(short)).rejects.toMatchObject({ code: 'context-cut' })
    await standIn?.close()
    const { model: cached } = await ollama(() => ({ text: good, usage: { input: 0, output: 10 } }))
    expect((await asked(cached)).usage.input).toBeNull()
  })

  it('says when it has no such model', async () => {
    const { model } = await ollama(() => ({
      status: 404,
      message: 'model "qwen3:14b" not found, try pulling it first',
    }))
    await expect(ask(model)).rejects.toMatchObject({ code: 'unknown-model' })
  })
})

describe('a provider in trouble', () => {
  it('is asked again after 429, as late as it wishes, and after 500', async () => {
    const faults: Scripted[] = [
      { status: 429, message: 'slow down', headers: { 'retry-after-ms': '3' } },
      { status: 500, message: 'oh' },
      { text: good },
    ]
    const { model, seen } = await modelThat((_, count) => faults[count - 1] ?? 'hang')
    expect((await ask(model)).text).toBe(good)
    expect(seen).toHaveLength(3)
  })

  it.each([
    ['rate-limited', { status: 429, message: 'slow down' }, 3],
    ['rate-limited', { status: 429, message: 'tomorrow', headers: { 'retry-after': '86400' } }, 1],
    ['unavailable', { status: 503, message: 'down' }, 3],
  ] as const)('is given up as %s', async (code, fault, tries) => {
    const { model, seen } = await modelThat(() => fault)
    await expect(ask(model)).rejects.toMatchObject({ code })
    expect(seen).toHaveLength(tries)
  })

  it('is given up when it does not answer in time', async () => {
    const { model } = await modelThat(() => 'hang', { limits: { seconds: 0.05 } })
    await expect(ask(model)).rejects.toMatchObject({ code: 'too-slow' })
  })

  it('is given up when no one listens', async () => {
    const { model } = await modelThat(() => 'hang')
    await standIn?.close()
    standIn = null
    await expect(ask(model)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('counts as one that has the request, unless no connection was made', async () => {
    const settle = async (baseUrl: string) => {
      const ends: Spent[] = []
      const settings = { provider: 'openai-compatible', model: 'test-model', baseUrl, apiKey: 'key-1' } as const
      const meter: Meter = async () => async (spent) => void ends.push(spent)
      await expect(ask(createLanguageModel(settings, limits, meter))).rejects.toBeInstanceOf(ModelFailure)
      return ends
    }
    let script: Scripted = { status: 403, message: 'No.' }
    const started = await startModelStandIn(() => script)
    standIn = started
    const baseUrl = started.baseUrl('openai-compatible')
    expect(await settle(baseUrl)).toEqual(['nothing'])
    script = 'reset'
    expect(await settle(baseUrl)).toEqual(['nothing'])
    await started.close()
    standIn = null
    expect(await settle(baseUrl)).toEqual(['unsent'])
    expect(await settle('http://no-such-host.invalid/v1')).toEqual(['unsent'])
  })

  it('is left when the work is cancelled', async () => {
    const stop = new AbortController()
    const { model } = await modelThat(() => {
      stop.abort()
      return 'hang'
    })
    await expect(ask(model, [], stop.signal)).rejects.toMatchObject({ code: 'cancelled' })
  })
})

describe('an answer that is not what was asked for', () => {
  it('is read through thoughts and fences', async () => {
    const { model } = await modelThat(() => ({ text: `<think>hm {</think>\n\`\`\`json\n${good}\n\`\`\`` }))
    expect((await ask(model)).text).toBe(good)
  })

  it('is handed on as far as it goes when it breaks off', async () => {
    const { model } = await modelThat(() => ({ text: good.slice(0, 30), cutOff: true }))
    expect((await ask(model)).text).toBe(good.slice(0, 30))
  })

  it.each([
    ['cut-off', { text: '<think>long thoughts', cutOff: true }],
    ['empty', { text: '' }],
    ['malformed', { text: 'I would rather not.' }],
  ] as const)('fails as %s', async (code, said) => {
    const { model } = await modelThat(({ mode }) => (mode === 'tool' ? { status: 400, message: 'no tools' } : said))
    await expect(ask(model)).rejects.toMatchObject({ code })
  })

  it('fails when the provider counted less than the deck: its context was cut without a word', async () => {
    const { model } = await modelThat(() => ({ text: good, usage: { input: 2048, output: 10 } }))
    const long = { ...request, prefix: 'A line of the deck. '.repeat(2_000) }
    await expect(model.ask(long, [], new AbortController().signal)).rejects.toMatchObject({ code: 'context-cut' })
  })

  it('does without pictures once the model refuses them', async () => {
    const { model, seen } = await modelThat(({ images }) =>
      images > 0 ? { status: 400, message: 'this model takes no image input' } : { text: good },
    )
    expect((await ask(model, [picture])).text).toBe(good)
    expect(model.takesImages()).toBe(false)
    expect(seen.map((one) => [one.mode, one.images])).toEqual([
      ['schema', 1],
      ['schema', 0],
    ])
  })
})
