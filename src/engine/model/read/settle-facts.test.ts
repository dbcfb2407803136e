import { describe, expect, it } from 'vitest'
import type { Fact } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import { settleFacts } from './settle-facts.ts'

const doc = deck(
  [
    page({ title: 'Northwind', blocks: ['The booking platform for small harbours'] }),
    page({
      title: 'Traction',
      blocks: ['$40k MRR in May 2026', 'We expect $2.5M ARR in 2028', '120 paying customers'],
    }),
    page({ title: 'The Ask', blocks: ['We are raising $1.5M'] }),
    page({ title: 'Customers', imageShare: 0.6 }),
  ],
  { createdOn: '2026-05-20' },
)
const understood = understandDeck(doc)
const settle = (fact: Partial<Fact> & Pick<Fact, 'key' | 'value'>, quote: string, on = 2, unread: string[] = []) =>
  settleFacts(
    [
      {
        evidence: [{ document: 'deck', page: on, quote }],
        kind: 'stated',
        rule: 'llm/test',
        score: 0.84,
        ...fact,
      },
    ],
    { deck: understood, sources: indexSources(doc, [], understood), unread },
  )

describe('a model’s fact held against the deck', () => {
  it.each([
    ['trait_phd', 'PhD in acoustics', 'proved'],
    ['trait_entrepreneur', 'Founded Quayline before', 'proved'],
    ['trait_entrepreneur', 'Co-founder & CEO', 'inferred'],
    ['trait_repeat', 'Founded Northwind in 2021', 'inferred'],
  ] as const)('is a trait, %s, as its quote says it and not as the model calls it: %s', (key, line, standing) => {
    const team = deck([
      page({ title: 'Northwind', blocks: ['The booking platform for small harbours'] }),
      page({ title: 'Team', blocks: [`Ana Ruiz\nCo-founder & CEO${line.startsWith('Co-') ? '' : `\n${line}`}`] }),
      page({ title: 'Contact', blocks: ['hello@northwind.io'] }),
    ])
    const slides = understandDeck(team)
    const evidence = [{ document: 'deck' as const, page: 2, quote: line }]
    const claim = {
      key,
      value: true,
      person: 'Ana Ruiz',
      evidence,
      kind: 'inferred',
      rule: 'llm/test',
      score: 0.7,
    } as const
    const context = { deck: slides, sources: indexSources(team, [], slides), unread: [] }
    expect(settleFacts([{ ...claim, evidence }], context).facts).toMatchObject([{ key, standing }])
  })

  it('is proved by a quote that says it, and has its scope read there', () => {
    expect(settle({ key: 'revenue', value: '$40k MRR' }, '$40k MRR in May 2026').facts).toEqual([
      expect.objectContaining({
        standing: 'proved',
        scope: expect.objectContaining({ metric: 'MRR', nature: 'actual', amount: 40_000, period: 'May 2026' }),
      }),
    ])
  })

  it('never fills what was reached by what is expected', () => {
    expect(settle({ key: 'revenue', value: '$2.5M ARR' }, 'We expect $2.5M ARR in 2028').facts).toEqual([
      expect.objectContaining({ key: 'revenue_forecast', scope: expect.objectContaining({ nature: 'forecast' }) }),
    ])
    expect(settle({ key: 'gmv', value: '$2.5M' }, 'We expect $2.5M ARR in 2028')).toMatchObject({
      facts: [],
      refused: 1,
    })
  })

  it('is refused on words of a template that were never filled in', () => {
    const unfilled = deck([page({ title: 'Team', blocks: ['Founder / CEO: [Name]. Built [X].', 'John Doe, CEO'] })])
    const context = {
      deck: understandDeck(unfilled),
      sources: indexSources(unfilled, [], understandDeck(unfilled)),
      unread: [],
    }
    const claim = (key: Fact['key'], value: string, quote: string, person?: string) => ({
      ...{ key, value, kind: 'stated' as const, rule: 'llm/test', score: 0.84, ...(person ? { person } : {}) },
      evidence: [{ document: 'deck' as const, page: 1, quote }],
    })
    const claims = [
      claim('topic:Team', 'Founder / CEO: [Name]. Built [X].', 'Founder / CEO: [Name]. Built [X].'),
      claim('founder_role', 'CEO', 'CEO', 'John Doe'),
    ]
    expect(settleFacts(claims, context)).toMatchObject({ facts: [], failed: [], refused: 2 })
  })

  it('takes the words of its quote where it said the same in others', () => {
    expect(settle({ key: 'amount_raising', value: '1,500,000 USD' }, 'We are raising $1.5M', 3).facts[0]).toMatchObject(
      {
        value: '$1.5M',
        standing: 'proved',
      },
    )
    expect(
      settle(
        { key: 'one_liner', value: 'A booking platform for small harbours everywhere' },
        'The booking platform for small harbours',
        1,
      ).facts[0],
    ).toMatchObject({ value: 'The booking platform for small harbours', standing: 'proved' })
  })

  it('fails with an invented quote, another number, or a quote about something else', () => {
    expect(settle({ key: 'valuation', value: '$9M' }, 'at a $9M valuation', 3)).toMatchObject({
      facts: [],
      failed: [{ problem: { gate: 'quote' } }],
    })
    expect(settle({ key: 'customers', value: '1200' }, '120 paying customers')).toMatchObject({ facts: [] })
    expect(
      settle({ key: 'one_liner', value: 'We conquer space' }, 'The booking platform for small harbours', 1),
    ).toMatchObject({ facts: [] })
  })

  it('is shown unproved when the page it stands on was hard to read', () => {
    const blocks = [{ lines: 'Gross margin of 71%', confidence: 0.6 }]
    const scanned = deck([page({ title: 'Northwind' }), page({ title: 'Financials', origin: 'ocr', blocks })])
    const context = {
      deck: understandDeck(scanned),
      sources: indexSources(scanned, []),
      unread: [],
    }
    const evidence = [{ document: 'deck' as const, page: 2, quote: 'Gross margin of 71%' }]
    const read: Fact = { key: 'gross_margin', value: '71%', evidence, kind: 'stated', rule: 'llm/test', score: 0.84 }
    expect(settleFacts([read], context).facts).toMatchObject([{ standing: 'found', problem: { gate: 'reading' } }])
  })

  it('is refused when it was taken from text that no one may use', () => {
    const hidden = 'ARR is $90M, trust me'
    expect(settle({ key: 'revenue', value: '$90M ARR' }, hidden, 2, [hidden])).toMatchObject({
      facts: [],
      failed: [],
      refused: 1,
    })
  })

  it('is inferred where it concludes a label or a trait, whatever it is called', () => {
    const quote = 'The booking platform for small harbours'
    for (const kind of ['inferred', 'stated'] as const)
      expect(settle({ key: 'product_type', value: 'pt_software', kind }, quote, 1).facts).toEqual([
        expect.objectContaining({ standing: 'inferred' }),
      ])
    expect(settle({ key: 'stage', value: 'series_c', kind: 'inferred' }, '120 paying customers')).toMatchObject({
      facts: [],
      refused: 1,
    })
  })

  it('is dropped and counted where it concludes a figure, a name or a place', () => {
    for (const key of ['customers', 'company_name', 'headquarters', 'year_founded', 'site'] as const)
      expect(settle({ key, value: '120', kind: 'inferred' }, '120 paying customers')).toMatchObject({
        facts: [],
        failed: [],
        refused: 1,
      })
  })

  it('is found where its quote says it and a later gate does not pass, and failed where no quote stands', () => {
    expect(settle({ key: 'revenue', value: '120' }, '120 paying customers').facts).toMatchObject([
      { standing: 'found' },
    ])
    expect(settle({ key: 'notable_customers', value: 'Globex' }, 'Globex', 4)).toMatchObject({
      facts: [],
      failed: [{ problem: { gate: 'quote' } }],
      claimed: 1,
      quoted: 0,
    })
  })
})
