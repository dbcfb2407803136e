import { describe, expect, it } from 'vitest'
import { modelProviders } from '#contract/language-models.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { buildCleanDeck, cleanAnswers } from './clean-deck.ts'
import { answerWithFacts, makeMemoWithModel, saysNothing, startScriptedModel } from './scripted-model.ts'

const sentence =
  'Operators of small harbours lose bookings because berths are sold by phone, on paper and from memory in season.'

/** A deck whose slides are as full of text as slides get: about 320 words each. */
const buildDenseDeck = (pages: number) =>
  deck(
    Array.from({ length: pages }, (_, index) =>
      page({
        title: `Chapter ${index + 1} of the plan`,
        blocks: Array.from({ length: 18 }, (_row, row) => ({ lines: `${row + 1}. ${sentence}`, size: 10 })),
      }),
    ),
  )

describe('what goes over the wire for a deck of 20 pages of text', () => {
  it.each([...modelProviders, 'ollama'] as const)(
    'is at most 5 calls and 60,000 input tokens, with a mending (%s)',
    async (provider) => {
      const madeUp = {
        key: 'valuation',
        value: '$7M',
        kind: 'stated',
        person: '',
        evidence: [{ doc: 'deck', page: 2, quote: 'at $7M pre-money' }],
      }
      const model = await startScriptedModel(
        (name) => (name === 'synthesise' ? saysNothing : answerWithFacts([madeUp, ...(cleanAnswers.get(name) ?? [])])),
        { provider },
      )
      const full = buildDenseDeck(12)
      const clean = buildCleanDeck()
      const doc = {
        ...full,
        pageCount: 20,
        pages: [...clean.pages, ...full.pages].map((one, index) => ({ ...one, page: index + 1 })),
      }
      const result = await makeMemoWithModel(model, doc)
      const { seen } = model.standIn
      expect(result.model).toMatchObject({ calls: 5, failed: null })
      expect(seen).toHaveLength(5)
      // Every byte of the bodies counts: texts, schemas, settings. Four of them make a token.
      expect(seen.reduce((sum, one) => sum + one.bytes, 0) / 4).toBeLessThanOrEqual(60_000)
      expect(seen.every((one) => one.images === 0)).toBe(true)
    },
  )

  it('begins with the same system text and the same deck in every extract request', async () => {
    const model = await startScriptedModel((name) =>
      name === 'synthesise' ? saysNothing : answerWithFacts(cleanAnswers.get(name)),
    )
    await makeMemoWithModel(model, buildCleanDeck())
    const extracts = model.standIn.seen.slice(0, 3)
    expect(new Set(extracts.map((one) => one.system)).size).toBe(1)
    expect(new Set(extracts.map((one) => one.texts[0])).size).toBe(1)
    expect(extracts[0]?.texts[0]).toContain('[p6.2] $40k MRR in May 2026')
    expect(model.standIn.seen).toHaveLength(4)
  })

  it('cuts a deck that is too long page by page, and says so', async () => {
    const model = await startScriptedModel(() => answerWithFacts())
    const result = await makeMemoWithModel(model, buildDenseDeck(120))
    const longest = Math.max(...model.standIn.seen.map((one) => one.bytes))
    expect(longest / 4).toBeLessThan(40_000)
    expect(result.model?.cutPages).toHaveLength(120)
    expect(result.flags.signals).toContainEqual(
      expect.objectContaining({
        key: 'Language model',
        reason: expect.stringContaining('of 120 pages it was given only the beginning'),
      }),
    )
  })
})
