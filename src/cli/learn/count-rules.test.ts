import { describe, expect, it } from 'vitest'
import type { LearnedValue } from './collect-values.ts'
import { countDecks, isProvedBy, judgeOutOfDeck, type LearnedDeck } from './count-rules.ts'
import { renderGates, renderGauge, renderRules, renderValues } from './print-gauge.ts'

const value = (group: string, over: Partial<LearnedValue> = {}): LearnedValue => ({
  row: 'revenue',
  key: 'revenue',
  value: `$${group}M`,
  isRight: true,
  isConcluded: false,
  isCounted: true,
  group,
  slug: `deck-${group}`,
  rule: 'metric/revenue',
  stop: null,
  ...over,
})
const deckOf = (group: string, values: LearnedValue[]): LearnedDeck => ({ isCounted: true, group, values })
const groups = Array.from({ length: 20 }, (_, index) => `company ${index}`)

describe('countDecks', () => {
  it('counts what passed all gates by field and rule, in the order of the alphabet', () => {
    const table = countDecks([
      deckOf('a', [value('a', { rule: 'z/rule' }), value('a', { isRight: false })]),
      deckOf('b', [value('b'), value('b', { stop: 'whose', isRight: false })]),
    ])
    expect(table.revenue).toEqual({ 'metric/revenue': { right: 1, seen: 2 }, 'z/rule': { right: 1, seen: 1 } })
    expect(Object.keys(table.revenue ?? {})).toEqual(['metric/revenue', 'z/rule'])
    expect(Object.keys(table)).toEqual(Object.keys(table).toSorted())
  })

  it('leaves out the decks that the rules were written on', () => {
    const decks = groups.slice(0, 3).map((group) => deckOf(group, [value(group)]))
    expect(countDecks(decks).revenue).toEqual({ 'metric/revenue': { right: 3, seen: 3 } })
    expect(countDecks(decks.map((one, at) => ({ ...one, isCounted: at > 0 }))).revenue).toEqual({
      'metric/revenue': { right: 2, seen: 2 },
    })
  })

  it('lists every field that labels can judge, so that a rule that was not counted proves nothing there', () => {
    const table = countDecks([deckOf('a', [])])
    for (const key of [
      'founder_name',
      'founder_role',
      'trait_phd',
      'contact_email',
      'headquarters',
      'valuation',
      'ltv',
    ])
      expect([key, table[key]]).toEqual([key, {}])
    for (const key of ['burn_rate', 'partnerships', 'founder_summary']) expect(table).not.toHaveProperty(key)
    expect(isProvedBy(table, value('b'))).toBe(false)
    expect(isProvedBy(table, value('b', { key: 'burn_rate' }))).toBe(true)
  })

  it('proves by a record, and in fields without records by the gates', () => {
    const table = { revenue: { 'metric/revenue': { right: 3, seen: 3 } } }
    expect(isProvedBy(table, value('a'))).toBe(true)
    expect(isProvedBy(table, value('a', { stop: 'when' }))).toBe(false)
    expect(isProvedBy(table, value('a', { rule: 'metric/other' }))).toBe(false)
    expect(isProvedBy({}, value('a'))).toBe(true)
  })
})

describe('judgeOutOfDeck', () => {
  it('judges a deck by the others: what only one company shows proves itself in sample alone', () => {
    const alone = Array.from({ length: 4 }, () => value('company 0', { rule: 'metric/once' }))
    const decks = groups.map((group, at) => deckOf(group, at === 0 ? alone : [value(group)]))
    const table = countDecks(decks)
    expect(alone.every((one) => isProvedBy(table, one))).toBe(true)
    const judged = judgeOutOfDeck(decks)
    expect(judged).toHaveLength(23)
    expect(judged.filter((one) => one.isProved).map((one) => one.rule)).toEqual(Array(19).fill('metric/revenue'))
  })

  it('keeps decks of one company together', () => {
    const twins = [1, 2, 3, 4].map(() => deckOf('twins', [value('twins')]))
    expect(judgeOutOfDeck(twins).every((one) => !one.isProved)).toBe(true)
    const strangers = groups.slice(0, 4).map((group) => deckOf(group, [value(group)]))
    expect(judgeOutOfDeck(strangers, (group) => group).every((one) => one.isProved)).toBe(true)
  })
})

describe('the gauge', () => {
  const decks = [
    ...groups.map((group) => deckOf(group, [value(group)])),
    deckOf('x', [
      value('x', { isRight: false, stop: 'when' }),
      value('x', { isRight: true, stop: 'label' }),
      value('x', { isRight: false, rule: 'metric/arr', value: 'a secret' }),
    ]),
    { ...deckOf('y', [value('y', { isRight: false })]), isCounted: false },
  ]
  const table = countDecks(decks)
  const readRow = (text: string, name: string) =>
    (text.split('\n').find((line) => line.startsWith(name)) ?? '').split(/[\s|]+/).slice(1)

  it('shows proved values, the share that is right and what they cover', () => {
    const all = ['21', '0.952', '0.952', '20', '1.000', '0.952', '20', '1.000', '0.952', '1', '0.000', '-']
    expect(readRow(renderGauge(decks, table), 'all')).toEqual(all)
    expect(readRow(renderGauge(decks, table), 'revenue')).toEqual(all)
    expect(renderGauge(decks, table)).toMatch(/one company at a time: +20 +1\.000 +0\.952$/)
  })

  it('shows what each gate stops, right and wrong', () => {
    const lines = renderGates(decks)
    expect(lines.split('\n')[0]?.split(/\s{2,}/)).toEqual(['right + wrong', 'label', 'when', 'PASS'])
    expect(readRow(lines, 'revenue')).toEqual(['1+0', '0+1', '20+1'])
  })

  it('lists rules and values, but none of hidden decks', () => {
    expect(renderRules(table)).toMatch(/proves revenue +metric\/revenue +20 of 20\n {7}revenue +metric\/arr +0 of 1/)
    const listed = renderValues(decks, 'revenue', new Set(['deck-y']))
    expect(listed.split('\n')).toHaveLength(2)
    expect(listed).toContain('WRONG, passes  ·  · revenue · metric/arr · deck-x · "a secret"')
    expect(listed).toContain('right, stopped · label · revenue')
    expect(renderValues(decks, 'all', new Set(['deck-x', 'deck-y']))).toBe('')
  })
})
