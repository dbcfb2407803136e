import { describe, expect, it } from 'vitest'
import type { FindNearLine, VerifiedFact } from '#engine/facts.ts'
import { getField } from '#engine/memo-reader.ts'
import { fact, foundOnly, on } from '#engine/testing/verified-fact.ts'
import { applyEdits } from './apply-edits.ts'
import { countVisibleWords } from './citations.ts'
import { composeMemo } from './compose-memo.ts'

const deckId = '3ac1edb4-cce6-89c4-bde4-2623b00f82c5'
const links = / ?\[\d+\]\([^)\s]*(?: "(?:\\.|[^"\\])*")?\)/g
const compose = (...facts: VerifiedFact[]) => composeMemo(facts, [], { deckId, findNear: () => null })
const executive = (...facts: VerifiedFact[]) =>
  compose(...facts).json_response.unstructured.executive_summary.replace(links, '')
const fundraising = (...facts: VerifiedFact[]) =>
  compose(...facts).json_response.structured.key_terms.fundrasing_summary.value.replace(links, '')
const actual = (metric: string, period: string | null = null) =>
  ({ metric, period, nature: 'actual', amount: null, unit: null }) as const

describe('writeExecutiveSummary', () => {
  it('tells figures with their noun, period and nature', () => {
    expect(
      executive(
        fact('revenue', '$1.2M ARR', { evidence: [on(5, '$1.2M ARR, May 2026')], scope: actual('ARR', 'May 2026') }),
        fact('customers', '86', { evidence: [on(5, '86 paying customers')], scope: actual('customers') }),
        fact('users', '900', { evidence: [on(5, '900 users')], scope: { ...actual('users'), nature: 'pilot' } }),
      ),
    ).toBe('It reports $1.2M ARR (May 2026), 86 paying customers and 900 users (pilot).')
  })

  it('leaves out a period that no cited quote shows', () => {
    expect(
      executive(fact('revenue', '$1.2M ARR', { evidence: [on(5, '$1.2M ARR')], scope: actual('ARR', '2026') })),
    ).toBe('It reports $1.2M ARR.')
  })

  it('quotes whole sentences and no fragment', () => {
    const problem = fact('problem', 'Berths by phone', { evidence: [on(2, 'Berths by phone')] })
    expect(executive(problem)).toContain('Nothing that the deck says')
    expect(executive(problem, fact('topic:Problem', 'PROBLEM: Harbours book berths by phone.'))).toBe(
      'The problem it names: “Harbours book berths by phone”.',
    )
  })

  it('starts with the sentence of a company that names itself', () => {
    expect(
      executive(fact('company_name', 'Dockly'), fact('one_liner', 'Dockly books berths for small harbours.')),
    ).toBe('**Dockly** books berths for small harbours.')
  })

  it('puts words of another language in quotation marks', () => {
    expect(executive(fact('revenue', '840.000 € ingresos anuales'), fact('retention', '2% cancelación'))).toBe(
      'It reports “840.000 € ingresos anuales” and “2% cancelación”.',
    )
  })

  it('gives market sizes by their names with growth and source', () => {
    expect(
      executive(
        fact('tam', '$5B', { rule: 'market/tam-label', evidence: [on(8, '$5B TAM')] }),
        fact('market_growth', '9%', { evidence: [on(8, 'The market grows 9% per year')] }),
        fact('topic:Market', 'Source: Harbour Atlas 2025', { rule: 'topic.source' }),
      ),
    ).toBe('It puts its market at $5B (TAM), with growth of 9% a year, and cites “Harbour Atlas 2025”.')
  })

  it('stays within 160 words and keeps the round', () => {
    const long = (at: number) => `Sentence ${at} tells that harbours all over the coast are ${'very '.repeat(18)}busy.`
    const summary = executive(
      fact('company_name', 'Dockly'),
      fact('problem', long(1)),
      fact('solution', long(2).replace('harbours', 'our platform')),
      fact('product_status', `It is live: ${long(3)}`),
      fact('competitive_advantage', long(4)),
      fact('amount_raising', '$2M', { evidence: [on(9, 'Raising $2M')] }),
    )
    expect(countVisibleWords(summary)).toBeLessThanOrEqual(160)
    expect(summary).toContain('It is raising $2M.')
  })

  it('says what a person wrote without quotation marks or citation', () => {
    const memo = compose(fact('company_name', 'Dockly'), fact('problem', 'Harbours book berths by phone.'))
    const edited = structuredClone(memo.validated_response)
    const field = getField(edited, 'problem')
    if (!field) throw new Error('the memo lacks a field')
    Object.assign(field, { value: 'Berths stay empty', edited: true, validated: true })
    expect(applyEdits(memo.json_response, edited).unstructured.executive_summary).toContain(
      'The problem it names: Berths stay empty.',
    )
  })
})

describe('writeFundraisingSummary', () => {
  it('calls nothing missing that a key fact tells', () => {
    const raising = fact('amount_raising', '$2M', { evidence: [on(9, 'Raising $2M')] })
    const spending = 'Most of the money pays for sales in Portugal and Spain.'
    expect(fundraising(raising, fact('topic:Use of Funds', spending))).not.toContain('the use of funds')
    expect(fundraising(fact('instrument', 'SAFE'))).toContain('the use of funds')
  })

  it('calls nothing missing that a line comes near', () => {
    const near: FindNearLine = (key) =>
      key === 'valuation' ? { place: on(9, 'The pre-money is open'), words: 'pre-money' } : null
    const { json_response } = composeMemo([fact('instrument', 'SAFE')], [], { deckId, findNear: near })
    const { value } = json_response.structured.key_terms.fundrasing_summary
    expect(value).toContain('Not stated: the amount,')
    expect(value).not.toContain('valuation')
  })

  it('tells the round, the use of the money, what came before and what is missing', () => {
    expect(
      fundraising(
        fact('amount_raising', '$2M', { evidence: [on(9, 'Raising $2M')] }),
        fact('stage', 'seed', { evidence: [on(9, 'Seed round')] }),
        fact('instrument', 'SAFE'),
        fact('valuation', '$14M', { evidence: [on(9, '$14M post-money cap')] }),
        fact('use_of_funds', 'Sales 60%', { evidence: [on(9, '60% Sales')] }),
        fact('use_of_funds', 'Product 40%', { evidence: [on(9, '40% Product')] }),
        fact('previous_funding', '$500k'),
        fact('previous_investors', 'Quay Capital'),
        fact('break_even', 'second half of 2028'),
        fact('committed', '$1M', foundOnly),
      ),
    ).toBe(
      [
        'It is raising $2M in a Seed round by way of a SAFE at a post-money valuation cap of $14M.',
        'Use of funds:',
        '- Sales: 60%\n- Product: 40%',
        'It has raised $500k before; as earlier investors it names Quay Capital.',
        'It states break-even in the second half of 2028.',
        'Not stated: the closing.',
        'Found, but not verified: what is committed.',
      ].join('\n\n'),
    )
  })
})
