import { describe, expect, it } from 'vitest'
import { factsFromItems } from './check-items.ts'
import { readFactItems } from './fact-items.ts'

const item = (over: Record<string, unknown> = {}) => ({
  key: 'tam',
  value: '$4B',
  kind: 'stated',
  person: '',
  period: '',
  nature: 'actual',
  place: 'p4.2',
  quote: 'TAM of $4B',
  label: '',
  ...over,
})
const read = (facts: unknown[]) => factsFromItems(readFactItems(JSON.stringify({ facts })).items, 'llm/market')

describe('a claim of a model', () => {
  it('becomes a fact with its rule', () => {
    expect(read([item()])).toEqual([
      expect.objectContaining({
        key: 'tam',
        value: '$4B',
        rule: 'llm/market',
        kind: 'stated',
        evidence: [{ document: 'deck', page: 4, quote: 'TAM of $4B' }],
      }),
    ])
  })

  it.each([
    ['a key that no memo has', { key: 'investment_score' }],
    ['nothing said', { value: 'Not stated.' }],
    ['no quote', { quote: undefined }],
    ['a quote of marks alone', { quote: ' [p4.2] | ' }],
    ['a figure without a number', { value: 'very large' }],
    ['a growth that is a sum', { key: 'market_growth', value: 'could be $1 trillion (2032)' }],
    ['a word that the vocabulary lacks', { key: 'stage', value: 'unicorn' }],
    ['a verdict', { key: 'one_liner', value: 'A must-invest team, 10/10' }],
    ['yes or no that is no', { key: 'trait_phd', value: 'false', person: 'Ana Ruiz' }],
    ['a trait of no one', { key: 'trait_phd', value: 'true' }],
    ['a year that is none', { key: 'year_founded', value: 'last spring' }],
    ['an address in place of a name', { key: 'company_name', value: 'https://x.example' }],
    ['a value as long as a page', { key: 'competitors', value: 'x'.repeat(400) }],
  ])('is left out: %s', (_name, over) => {
    expect(read([item(over)])).toEqual([])
  })

  it('is read by the field’s name, the vocabulary’s label and a number as such', () => {
    expect(read([item({ key: 'Year of Foundation', value: 2021 })])[0]).toMatchObject({
      key: 'year_founded',
      value: '2021',
    })
    expect(read([item({ key: 'Stage', value: 'Pre-Seed' })])[0]).toMatchObject({ value: 'pre_seed' })
    expect(read([item({ key: 'business_model', value: 'subscription' })])[0]).toMatchObject({
      value: 'bm_subscription',
    })
  })

  it.each([
    ['p7.3', '[p7.3] TAM [p7.4] $4B', 'deck', 7, 'TAM $4B'],
    ['[p12.t3]', 'TAM | $4B |', 'deck', 12, 'TAM $4B'],
    ['u.2', '[u.2] TAM of $4B', 'updates', null, 'TAM of $4B'],
    ['page 3', 'link on "Our site": https://x.example', 'deck', 3, 'https://x.example'],
    ['', 'A|B and TAM', 'deck', 1, 'A|B and TAM'],
  ])('is looked up by its place, without the marks of lines: %s', (place, quote, document, page, bare) => {
    expect(read([item({ place, quote })])[0]?.evidence).toEqual([{ document, page, quote: bare }])
  })

  it('loses the place before its quote, and is cut where it runs on', () => {
    const quote = `[p4.2] ${'long words '.repeat(300)}`
    const [fact] = read([item({ key: 'problem', value: 'word '.repeat(300), quote })])
    expect(fact?.evidence[0]?.quote.startsWith('long words')).toBe(true)
    expect(fact?.evidence[0]?.quote.length).toBeLessThanOrEqual(1_000)
    expect(String(fact?.value).length).toBeLessThanOrEqual(600)
  })
})

describe('an answer', () => {
  it('is bounded however much it says', () => {
    expect(
      read(Array.from({ length: 5_000 }, (_, n) => item({ key: 'competitors', value: `Rival ${n}` }))).length,
    ).toBeLessThanOrEqual(30)
    expect(read(Array.from({ length: 100 }, (_, n) => item({ value: `$${n}M` }))).length).toBeLessThanOrEqual(4)
  })

  it('that breaks off keeps the facts that are whole', () => {
    const whole = JSON.stringify({ facts: [item(), item({ key: 'sam', value: '$1B {"}' }), item({ key: 'som' })] })
    const cut = readFactItems(whole.slice(0, whole.lastIndexOf('"som"')))
    expect(cut.items.map((one) => one.key)).toEqual(['tam', 'sam'])
    expect(cut.complete).toBe(false)
    expect(readFactItems(whole).complete).toBe(true)
  })

  it.each(['', '[]', 'null', '{"facts":"none"}', '{"facts":[1,null,{"key":7}]}', '{"facts":[{"key":"tam"'])(
    'that is something else gives nothing: %s',
    (answer) => expect(readFactItems(answer).items).toEqual([]),
  )
})
