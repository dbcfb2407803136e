import { describe, expect, it } from 'vitest'
import { ModelFailure } from '#contract/model-failure.ts'
import type { LanguageModel, ModelAnswer, ModelImage } from './language-model.ts'
import { runEngine } from './run-engine.ts'
import { runWithModel } from './run-with-model.ts'
import { deck, page } from './testing/deck-builder.ts'

const doc = deck([
  page({ title: 'Northwind', blocks: ['The booking platform for small harbours'] }),
  page({ title: 'Traction', blocks: ['$40k MRR and 120 paying customers'] }),
  page({ imageShare: 1 }),
])
const input = { doc, updates: [], deckId: 'd1', today: '2026-06-01' }

type Asked = { name: string; images: number }
function modelOf(ask: (name: string) => string | ModelFailure, asked: Asked[] = []): LanguageModel {
  return {
    label: 'Test model',
    takesImages: () => true,
    ask: async ({ name }, images: ModelImage[], signal): Promise<ModelAnswer> => {
      asked.push({ name, images: images.length })
      if (signal.aborted) throw new ModelFailure('cancelled', 'The request was cancelled.')
      const text = ask(name)
      if (text instanceof ModelFailure) throw text
      return { name, text, usage: { input: 10, cachedInput: 4, cacheWrite: 1, output: 2 }, model: 'test', seconds: 1 }
    },
  }
}
const image = (at: number): ModelImage => ({ page: at, bytes: new Uint8Array(1), mediaType: 'image/webp' })
const run = (model: LanguageModel, over: Partial<Parameters<typeof runWithModel>[0]> = {}) =>
  runWithModel({
    runStep: (state) => runEngine({ ...input, model: structuredClone(state) }),
    model,
    images: async (pages) => pages.map(image),
    signal: new AbortController().signal,
    ...over,
  })
const nothing = '{"facts":[],"lines":[]}'

describe('a memo with a model', () => {
  it('shows pages without text once, asks two groups, and then for prose', async () => {
    const asked: Asked[] = []
    const result = await run(modelOf((name) => (name === 'synthesise' ? '{"key_facts":[]}' : nothing), asked))
    expect(asked).toEqual([
      { name: 'transcribe', images: 1 },
      { name: 'extract company', images: 0 },
      { name: 'extract market', images: 0 },
      { name: 'synthesise', images: 0 },
    ])
    expect(result).toMatchObject({
      engine: expect.stringMatching(/\+llm$/),
      model: {
        label: 'Test model',
        calls: 4,
        usage: { input: 40, cachedInput: 16, cacheWrite: 4, output: 8 },
        seconds: 4,
        failed: null,
      },
      requests: [],
    })
  })

  it('never asks again what was kept', async () => {
    const kept = new Map<string, ModelAnswer>()
    const keep = async (name: string, ask: () => Promise<ModelAnswer>) => {
      const answer = kept.get(name) ?? (await ask())
      kept.set(name, answer)
      return answer
    }
    const down = modelOf((name) => (name === 'extract market' ? new ModelFailure('unavailable', 'Down.') : nothing))
    expect((await run(down, { keep })).model).toMatchObject({ calls: 2, failed: 'Down.' })
    const asked: Asked[] = []
    await run(
      modelOf((name) => (name === 'synthesise' ? '{"key_facts":[]}' : nothing), asked),
      { keep },
    )
    expect(asked.map((one) => one.name)).toEqual(['extract market', 'synthesise'])
  })

  it('stops at the first failure that leaves no hope, and goes on after one of a single answer', async () => {
    const asked: Asked[] = []
    await run(modelOf(() => new ModelFailure('refused-key', 'The key was refused.'), asked))
    expect(asked).toHaveLength(1)
    const more: Asked[] = []
    const result = await run(
      modelOf(
        (name) =>
          name === 'extract company'
            ? new ModelFailure('cut-off', 'Broke off.')
            : name === 'synthesise'
              ? '{"key_facts":[]}'
              : nothing,
        more,
      ),
    )
    expect(more).toHaveLength(4)
    expect(result.model).toMatchObject({ calls: 3, failed: 'Broke off.' })
  })

  it('ends with what was answered when someone stops the model, asks nothing more, and says so', async () => {
    const cancel = new AbortController()
    const asked: Asked[] = []
    const model = modelOf((name) => {
      if (name === 'extract company') cancel.abort()
      return nothing
    }, asked)
    const result = await run(model, { cancelled: cancel.signal })
    expect(asked.map((one) => one.name)).not.toContain('synthesise')
    expect(result).toMatchObject({ requests: [], model: { failed: 'Reading with Test model was cancelled.' } })
    expect(result.flags.signals).toContainEqual(
      expect.objectContaining({ reason: expect.stringContaining('what the model had answered before') }),
    )
  })

  it('rejects when it is cancelled', async () => {
    const stop = new AbortController()
    const model = modelOf(() => {
      stop.abort()
      return nothing
    })
    await expect(run(model, { signal: stop.signal })).rejects.toMatchObject({ code: 'cancelled' })
  })
})
