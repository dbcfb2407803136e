import { describe, expect, it } from 'vitest'
import type { MemoFieldKey } from '#contract/memo-fields.ts'
import type { VerifiedFact } from '#engine/facts.ts'
import { fact, on } from '#engine/testing/verified-fact.ts'
import { composeMemo } from './compose-memo.ts'

const links = / ?\[\d+\]\([^)\s]*(?: "(?:\\.|[^"\\])*")?\)/g
const compose = (...facts: VerifiedFact[]) =>
  composeMemo(facts, [], { deckId: 'd', findNear: () => null }).json_response
const bare = (text: string) => text.replace(links, '')
const executive = (...facts: VerifiedFact[]) => bare(compose(...facts).unstructured.executive_summary)
const fundraising = (...facts: VerifiedFact[]) =>
  bare(compose(...facts).structured.key_terms.fundrasing_summary.value ?? '')

describe('a value that holds the noun of its field', () => {
  it.each<[MemoFieldKey, string, string]>([
    ['revenue', '212.000 € revenue', 'Revenue was 212.000 €.'],
    ['revenue', '$2 million in annual revenue', 'Annual revenue was $2 million.'],
    ['revenue', 'Revenue: 212.000 €', 'Revenue was 212.000 €.'],
    ['revenue', 'ARR of EUR 1.2M', 'ARR was EUR 1.2M.'],
    ['revenue', '$2M ARR in 2025', 'ARR was $2M in 2025.'],
    ['revenue', '€1–1.5M revenue per year', 'Revenue was €1–1.5M per year.'],
    ['gmv', '$2M gross merchandise value', 'Gross merchandise value was $2M.'],
    ['retention', '95 % net retention', 'Net retention was 95 %.'],
    ['revenue_growth', '212% revenue growth', 'Revenue grew 212%.'],
    ['revenue_growth', '40% annual growth', 'Annual revenue growth was 40%.'],
  ])('names %s of %j once', (key, value, sentence) => {
    expect(executive(fact(key, value))).toContain(sentence)
  })

  it('keeps the period of the figure', () => {
    const scope = { metric: 'revenue', period: '2025', nature: 'actual', amount: null, unit: null } as const
    const revenue = fact('revenue', '212.000 € revenue', { evidence: [on(5, '212.000 € revenue in 2025')], scope })
    expect(executive(revenue)).toContain('Revenue was 212.000 € in 2025.')
  })

  it('does not quote a currency', () => {
    for (const value of ['S/7,600 MRR', 'S/. 7,600 MRR', 'R$ 12k MRR', 'KES 40k MRR', 'C$40k MRR'])
      expect(executive(fact('revenue', value))).toMatch(/^[^“]*MRR was [^“]*\./u)
    expect(executive(fact('revenue', 'S/7,600 al mes'))).toContain('“S/7,600 al mes”')
  })

  it('does not take a period or a currency for the noun', () => {
    expect(executive(fact('revenue', '$40k per month'))).toContain('Revenue was $40k per month.')
    expect(executive(fact('revenue', '1.2 million EUR'))).toContain('Revenue was 1.2 million EUR.')
  })

  it('is told once of the round, the market and in key facts too', () => {
    const told = fundraising(fact('burn_rate', '$40k net burn'), fact('runway', '18 months of runway'))
    expect(told).toContain('Net burn is $40k. The runway is 18 months.')
    for (const [value, length] of [
      ['18-month', '18 months'],
      ['12–18-month runway', '12–18 months'],
      ['1-year runway', '1 year'],
    ] as const)
      expect(fundraising(fact('burn_rate', '$40k'), fact('runway', value))).toContain(`The runway is ${length}.`)
    expect(fundraising(fact('instrument', 'SAFE'), fact('valuation', '$10M valuation'))).toContain(
      'at a valuation of $10M.',
    )
    const market = [fact('tam', '$5B', { rule: 'market/tam-label' }), fact('market_growth', '12% annual growth')]
    expect(executive(...market)).toContain('growing 12% a year.')
    const { Traction } = compose(fact('revenue', '212.000 € revenue'), fact('retention', '95% net retention'))
      .unstructured.key_facts
    expect(bare(Traction?.value ?? '')).toMatch(/Revenue: 212\.000 €\n.*Net retention: 95%/su)
  })
})
