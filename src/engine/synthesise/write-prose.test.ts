import { describe, expect, it } from 'vitest'
import { keyFactNames } from '#contract/memo-fields.ts'
import type { FactKey, VerifiedFact } from '#engine/facts.ts'
import { factOfModel as fact } from '#engine/testing/verified-fact.ts'
import { findSentenceProblem } from './check-sentence.ts'
import type { CitedFact } from './cited-fact.ts'
import { listCitedFacts } from './cited-facts.ts'
import { writeProse } from './write-prose.ts'

const unlabelled: Partial<VerifiedFact> = {
  standing: 'found',
  problem: { gate: 'label', value: '', field: 'revenue', other: { fault: 'no-subject' } },
}
const facts = listCitedFacts([
  fact('company_name', 'Northwind'),
  fact('one_liner', 'The booking platform for small harbours'),
  fact('revenue', '$40k MRR', '$40k MRR in May 2026'),
  fact('customers', '120', '120 paying customers, not counting pilots'),
  fact('revenue_forecast', '$2.5M ARR', 'We expect $2.5M ARR in 2028', {
    scope: { metric: 'ARR', period: '2028', nature: 'forecast', amount: 2_500_000, unit: 'USD' },
  }),
  fact('amount_raising', '$1M', 'We are raising $1M in a seed round'),
  fact('tam', '$4B', 'TAM of $4B', unlabelled),
])
const idOf = (key: FactKey) => facts.find((one) => one.fact.key === key)?.id ?? ''
const cited = (...keys: FactKey[]): CitedFact[] => facts.filter((one) => keys.includes(one.fact.key))
const problem = (text: string, ...keys: FactKey[]) => findSentenceProblem(text, cited(...keys), 'Northwind')

describe('a sentence', () => {
  it.each([
    ['Northwind makes $40k MRR, as of May 2026.', ['revenue']],
    ['It serves 120 paying customers.', ['customers']],
    ['It expects $2.5M ARR in 2028.', ['revenue_forecast']],
    ['The company is raising $1M in a seed round.', ['amount_raising']],
  ] as Array<[string, FactKey[]]>)('stands on its facts: %s', (text, keys) => {
    expect(problem(text, ...keys)).toBeNull()
  })

  it.each([
    ['another number', 'Northwind makes $45k MRR.', ['revenue'], '45k'],
    ['another scale', 'Northwind makes $40M MRR.', ['revenue'], '40m'],
    ['another currency', 'Northwind makes €40k MRR.', ['revenue'], '€40k'],
    ['no currency', 'Northwind makes 40k MRR.', ['revenue'], '40k'],
    ['a share for a count', '120% of its customers pay.', ['customers'], '120%'],
    ['a number in words', 'Two hundred customers pay.', ['customers'], '200'],
    ['a multiple in words', 'Its customers doubled.', ['customers'], 'doubled'],
    ['a number of a fact it does not cite', 'It makes $40k MRR with 120 customers.', ['revenue'], '120'],
    ['another name', 'Globex is among its 120 customers.', ['customers'], 'Globex'],
    ['another metric', 'Northwind makes $40k ARR.', ['revenue'], 'ARR'],
    ['a negation', 'Northwind has no $40k MRR.', ['revenue'], "'no'"],
    ['a forecast as a fact', 'Northwind has $2.5M ARR.', ['revenue_forecast'], 'forecast'],
    ['a verdict', 'Northwind is a must-invest with $40k MRR.', ['revenue'], 'verdict'],
    ['no fact', 'Northwind is a company.', [], 'cites no fact'],
  ] as Array<[string, string, FactKey[], string]>)('falls with %s', (_name, text, keys, cause) => {
    expect(problem(text, ...keys)?.toLowerCase()).toContain(cause.toLowerCase())
  })
})

describe('a model’s prose', () => {
  const say = (text: string, ...keys: FactKey[]) => ({ text, facts: keys.map(idOf) })
  const answer = (over: object) => JSON.stringify({ executive_summary: [], fundraising: [], key_facts: [], ...over })
  const write = (over: object, language = 'en') =>
    writeProse(answer(over), facts, { deckId: 'd1', language, topics: keyFactNames })
  const good = [
    say('Northwind is the booking platform for small harbours.', 'one_liner'),
    say('It makes $40k MRR.', 'revenue'),
    say('Northwind serves 120 paying customers.', 'customers'),
  ]

  it('is written with links to the places of its facts, its bad sentences dropped and counted', () => {
    const prose = write({
      executive_summary: [...good, say('It makes $90M.', 'revenue'), { text: 'It rests on nothing.', facts: ['f99'] }],
    })
    expect(prose.dropped).toBe(2)
    expect(prose.executive?.value).toContain(
      'Northwind makes $40k MRR. [2](pitch_deck/d1?page=3 "$40k MRR in May 2026")',
    )
    expect(prose.executive?.value).not.toContain('90M')
  })

  it('gives way to fixed words when too little of it stands', () => {
    expect(write({ executive_summary: good.slice(0, 2) }).executive).toBeNull()
    expect(write({ fundraising: [say('Northwind is raising $1M.', 'amount_raising')] }).fundraising).toBeNull()
  })

  it('has at most 7 sentences and 130 words of summary, 4 of the round and 3 of a topic, none twice', () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      say(`${'Paying '.repeat(at + 1)}customers are 120.`, 'customers'),
    )
    const long = Array.from({ length: 9 }, (_, at) =>
      say(`Northwind serves 120 ${'paying '.repeat(18 + at)}customers.`, 'customers'),
    )
    const count = (text?: string) => text?.match(/\[\d+\]\(/gu)?.length
    const prose = write({
      executive_summary: many,
      fundraising: many,
      key_facts: [...many, ...many].map((one) => ({ topic: 'Traction', ...one })),
    })
    expect(count(prose.executive?.value)).toBe(7)
    expect(count(prose.fundraising?.value)).toBe(4)
    expect(count(prose.keyFacts.Traction?.value)).toBe(3)
    // Sentences of 22 to 28 words: five fit, and those over 28 words are dropped.
    const summary = write({ executive_summary: long })
    expect(count(summary.executive?.value)).toBe(5)
    expect(summary.dropped).toBe(2)
    expect(count(write({ executive_summary: [...good, ...good] }).executive?.value)).toBe(3)
  })

  it('fills the key facts that it has a standing sentence for', () => {
    const prose = write({
      key_facts: [
        { topic: 'traction', ...say('Northwind makes $40k MRR.', 'revenue') },
        { topic: 'Market', ...say('The market is $4B.', 'revenue') },
      ],
    })
    expect(Object.keys(prose.keyFacts)).toEqual(['Traction'])
  })

  it('tells what is found as the deck’s word, with its mark', () => {
    const { keyFacts } = write({ key_facts: [{ topic: 'Market', ...say('The market is $4B.', 'tam') }] })
    expect(keyFacts.Market).toMatchObject({
      value: expect.stringMatching(/^The deck says the market is \$4B\. /),
      marks: { 1: 'found' },
    })
  })

  it('is text, whatever it writes', () => {
    const prose = write({
      key_facts: [{ topic: 'Traction', ...say('Northwind makes **$40k** MRR <it>now</it> ![it](is).', 'revenue') }],
    })
    expect(prose.keyFacts.Traction?.value).toContain('\\*\\*$40k\\*\\* MRR')
    expect(prose.keyFacts.Traction?.value).toContain('\\<it\\>')
  })

  it('gives the English of quotes of a deck in another language, and none for what is English', () => {
    const translations = [
      { fact: idOf('one_liner'), english: 'The booking desk of little harbours' },
      { fact: idOf('customers'), english: '130 customers pay, pilots not counted' },
      { fact: idOf('company_name'), english: 'Northwind' },
      { fact: 'f99', english: 'Nothing' },
    ]
    expect(write({ translations }, 'de').translations).toEqual([
      { quote: 'The booking platform for small harbours', english: 'The booking desk of little harbours' },
    ])
    expect(write({ translations }).translations).toEqual([])
  })

  it.each(['', 'null', '[]', '{"executive_summary":"x"}'])('is none when the answer is something else: %s', (text) => {
    const nothing = { executive: null, fundraising: null, keyFacts: {}, translations: [], dropped: 0 }
    expect(writeProse(text, facts, { deckId: 'd1', language: 'de', topics: keyFactNames })).toEqual(nothing)
  })
})
