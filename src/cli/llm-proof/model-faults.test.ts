import { describe, expect, it } from 'vitest'
import { getField } from '#engine/memo-reader.ts'
import type { EngineResult } from '#engine/run-engine.ts'
import type { Scripted } from '#server/testing/model-stand-in/model-stand-in.ts'
import { unhinted } from './answered-fact.ts'
import { buildCleanDeck, cleanAnswers } from './clean-deck.ts'
import {
  answerWithFacts,
  makeMemoWithModel,
  makeOfflineMemo,
  saysNothing,
  startScriptedModel,
} from './scripted-model.ts'

const answerCorrectly = (name: string): Scripted =>
  name === 'synthesise' ? saysNothing : answerWithFacts(cleanAnswers.get(name))
const readAnswerText = (name: string) => {
  const answer = answerCorrectly(name)
  return typeof answer === 'object' && 'text' in answer ? answer.text : ''
}
const offline = makeOfflineMemo(buildCleanDeck())
const getRevenue = (result: EngineResult) => getField(result.validated_response, 'revenue')
const findModelSignal = (result: EngineResult) => result.flags.signals.find(({ key }) => key === 'Language model')

/** Faults that last: the memo is the rules' own, and says why. */
const lasting: ReadonlyArray<[string, Scripted, RegExp]> = [
  ['429', { status: 429, message: 'slow down' }, /takes no more requests for now/],
  ['429 until tomorrow', { status: 429, message: 'no', headers: { 'retry-after': '86400' } }, /takes no more requests/],
  ['500', { status: 500, message: 'oh' }, /could not be reached, or failed/],
  ['a refused key', { status: 401, message: 'bad key' }, /refused the key/],
  ['an unknown model', { status: 404, message: 'no such model' }, /not known to its provider/],
  ['a hang', 'hang', /did not answer in time/],
  ['a hang within an answer', 'stall', /did not answer in time/],
  ['a closed connection', 'reset', /could not be reached/],
  ['an empty answer', { text: '' }, /gave (?:an empty answer|no answer that could be read)/],
  ['words instead of JSON', { text: 'I would rather not.' }, /no answer that could be read/],
  ['a thought without an end', { text: '<think>hm', cutOff: true }, /broke off/],
  ['JSON of something else', { text: '{"deck":"nice"}' }, /no answer that could be read/],
]

describe('a model in trouble', () => {
  it.each(lasting)('leaves the memo of the rules, which says so: %s', async (_name, fault, cause) => {
    const result = await makeMemoWithModel(
      await startScriptedModel(() => fault, { limits: { seconds: fault === 'hang' || fault === 'stall' ? 0.1 : 20 } }),
      buildCleanDeck(),
    )
    expect(result.validated_response).toEqual(offline.validated_response)
    expect(result.json_response).toEqual(offline.json_response)
    expect(result.engine).toMatch(/^offline-\d+\+llm$/)
    expect(result.model?.failed).toMatch(cause)
    expect(findModelSignal(result)).toMatchObject({ severity: 'warning', reason: expect.stringMatching(cause) })
    expect(findModelSignal(result)?.reason).toContain('The memo holds what the rules found without it.')
  })

  it('leaves the memo of the rules when the provider cut the deck without a word', async () => {
    const doc = buildCleanDeck({
      2: { blocks: Array.from({ length: 90 }, () => 'Berths are sold by phone, on paper and from memory in season') },
    })
    const result = await makeMemoWithModel(
      await startScriptedModel(() => ({ text: '{"facts":[]}', usage: { input: 400, output: 4 } })),
      doc,
    )
    expect(result.validated_response).toEqual(makeOfflineMemo(doc).validated_response)
    expect(findModelSignal(result)?.reason).toContain('read only a part of the deck')
  })

  it('leaves the memo of the rules when no server listens', async () => {
    const model = await startScriptedModel(answerCorrectly)
    await model.standIn.close()
    const result = await makeMemoWithModel(
      { ...model, standIn: { ...model.standIn, close: async () => undefined } },
      buildCleanDeck(),
    )
    expect(result.validated_response).toEqual(offline.validated_response)
    expect(findModelSignal(result)?.reason).toContain('could not be reached')
  })

  it('keeps what was answered before the provider went down', async () => {
    const model = await startScriptedModel((name) =>
      name === 'extract company' ? answerCorrectly(name) : { status: 503, message: 'down' },
    )
    const result = await makeMemoWithModel(model, buildCleanDeck())
    expect(getRevenue(result)?.rules).toContain('llm/company')
    expect(findModelSignal(result)?.reason).toContain('and what the model had answered before')
  })
})

/** Faults that pass, or that can be read through: the memo is as with a model in good health. */
const passing: ReadonlyArray<[string, (name: string, count: number, mode: string) => Scripted]> = [
  [
    '429 once, with retry-after',
    (name, count) =>
      count === 1 ? { status: 429, message: 'wait', headers: { 'retry-after-ms': '2' } } : answerCorrectly(name),
  ],
  ['429 once, without', (name, count) => (count === 1 ? { status: 429, message: 'wait' } : answerCorrectly(name))],
  ['500 once', (name, count) => (count === 1 ? { status: 500, message: 'oh' } : answerCorrectly(name))],
  [
    'a refused schema',
    (name, _count, mode) =>
      mode === 'schema' ? { status: 400, message: 'response_format is not supported' } : answerCorrectly(name),
  ],
  [
    'a refused schema and tool',
    (name, _count, mode) => (mode === 'text' ? answerCorrectly(name) : { status: 400, message: 'not supported' }),
  ],
  [
    'thoughts and code fences',
    (name) => ({ text: `<think>so {"facts": [</think>\n\`\`\`json\n${readAnswerText(name)}\n\`\`\`` }),
  ],
  ['words around the JSON', (name) => ({ text: `Here you are:\n${readAnswerText(name)}\nAnything else?` })],
]

describe('a fault that passes', () => {
  it.each(passing)('costs nothing: %s', async (_name, script) => {
    const healthy = await makeMemoWithModel(await startScriptedModel(answerCorrectly), buildCleanDeck())
    const result = await makeMemoWithModel(
      await startScriptedModel((name, { mode }, count) => script(name, count, mode)),
      buildCleanDeck(),
    )
    expect(result.validated_response).toEqual(healthy.validated_response)
    expect(result.model).toMatchObject({ calls: 3, failed: null })
  })

  it('keeps the whole facts of an answer that breaks off', async () => {
    const result = await makeMemoWithModel(
      await startScriptedModel((name) =>
        name === 'extract company'
          ? { text: readAnswerText(name).slice(0, readAnswerText(name).indexOf('"customers"')), cutOff: true }
          : answerCorrectly(name),
      ),
      buildCleanDeck(),
    )
    expect(getRevenue(result)?.rules).toContain('llm/company')
    expect(getField(result.validated_response, 'customers')).toEqual(getField(offline.validated_response, 'customers'))
  })

  it('corrects a quote once when it gets the cause', async () => {
    const wrong = {
      key: 'pricing',
      value: '$99 a month',
      ...unhinted,
      kind: 'stated',
      place: 'p3.1',
      quote: 'from $99 per month',
    }
    const doc = buildCleanDeck({ 3: { blocks: ['Plans start at $99 a month per harbour'] } })
    const asked: string[] = []
    const model = await startScriptedModel((name, request) => {
      if (name === 'extract company') return answerWithFacts([wrong])
      if (name !== 'mend') return answerCorrectly(name)
      asked.push(request.texts.at(-1) ?? '')
      const quote = 'Plans start at $99 a month per harbour'
      // Only the quote can be mended: another value is thrown away.
      return answerWithFacts([
        { ...wrong, value: '$99 a month per harbour', quote },
        { ...wrong, quote },
      ])
    })
    const result = await makeMemoWithModel(model, doc)
    expect(getField(result.validated_response, 'pricing')).toMatchObject({ value: '$99 a month', validated: true })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('from $99 per month')
    expect(result.model).toMatchObject({ calls: 4, unverifiedFacts: 0 })
  })
})
