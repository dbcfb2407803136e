import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Fact, FactKey } from '#engine/facts.ts'
import { loadPdfium, type Pdfium } from '#engine/read/pdfium.ts'
import { readDeck } from '#engine/read/read-deck.ts'
import { makeNameKey } from '#engine/text/name-keys.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { verifyFacts } from '#engine/verify/verify-facts.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import { figureExtractors } from './figure-extractors.ts'
import { prepareInput } from './prepare-input.ts'

const samples = new URL('../../../samples/', import.meta.url)
const names = ['saas-seed', 'marketplace-kpis', 'hardware-columns', 'spanish-fintech', 'hidden-contradictions']
const figureKeys = [
  'revenue',
  'revenue_growth',
  'customers',
  'users',
  'amount_raising',
  'valuation',
  'previous_funding',
  'tam',
  'market_growth',
  'gross_margin',
  'cac',
  'ltv',
] as const satisfies readonly FactKey[]
const nameKeys = ['competitors', 'notable_customers', 'previous_investors'] as const satisfies readonly FactKey[]

const accepted = z.array(z.string()).nullable()
const label = z.looseObject({
  stage: z.object({ must: z.array(z.string()) }),
  ...Object.fromEntries([...figureKeys, ...nameKeys].map((key) => [key, accepted])),
})

describe('figureExtractors on the sample decks', () => {
  let pdfium: Pdfium
  beforeAll(async () => {
    pdfium = await loadPdfium()
  })

  const readSample = async (name: string) => {
    const doc = readDeck(pdfium, await readFile(new URL(`pdf/${name}.pdf`, samples)), { pages: 50 }).doc
    const gold = label.parse(JSON.parse(await readFile(new URL(`gold/${name}.json`, samples), 'utf8')))
    const input = prepareInput(understandDeck(doc))
    const facts = figureExtractors.flatMap((one) => one.extract(input))
    return { doc, gold, facts }
  }
  const best = (facts: readonly Fact[], key: FactKey) =>
    facts.filter((one) => one.key === key).sort((a, b) => b.score - a.score)[0]

  it.each(names)('finds the figures of %s and no others', async (name) => {
    const { gold, facts } = await readSample(name)
    for (const key of figureKeys) {
      const wanted = accepted.parse(gold[key])
      const found = best(facts, key)
      if (wanted === null) expect(found?.value, key).toBeUndefined()
      else
        expect(
          wanted.some((one) => String(found?.value).includes(one)),
          `${key}: ${String(found?.value)}`,
        ).toBe(true)
    }
    expect(best(facts, 'stage')?.value).toBe(gold.stage.must[0])
  })

  it.each(names)('finds the names of %s', async (name) => {
    const { gold, facts } = await readSample(name)
    for (const key of nameKeys) {
      const wanted = (accepted.parse(gold[key]) ?? []).map(makeNameKey).sort()
      expect(
        facts
          .filter((one) => one.key === key)
          .map((one) => makeNameKey(String(one.value)))
          .sort(),
        key,
      ).toEqual(wanted)
    }
  })

  it('quotes what stands on the cited page', async () => {
    const { doc, facts } = await readSample('saas-seed')
    const found = verifyFacts(facts, indexSources(doc, [])).flatMap((one) => one.evidence)
    expect(found.filter((one) => one.match === 'none' && one.cause?.fault !== 'other-number')).toEqual([])
    expect(found.length).toBeGreaterThan(40)
  })

  it('gives the same facts in the same order each time', async () => {
    const [first, second] = [await readSample('marketplace-kpis'), await readSample('marketplace-kpis')]
    expect(JSON.stringify(second.facts)).toBe(JSON.stringify(first.facts))
  })

  it('has an id of its own for each extractor', () => {
    const ids = figureExtractors.map((one) => one.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
