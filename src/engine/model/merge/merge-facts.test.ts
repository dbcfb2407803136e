import { describe, expect, it } from 'vitest'
import type { FactKey, VerifiedFact } from '#engine/facts.ts'
import { mergeFacts } from './merge-facts.ts'

const unlabelled: Partial<VerifiedFact> = {
  standing: 'found',
  problem: { gate: 'label', value: '', field: 'revenue', other: { fault: 'no-subject' } },
}
const fact = (key: FactKey, value: string, over: Partial<VerifiedFact> = {}): VerifiedFact => ({
  key,
  value,
  evidence: [{ document: 'deck', page: 3, quote: value, boxes: [], match: 'exact', cause: null }],
  kind: 'stated',
  rule: 'rule/one',
  score: 0.8,
  standing: 'proved',
  problem: null,
  ...over,
})
const byModel = (key: FactKey, value: string, over: Partial<VerifiedFact> = {}) =>
  fact(key, value, { rule: 'llm/company', ...over })
const merge = (offline: VerifiedFact[], facts: VerifiedFact[], answered: FactKey[] = [], failed: VerifiedFact[] = []) =>
  mergeFacts(offline, { facts, failed, answered: new Set(answered) })
const shown = (facts: VerifiedFact[]) => facts.filter((one) => !one.superseded).map((one) => String(one.value))

describe('two engines', () => {
  it('that say the same are one fact with both rules and a higher score', () => {
    const merged = merge(
      [fact('tam', '$4.0B'), fact('competitors', 'Globex Inc.')],
      [byModel('tam', '$4 billion'), byModel('competitors', 'Globex')],
    )
    expect(merged).toHaveLength(2)
    expect(merged[0]).toMatchObject({ value: '$4.0B', rule: 'rule/one', agreedBy: 'llm/company', score: 0.9 })
  })

  it('that differ leave the better founded value standing and the other as a candidate', () => {
    expect(shown(merge([fact('revenue', '$1M')], [byModel('revenue', '$2M')]))).toEqual(['$2M'])
    expect(shown(merge([fact('revenue', '$1M')], [byModel('revenue', '$2M', unlabelled)]))).toEqual(['$1M'])
    const both = merge(
      [fact('revenue', '$1M', { score: 0.6 }), fact('revenue', '$3M', { score: 0.9 })],
      [byModel('revenue', '$1M')],
    )
    expect(shown(both)).toEqual(['$1M'])
    expect(both.map((one) => one.value)).toEqual(['$1M', '$3M'])
  })

  it('let a proved update stand before the deck', () => {
    const update = fact('revenue', '$5M', {
      evidence: [{ document: 'updates', page: null, quote: '$5M', boxes: [], match: 'exact', cause: null }],
    })
    expect(shown(merge([update], [byModel('revenue', '$2M')]))).toEqual(['$5M'])
  })

  it('add up lists, but take the model’s answer for what is concluded', () => {
    expect(shown(merge([fact('competitors', 'Globex')], [byModel('competitors', 'Initech')]))).toEqual([
      'Globex',
      'Initech',
    ])
    const inferred = { standing: 'inferred', kind: 'inferred' } as const
    expect(shown(merge([fact('industry', 'ai', inferred)], [byModel('industry', 'saas', inferred)]))).toEqual(['saas'])
  })

  it('call a founder by one name', () => {
    const merged = merge(
      [fact('founder_name', 'Dr. Ana Ruiz', { person: 'Dr. Ana Ruiz' })],
      [
        byModel('founder_name', 'Ana Ruiz', { person: 'Ana Ruiz' }),
        byModel('founder_role', 'CEO', { person: 'Ana Ruiz' }),
      ],
    )
    expect(merged.map((one) => one.person)).toEqual(['Dr. Ana Ruiz', 'Dr. Ana Ruiz'])
  })

  it('keep what nothing proves as a candidate at most', () => {
    expect(merge([], [], [], [byModel('valuation', '$9M', unlabelled)])).toEqual([
      expect.objectContaining({ value: '$9M', superseded: true }),
    ])
  })
})

describe('a model’s silence', () => {
  const keys: FactKey[] = [
    'company_name',
    'one_liner',
    'tam',
    'revenue',
    'customers',
    'problem',
    'solution',
    'why_now',
    'pricing',
    'site',
  ]
  const all = keys.map((key, index) => fact(key, `${index + 1} of them`))

  it('empties a field that the rules alone fill, once it read the rest of the deck', () => {
    const read = keys.slice(0, -1).map((key, index) => byModel(key, `${index + 1} of them`))
    expect(shown(merge(all, read, keys))).not.toContain('10 of them')
  })

  it('says nothing when the model read little, or its answer broke off', () => {
    expect(shown(merge(all, [byModel('tam', '3 of them')], keys))).toHaveLength(10)
    const read = keys.slice(0, -1).map((key, index) => byModel(key, `${index + 1} of them`))
    expect(shown(merge(all, read, keys.slice(0, -1)))).toContain('10 of them')
    expect(merge(all, [], keys)).toEqual(all)
  })
})
