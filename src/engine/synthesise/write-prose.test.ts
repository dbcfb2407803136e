import { describe, expect, it } from 'vitest'
import type { FactKey, VerifiedFact } from '#engine/facts.ts'
import { findSentenceProblem } from './check-sentence.ts'
import { type CitedFact, listCitedFacts } from './cited-facts.ts'
import { makeSynthesisRequest } from './synthesis-request.ts'
import { writeProse } from './write-prose.ts'

const unlabelled: Partial<VerifiedFact> = {
  standing: 'found',
  problem: { gate: 'label', value: '', field: 'revenue', other: { fault: 'no-subject' } },
}
const fact = (key: FactKey, value: string, quote = value, over: Partial<VerifiedFact> = {}): VerifiedFact => ({
  key,
  value,
  evidence: [{ document: 'deck', page: 3, quote, boxes: [], match: 'exact', cause: null }],
  kind: 'stated',
  rule: 'llm/company',
  score: 0.8,
  standing: 'proved',
  problem: null,
  ...over,
})
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

describe('facts for prose', () => {
  it('are the proved ones alone, and all that the request holds', () => {
    expect(facts.map((one) => one.fact.key)).not.toContain('tam')
    const { prefix } = makeSynthesisRequest(facts)
    expect(prefix).toContain(`[${idOf('revenue')}] Revenue = $40k MRR (page 3: "$40k MRR in May 2026")`)
    expect(prefix).not.toContain('$4B')
  })
})

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
    ['a number in words', 'Two hundred customers pay.', ['customers'], 'two'],
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
  const write = (over: object) => writeProse(answer(over), facts, 'd1')
  const good = [
    say('Northwind is the booking platform for small harbours.', 'one_liner'),
    say('It makes $40k MRR.', 'revenue'),
    say('It serves 120 paying customers.', 'customers'),
  ]

  it('is written with links to the places of its facts, its bad sentences dropped and counted', () => {
    const prose = write({
      executive_summary: [...good, say('It makes $90M.', 'revenue'), { text: 'It rests on nothing.', facts: ['f99'] }],
    })
    expect(prose.dropped).toBe(2)
    expect(prose.executive?.value).toContain('It makes $40k MRR. [2](pitch_deck/d1?page=3 "$40k MRR in May 2026")')
    expect(prose.executive?.value).not.toContain('90M')
  })

  it('gives way to the template when too little of it stands', () => {
    expect(write({ executive_summary: good.slice(0, 2) }).executive).toBeNull()
    expect(write({ fundraising: [say('It is raising $1M.', 'amount_raising')] }).fundraising).toBeNull()
  })

  it('fills the key facts that it has a standing sentence for', () => {
    const prose = write({
      key_facts: [
        { topic: 'traction', ...good[1] },
        { topic: 'Market', ...say('The market is $4B.', 'revenue') },
      ],
    })
    expect(Object.keys(prose.keyFacts)).toEqual(['Traction'])
  })

  it('is text, whatever it writes', () => {
    const prose = write({
      key_facts: [{ topic: 'Traction', ...say('It makes **$40k** MRR <b>now</b> ![i](u).', 'revenue') }],
    })
    expect(prose.keyFacts.Traction?.value).toContain('\\*\\*$40k\\*\\* MRR')
    expect(prose.keyFacts.Traction?.value).toContain('\\<b\\>')
  })

  it.each(['', 'null', '[]', '{"executive_summary":"x"}'])('is none when the answer is something else: %s', (text) => {
    expect(writeProse(text, facts, 'd1')).toEqual({ executive: null, fundraising: null, keyFacts: {}, dropped: 0 })
  })
})
