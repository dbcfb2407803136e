import { describe, expect, it } from 'vitest'
import type { VerifiedFact } from '#engine/facts.ts'
import { fact, factOfModel, on } from '#engine/testing/verified-fact.ts'
import { listCitedFacts } from './cited-facts.ts'
import { makeSynthesisRequest } from './synthesis-request.ts'

const ofCustomer = { standing: 'found', problem: { gate: 'whose', of: 'customer' } } as const

const mrr = { metric: 'MRR', period: 'May 2026', nature: 'actual', amount: 40_000, unit: 'USD' } as const
const concluded = { standing: 'inferred', problem: null } as const
const facts: VerifiedFact[] = [
  fact('company_name', 'Northwind', { standing: 'found', problem: { gate: 'whose', of: 'single-place' } }),
  fact('one_liner', 'The booking desk for small harbours'),
  fact('client_type', 'b2b', { ...concluded, evidence: [on(4, 'for harbour offices')] }),
  fact('revenue', '$40k MRR', {
    scope: mrr,
    standing: 'found',
    problem: { gate: 'rival', here: { page: 3 }, value: '$40k', there: { page: 8 }, other: '$30k' },
    evidence: [on(3, '$40k MRR in May 2026')],
    contradictedBy: [{ value: '$30k', evidence: on(8, 'MRR $30k') }],
  }),
  fact('customers', '120', { evidence: [on(3, '120 paying harbours')] }),
  fact('customers', '90', { score: 0.5 }),
  fact('users', '9,000', ofCustomer),
  fact('amount_raising', '$1M', { superseded: true }),
  fact('use_of_funds', '60% product'),
  fact('use_of_funds', '40% sales'),
  fact('founder_name', 'Ana Ruiz', { person: 'Ana Ruiz' }),
  fact('founder_role', 'CEO and co-founder', { person: 'Ana Ruiz', evidence: [on(9, 'Ana Ruiz, CEO and co-founder')] }),
  fact('trait_education', true, { ...concluded, person: 'Ana Ruiz', evidence: [on(9, 'Physics at MIT')] }),
  fact('topic:Traction', '120 paying harbours'),
  fact('topic:Traction', 'Harbours stay for three years on average.', {
    evidence: [on(3, 'Harbours stay for three years on average.')],
  }),
  fact('topic:Market', 'Harbours stay for three years on average.'),
  fact('topic:Market', 'Source: Harbour Times', { rule: 'topic.source' }),
]
const deck = { pages: 12, language: 'de', date: 'date: 2026-05', updateDate: null }

describe('the request for prose', () => {
  it('holds each value that the memo shows once, what contradicts it, and passages that say more', () => {
    const { prefix } = makeSynthesisRequest(listCitedFacts(facts), deck)
    expect(prefix.split('\n').slice(1, -1)).toEqual([
      '[about] 12 pages; language: de; date: 2026-05',
      '[f1] Company Name = Northwind (found, page 1)',
      '[f2] One-liner = The booking desk for small harbours (proved, page 1)',
      '[f3] Client Type = B2B (inferred, page 4: "for harbour offices")',
      '[f4] Revenue = $40k MRR (contradicted, page 3: "$40k MRR in May 2026")',
      '[f4c1] Revenue = $30k (contradicts f4, page 8: "MRR $30k")',
      '[f5] Customers = 120 (proved, passage on Traction, page 3: "120 paying harbours")',
      '[f6] Use of Funds = 60% product (proved, page 1)',
      '[f7] Use of Funds = 40% sales (proved, page 1)',
      '[f8] Founder Name = Ana Ruiz (proved, page 1)',
      '[f9] Role of Ana Ruiz = CEO and co-founder (proved, page 9: "Ana Ruiz, CEO and co-founder")',
      '[f10] Strong Education of Ana Ruiz = yes (inferred, page 9: "Physics at MIT")',
      '[f11] Traction = Harbours stay for three years on average. (proved, passage on Market, page 3)',
    ])
  })

  it('holds names of a list that a model gave, in small letters or joined to another, and not what the rules took for one', () => {
    const notAName = { standing: 'found', problem: { gate: 'whose', of: 'not-a-name' } } as const
    const listed = listCitedFacts([
      factOfModel('competitors', 'Zapier', 'Zapier/Make'),
      factOfModel('competitors', 'Make', 'Zapier/Make', notAName),
      factOfModel('competitors', 'purplebasil', 'purplebasil', notAName),
      fact('competitors', 'Spreadsheets', notAName),
      factOfModel('competitors', 'Globex', 'We serve Globex', ofCustomer),
    ])
    expect(listed.map(({ value }) => value)).toEqual(['Zapier', 'Make', 'purplebasil'])
  })

  it('has words of its own, the same for every deck', async () => {
    const { system, prompt, name, purpose, imagePages } = makeSynthesisRequest([], deck)
    expect({ name, purpose, imagePages }).toEqual({ name: 'synthesise', purpose: 'synthesise', imagePages: [] })
    await expect(`${system}\n\n${prompt}\n`).toMatchFileSnapshot('prose-request.golden.txt')
  })

  it('keeps within 30,000 characters: passages give way evenly before values do', () => {
    const topics = ['Traction', 'Market'] as const
    const passages = topics.flatMap((topic) =>
      Array.from({ length: 40 }, (_, at) => fact(`topic:${topic}`, `${topic} ${at} ${'x '.repeat(200)}`)),
    )
    const values = Array.from({ length: 60 }, (_, at) => [
      fact('milestones', `Step ${at}`),
      fact('awards', `Prize ${at}`),
    ])
    const cited = listCitedFacts([...facts, ...values.flat(), ...passages])
    expect(makeSynthesisRequest(cited, deck).prefix.length).toBeLessThan(30_500)
    const counts = topics.map((topic) => cited.filter(({ field }) => field === topic).length)
    expect(counts).toEqual([8, 8])
    const long = 'y '.repeat(205)
    const wide = Array.from({ length: 40 }, (_, at) => fact('milestones', `${at} ${long}`))
    const others = (['awards', 'partnerships', 'competitors', 'previous_investors', 'use_of_funds'] as const).flatMap(
      (key) => Array.from({ length: 12 }, (_, at) => fact(key, `${key} ${at} ${long}`)),
    )
    const crowded = listCitedFacts([...facts, ...wide, ...others, ...passages])
    expect(crowded.some(({ field }) => field === 'Market')).toBe(false)
    expect(makeSynthesisRequest(crowded, deck).prefix.length).toBeLessThan(30_500)
  })
})
