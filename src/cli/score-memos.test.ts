import { describe, expect, it } from 'vitest'
import type { Memo } from '#contract/memo.ts'
import { composeMemo } from '#engine/compose/compose-memo.ts'
import type { VerifiedFact } from '#engine/facts.ts'
import { agrees, computeWordOverlap, readAmounts } from './compare-values.ts'
import { goldLabel } from './gold-label.ts'
import { listMisses, renderFieldTable, summaryLine } from './print-scores.ts'
import { holdsQuote } from './score-evidence.ts'
import { scoreMemos } from './score-memos.ts'

const deckId = '3ac1edb4-cce6-89c4-bde4-2623b00f82c5'
const fact = (
  key: VerifiedFact['key'],
  value: string | boolean,
  page = 1,
  over: Partial<VerifiedFact> = {},
): VerifiedFact => ({
  key,
  value,
  evidence: [{ document: 'deck', page, quote: String(value), boxes: [], match: 'exact', cause: null }],
  kind: 'stated',
  rule: 'test',
  score: 0.9,
  standing: 'proved',
  problem: null,
  ...over,
})
const makeTestMemo = (...facts: VerifiedFact[]): Memo => {
  const { validated_response, json_response } = composeMemo(facts, [], { deckId, findNear: () => null })
  return {
    id: deckId,
    version: 1,
    engine: 'test',
    created_on: '',
    deal: { deal_id: deckId, name: '' },
    source: { url: '', pitch_deck_id: deckId },
    additional_data: '',
    validated_response,
    json_response,
    flags: { green: [], red: [], signals: [] },
  }
}
const score = (label: unknown, memo: Memo | null, text = 'page text of some length') =>
  scoreMemos([{ slug: 'one', memo, gold: goldLabel.parse(label), pageText: async () => text }])

describe('comparisons', () => {
  it.each([
    ['name', 'Northwind Ltd', 'Northwind', true],
    ['name', 'Northwind Labs International Holding', 'Northwind', false],
    ['name', 'Northwind', 'Northwind Labs', true],
    ['name', 'Labs', 'Northwind Labs', false],
    ['name', 'Ruiz', 'Ana Ruiz', false],
    ['person', 'Ana', 'Ana Ruiz', false],
    ['person', 'Ana Maria Ruiz', 'Ana Ruiz', true],
    ['role', 'CEO and founder', 'CEO', true],
    ['role', 'Head of sales', 'CEO', false],
    ['text', 'small harbours', 'booking desk for small harbours', false],
    ['text', 'booking desk for harbours', 'The booking desk for small harbours', true],
    ['url', 'https://www.northwind.example/about', 'northwind.example', true],
    ['profile', 'https://uk.linkedin.com/in/ana/', 'linkedin.com/in/ana', true],
    ['email', ' Hello@northwind.example', 'hello@northwind.example', true],
    ['year', 'Founded in 2019', '2019', true],
    ['amount', '$1.5M', '1,500,000', true],
    ['amount', '$1.5M', '$15M', false],
    ['amount', '€1.5M', '$1.5M', false],
    ['amount', '1.5M', '$1.5M', true],
    ['amount', '₹2,50,000', '₹2.5 lakh', true],
    ['amount', '12,5 Mio.', '12.5 million', true],
    ['amount', 'none', '$15M', false],
  ] as const)('%s: %s and %s', (how, got, want, same) => {
    expect(agrees(how, got, want)).toBe(same)
  })

  it('reads amounts in either notation with their scale', () => {
    expect(readAmounts('1.200.000 and 2,5 Mio, $3bn, 40%')).toEqual([1_200_000, 2_500_000, 3e9, 40])
    expect(computeWordOverlap('a b c', 'b c d')).toBeCloseTo(2 / 3)
    expect(computeWordOverlap('', 'b')).toBe(0)
  })
})

describe('scoreMemos', () => {
  it('counts single values: right, wrong, missing, rightly empty', async () => {
    const label = { revenue: ['$1M'], tam: null, valuation: ['$9M'], customers: ['40'] }
    const { tallies } = await score(
      label,
      makeTestMemo(fact('revenue', '$1M ARR'), fact('customers', '50'), fact('tam', '$4B')),
      'short',
    )
    expect(Object.fromEntries(tallies.byField)).toEqual({
      revenue: { tp: 1, fp: 0, fn: 0, tn: 0 },
      customers: { tp: 0, fp: 1, fn: 1, tn: 0 },
      valuation: { tp: 0, fp: 0, fn: 1, tn: 0 },
      tam: { tp: 0, fp: 1, fn: 0, tn: 0 },
    })
    const misses = listMisses(tallies).split('\n')
    expect(misses.filter((one) => one.includes('proved '))).toHaveLength(2)
    expect(misses).toHaveLength(5)
  })

  it('counts lists and closed vocabularies entry by entry', async () => {
    const label = {
      competitors: [['Harbourly', 'Harbour.ly'], 'Dockside'],
      industry: { must: ['saas', 'logistics'], may: ['ai'] },
    }
    const memo = makeTestMemo(
      fact('competitors', 'Harbour.ly'),
      fact('competitors', 'Someone Else'),
      ...['saas', 'ai', 'gaming'].map((value) => fact('industry', value)),
    )
    const { tallies } = await score(label, memo)
    expect(tallies.byField.get('competitors')).toEqual({ tp: 1, fp: 1, fn: 1, tn: 0 })
    expect(tallies.byField.get('industry')).toEqual({ tp: 1, fp: 1, fn: 1, tn: 0 })
  })

  it('tells a value of a vocabulary from one that differs by a sign alone', async () => {
    const { tallies } = await score(
      { stage: { must: ['seed_plus'], may: ['seed'] } },
      makeTestMemo(fact('stage', 'seed_plus')),
    )
    expect(tallies.byField.get('stage')).toEqual({ tp: 1, fp: 0, fn: 0, tn: 0 })
  })

  it('scores founders, their roles, profiles and traits', async () => {
    const label = {
      founders: [
        {
          name: 'Ana Ruiz',
          role: ['CEO'],
          linkedin: 'linkedin.com/in/ana',
          traits: { 'Repeat Founder': true, 'Strong Education': true },
        },
        { name: 'Bo Lindqvist' },
        { name: 'Cy Young', optional: true },
      ],
    }
    const person = { person: 'Ana Ruiz' }
    const memo = makeTestMemo(
      fact('founder_name', 'Ana Ruiz', 5, person),
      fact('founder_role', 'CEO', 5, person),
      fact('founder_linkedin', 'https://linkedin.com/in/ana', 5, person),
      fact('trait_repeat', true, 5, person),
      fact('founder_name', 'Dan Moe', 5, { person: 'Dan Moe' }),
    )
    const { tallies } = await score(label, memo)
    expect(tallies.byField.get('founder name')).toEqual({ tp: 1, fp: 1, fn: 1, tn: 0 })
    expect(tallies.byField.get('founder role')).toMatchObject({ tp: 1, fn: 0 })
    expect(tallies.byField.get('founder linkedin')).toMatchObject({ tp: 1 })
    expect(tallies.byField.get('founder traits')).toMatchObject({ tp: 1, fn: 1 })
  })

  it('judges what is called proved entry by entry', async () => {
    const label = {
      competitors: ['Harbourly', 'Dockside', 'Moorly'],
      industry: { must: ['saas'] },
      revenue: ['$1M'],
      founders: [
        { name: 'Ana Ruiz', role: 'CEO', traits: { 'Repeat Founder': true } },
        { name: 'Cy Young', optional: true },
      ],
    }
    const memo = makeTestMemo(
      fact('competitors', 'Harbourly'),
      fact('competitors', 'Dockside', 1, { standing: 'found' }),
      fact('competitors', 'Someone Else'),
      fact('industry', 'saas'),
      fact('revenue', '$1M', 1, { standing: 'found' }),
      fact('tam', '$4B'),
      fact('founder_name', 'Ana Ruiz', 5, { person: 'Ana Ruiz' }),
      fact('trait_repeat', true, 5, { person: 'Ana Ruiz' }),
      fact('trait_education', true, 5, { person: 'Ana Ruiz' }),
      fact('founder_name', 'Cy Young', 5, { person: 'Cy Young' }),
      fact('founder_name', 'Dan Moe', 5, { person: 'Dan Moe', standing: 'found' }),
    )
    const { proof, summary, tallies } = await score(label, memo)
    expect(Object.fromEntries(proof)).toEqual({
      competitors: { proved: 2, provedRight: 1, right: 2, covered: 1 },
      industry: { proved: 1, provedRight: 1, right: 0, covered: 0 },
      revenue: { proved: 0, provedRight: 0, right: 1, covered: 0 },
      'founder name': { proved: 1, provedRight: 1, right: 1, covered: 1 },
      'founder traits': { proved: 2, provedRight: 1, right: 1, covered: 1 },
    })
    expect(summary).toMatchObject({ proved: 6, proved_right: 4 / 6, proved_covering: 3 / 5 })
    expect(listMisses(tallies)).toContain('proved competitors: got "Someone Else"')
  })

  it('takes a key fact that cites one of the labelled pages', async () => {
    const label = { topics: { Problem: [2, 3], Team: [], Market: [4], Roadmap: [9] } }
    const memo = makeTestMemo(
      fact('topic:Problem', 'Slow', 3),
      fact('topic:Team', 'Ada Lin, CEO, built the pumps of Calder', 5),
      fact('topic:Market', 'Big', 7),
    )
    const { tallies, summary } = await score(label, memo)
    expect(tallies.byField.get('fact: Problem')).toMatchObject({ tp: 1 })
    expect(tallies.byField.get('fact: Team')).toMatchObject({ fp: 1 })
    expect(tallies.byField.get('fact: Market')).toMatchObject({ fp: 1, fn: 1 })
    expect(tallies.byField.get('fact: Roadmap')).toMatchObject({ fn: 1 })
    expect(summary.facts_f1).toBeCloseTo((2 * 1) / (2 + 2 + 2))
    expect(summary.micro_f1).toBeNull()
  })

  it('looks quotes up on the page that is cited', async () => {
    const memo = makeTestMemo(fact('revenue', '$1M in 2025'), fact('tam', '$4B a year', 1, { standing: 'found' }))
    const { summary, tallies } = await score({}, memo, 'Our revenue: $1M in 2025, growing fast')
    expect(summary).toMatchObject({
      values: 2,
      citation_coverage: 1,
      quotes: 2,
      quotes_found: 0.5,
      validated_quotes_found: 1,
    })
    expect(listMisses(tallies)).toContain('quote of TAM')
    expect((await score({}, memo, 'short')).summary.quotes).toBe(0)
    expect(
      holdsQuote(
        'one two three four five six seven eight nine ten',
        'ten nine eight seven six five four three two elf',
      ),
    ).toBe(true)
    expect(holdsQuote('one two', 'one three')).toBe(false)
  })

  it('scores a missing memo as empty', async () => {
    const { tallies, proof, summary } = await score(
      { revenue: ['$1M'], founders: [{ name: 'Ana Ruiz' }], topics: { Team: [3] } },
      null,
    )
    expect([...tallies.byField.values()].every((tally) => tally.fn === 1 && tally.tp === 0)).toBe(true)
    expect(summary).toMatchObject({ values: 0, quotes_found: null })
    expect(summaryLine(summary)).toContain('micro_recall 0')
    expect(renderFieldTable({ tallies, proof })).toContain('revenue')
  })
})
