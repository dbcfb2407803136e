import { describe, expect, it } from 'vitest'
import { modelProviders } from '#contract/language-models.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { getField } from '#engine/memo-reader.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import type { Scripted } from '#server/testing/model-stand-in/model-stand-in.ts'
import type { SeenRequest } from '#server/testing/model-stand-in/wire-format.ts'
import { type AnsweredFact, unhinted } from './answered-fact.ts'
import { buildCleanDeck, cleanAnswers, readPage } from './clean-deck.ts'
import {
  answerWithFacts,
  makeMemoWithModel,
  readRequestName,
  saysNothing,
  startScriptedModel,
} from './scripted-model.ts'

/** What a picture costs at the providers. */
const tokensPerPicture = 1_600

const sentence =
  'Operators of small harbours lose bookings because berths are sold by phone, on paper and from memory in season.'

/** No page repeats another: what returns on many pages is sent once. */
const nameHarbour = (index: number) => `Port ${String.fromCharCode(65 + (index % 26), 97 + Math.floor(index / 26))}`

/** A deck whose slides are as full of text as slides get: about 320 words each. */
const buildDenseDeck = (pages: number) =>
  deck(
    Array.from({ length: pages }, (_, index) =>
      page({
        title: `Chapter ${index + 1} of the plan`,
        blocks: Array.from({ length: 18 }, (_row, row) => ({
          lines: `${row + 1}. ${nameHarbour(index)}: ${sentence}`,
          size: 10,
        })),
      }),
    ),
  )

/** The clean deck before pages that make it long enough for a provider's cache. */
function buildLongCleanDeck(): DeckDoc {
  const full = buildDenseDeck(12)
  const pages = [...buildCleanDeck().pages, ...full.pages].map((one, index) => ({ ...one, page: index + 1 }))
  return { ...full, pageCount: pages.length, pages }
}

/** Prose over the facts of a request, so that it is read a second time. */
function writeProse({ texts }: SeenRequest): Scripted {
  const idOf = (field: string) => texts[0]?.match(new RegExp(`\\[(f\\d+)\\] ${field} =`))?.[1] ?? ''
  const sentences = [
    { text: 'Quayside makes $40k MRR, as of May 2026.', facts: [idOf('Revenue')] },
    { text: 'Quayside serves 120 paying customers.', facts: [idOf('Customers')] },
    { text: 'The market is $4.2B in size.', facts: [idOf('TAM')] },
  ]
  return { text: JSON.stringify({ executive_summary: sentences, fundraising: [], key_facts: [], translations: [] }) }
}

function answer(name: string, request: SeenRequest, facts: readonly AnsweredFact[]): Scripted {
  if (name === 'confirm') return { text: '{"sentences":[]}' }
  return name === 'synthesise' ? writeProse(request) : answerWithFacts(facts)
}

const readBeginning = ({ schema, system, texts }: SeenRequest) => [schema, system, texts[0]].join('\n')

const anyKey = { by: 'automatic', key: expect.stringMatching(/^[0-9a-f]{32}$/) }
const cacheHints = {
  openai: anyKey,
  anthropic: { by: 'marked', texts: [0] },
  google: { by: 'automatic', key: '' },
  'openai-compatible': { by: 'automatic', key: '' },
  ollama: { by: 'none' },
}

describe('what goes over the wire for a deck of 20 pages of text', () => {
  it.each([...modelProviders, 'ollama'] as const)(
    'is at most 5 calls and 60,000 input tokens, with a mending and prose that is read again (%s)',
    async (provider) => {
      const madeUp: AnsweredFact = {
        key: 'valuation',
        value: '$7M',
        ...unhinted,
        kind: 'stated',
        place: 'p2.2',
        quote: 'at $7M pre-money',
      }
      const model = await startScriptedModel(
        (name, request) => answer(name, request, [madeUp, ...(cleanAnswers.get(name) ?? [])]),
        { provider },
      )
      const result = await makeMemoWithModel(model, buildLongCleanDeck())
      const { seen } = model.standIn
      expect(result.model).toMatchObject({ calls: 5, failed: null })
      expect(seen.map(readRequestName)).toEqual(['extract company', 'extract market', 'mend', 'synthesise', 'confirm'])
      // Every byte of the bodies counts: texts, schemas, settings. Four of them make a token.
      expect(seen.reduce((sum, one) => sum + one.bytes, 0) / 4).toBeLessThanOrEqual(60_000)
      expect(seen.every((one) => one.images === 0)).toBe(true)
    },
  )

  it.each([...modelProviders, 'ollama'] as const)(
    'begins byte for byte with the same schema, system text and deck in every extract request (%s)',
    async (provider) => {
      const model = await startScriptedModel(
        (name) => (name === 'synthesise' ? saysNothing : answerWithFacts(cleanAnswers.get(name))),
        { provider },
      )
      const result = await makeMemoWithModel(model, buildLongCleanDeck())
      const { seen } = model.standIn
      const extracts = seen.slice(0, 2)
      const [first = ''] = extracts.map(readBeginning)
      expect(extracts.map(readBeginning)).toEqual([first, first])
      expect(extracts[0]?.texts[0]).toContain('[p6.2] $40k MRR in May 2026')
      expect(seen).toHaveLength(3)
      expect(extracts.map((one) => one.cache)).toEqual(Array(2).fill(cacheHints[provider]))
      // What the provider reports is what the second request has in common with the first.
      const shared = Math.floor(first.length / 4)
      const { cachedInput, cacheWrite } = result.model?.usage ?? {}
      if (provider === 'ollama') expect(cachedInput).toBe(0)
      else expect(cachedInput).toBeGreaterThanOrEqual(shared)
      if (provider === 'anthropic') expect(cacheWrite).toBeGreaterThanOrEqual(shared)
    },
  )

  it('is at most 6 calls with each picture once for a deck of 14 pictures', async () => {
    const images = Array.from({ length: 14 }, () => page({ imageShare: 1 }))
    const lines = images.flatMap((_, index) => [
      ...readPage(index + 1),
      { page: index + 1, kind: 'text', text: `${nameHarbour(index)}: ${sentence}` },
    ])
    const wrong: AnsweredFact = {
      ...unhinted,
      key: 'valuation',
      value: '$7M',
      kind: 'stated',
      place: 'p2.2',
      quote: 'at $7M pre-money',
    }
    const model = await startScriptedModel((name, request) => {
      if (name === 'transcribe') return { text: JSON.stringify({ lines }) }
      return answer(name, request, [wrong, ...(cleanAnswers.get(name) ?? [])])
    })
    const result = await makeMemoWithModel(model, deck(images))
    const { seen } = model.standIn
    expect(result.model?.failed).toBeNull()
    expect(seen.length).toBeLessThanOrEqual(6)
    expect(seen.map(readRequestName)).toContain('confirm')
    expect(seen.map((one) => one.images)).toEqual([14, ...Array(seen.length - 1).fill(0)])
    expect(getField(result.validated_response, 'revenue')).toMatchObject({ value: '$40k MRR', standing: 'found' })
    const bytes = seen.reduce((sum, one) => sum + one.bytes, 0)
    expect(bytes / 4 + 14 * tokensPerPicture).toBeLessThanOrEqual(60_000)
  })

  it('cuts a deck that is too long page by page, and says so', async () => {
    const model = await startScriptedModel(() => answerWithFacts())
    const result = await makeMemoWithModel(model, buildDenseDeck(120))
    const longest = Math.max(...model.standIn.seen.map((one) => one.bytes))
    expect(longest / 4).toBeLessThan(40_000)
    // The cover stays whole.
    expect(result.model?.cutPages).toHaveLength(119)
    expect(result.flags.signals).toContainEqual(
      expect.objectContaining({
        key: 'Language model',
        reason: expect.stringContaining('of 119 pages it was given only the beginning'),
      }),
    )
  })
})
