import { describe, expect, it } from 'vitest'
import type { Fact } from '#engine/facts.ts'
import { countDeckWords } from '#engine/learned-words/deck-words.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { classificationExtractors } from './classifications.ts'
import { valueClueNames } from './value-clues.ts'
import { valueWeights } from './value-weights.ts'
import { chooseValues } from './weighed-values.ts'

const slides: ReadonlyArray<readonly [title: string, ...blocks: string[]]> = [
  ['Hollwick', 'Quiet nights on every ward'],
  [
    'Nurses walk nine kilometres a shift',
    'Most of it to alarms that did not matter',
    'Patients wake up, staff stop listening',
  ],
  [
    'A small sensor under the mattress',
    'Breathing and pulse go to the tablet at the station',
    'Hospitals and care homes set for each resident what should ring',
    'A gateway a floor, no cables, cleaned like any bed',
  ],
  [
    'How we are paid',
    'Hospitals pay a monthly subscription of €14 a bed',
    'Sensors are included, three years at least',
  ],
]
/** 'Nurses' and the like in a language that was not learned, and enough words of it. */
const german = Array.from(
  { length: 12 },
  (_, at) =>
    `Die Pflege läuft ${'abcdefghijkl'[at]}weit, und Patienten schlafen ${'lkjihgfedcba'[at]}schlecht auf der Station`,
)
const read = (pages: ReadonlyArray<readonly [title: string, ...blocks: string[]]>) =>
  prepareInput(understandDeck(deck(pages.map(([title, ...blocks]) => page({ title, blocks })))))
const conclude = (input: ReturnType<typeof read>, id: string): Fact[] =>
  classificationExtractors.filter((one) => one.id === id).flatMap((one) => one.extract(input))

describe('values that phrases and words speak for', () => {
  const input = read(slides)

  it('are given where a phrase speaks for them, and cite it', () => {
    const given = ['industry', 'client-type', 'product-type', 'business-model'].flatMap((id) => conclude(input, id))
    expect(given.map(({ value }) => value)).toEqual(expect.arrayContaining(['b2b', 'pt_hardware', 'bm_subscription']))
    for (const { evidence, kind, rule } of given) {
      expect([kind, rule.split('.')[1]]).toEqual(['inferred', 'phrases'])
      expect(evidence.length).toBeGreaterThan(0)
      for (const { page: number, quote } of evidence) expect(slides[(number ?? 0) - 1]).toContain(quote)
    }
  })

  it('are not given for a phrase in passing that the other words do not bear out', () => {
    const passing = read([...slides, ['How it began', 'Ana built a payments platform for a bank before']])
    expect(passing.scores.get('industry')?.map(({ value }) => value)).toContain('payments')
    expect(conclude(passing, 'industry').map(({ value }) => value)).not.toContain('payments')
  })

  it('are left to phrases in a language that was not learned, and in a deck of few words', () => {
    const foreign = read([['Das Problem', ...german]])
    expect(countDeckWords(foreign.passages).size).toBeGreaterThan(80)
    expect(foreign.wordScores.size).toBe(0)
    const short = read([['Hollwick', 'Quiet nights on every ward']])
    expect(short.wordScores.size).toBe(0)
    expect(conclude(short, 'client-type')).toEqual([])
  })
})

it('gives a second way to earn only where it is nearly sure, and a second kind of customers where it is likely', () => {
  const choose = (vocabulary: 'business_model' | 'client_type', shares: Readonly<Record<string, number>>) => {
    const values = Object.entries(shares).map(([value, share]) => ({
      value,
      hasPhrase: true,
      clues: valueClueNames.map(() => share),
    }))
    return chooseValues(vocabulary, values, valueWeights.vocabularies[vocabulary]).map(({ value }) => value)
  }
  expect(choose('business_model', { bm_subscription: 1, bm_transactional: 0.6 })).toEqual(['bm_subscription'])
  expect(choose('business_model', { bm_transactional: 0.9, bm_subscription: 1 })).toEqual([
    'bm_subscription',
    'bm_transactional',
  ])
  expect(choose('business_model', { bm_subscription: 1, bm_transactional: 1, bm_advertising: 1 })).toHaveLength(2)
  expect(choose('client_type', { b2b: 1, b2c: 0.6 })).toEqual(['b2b', 'b2c'])
})
