import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigures, type TestClaim } from '#engine/testing/judge-figure.ts'

/** Judges lines of one page of traction as claims of one field, each with its value. */
function judgeLines(key: TestClaim['key'], lines: ReadonlyArray<readonly [string, string]>, updates = '') {
  const doc = deck([page({ title: 'Traction', blocks: lines.map(([line]) => line) })], { createdOn: '2026-05-01' })
  return judgeFigures(
    doc,
    lines.map(([line, value]) => ({ key, value, quotes: [line] })),
    updates,
  )
}

describe('rivals of a figure', () => {
  it('are two values of one metric, each of which is found', () => {
    const [one, other] = judgeLines('customers', [
      ['We have 40 paying customers', '40'],
      ['55 paying customers today', '55'],
    ])
    expect(one).toEqual({ gate: 'rival', here: { page: 1 }, value: '40', there: { page: 1 }, other: '55' })
    expect(other).toMatchObject({ gate: 'rival', value: '55', other: '40' })
  })

  it('are not the same value again, nor its rounded form', () => {
    const lines = [
      ['Revenue of $1.2M in 2025', '$1.2M'],
      ['We reached revenue of $1,214,300 in 2025', '$1,214,300'],
    ] as const
    expect(judgeLines('revenue', lines)).toEqual([null, null])
  })

  it('are not another metric of the field', () => {
    const doc = deck([page({ title: 'Traction', blocks: ['MRR of $100k', 'ARR of $1.2M'] })])
    const scope = (metric: string) => ({ metric, period: null, nature: 'actual' as const, amount: null, unit: null })
    const claims = [
      { key: 'revenue', value: '$100k', quotes: ['MRR of $100k'], scope: scope('MRR') },
      { key: 'revenue', value: '$1.2M', quotes: ['ARR of $1.2M'], scope: scope('ARR') },
    ] as const
    expect(judgeFigures(doc, claims)).toEqual([null, null])
  })

  it('are not what did not pass the gates before', () => {
    const lines = [
      ['We have 40 paying customers', '40'],
      ['We will have 900 paying customers in 2028', '900'],
    ] as const
    expect(judgeLines('customers', lines)).toMatchObject([null, { gate: 'when' }])
  })
})

describe('a later value', () => {
  it('makes the earlier one past', () => {
    const lines = [
      ['Revenue of $1M in 2024', '$1M'],
      ['Revenue of $2M in 2025', '$2M'],
    ] as const
    expect(judgeLines('revenue', lines)).toEqual([{ gate: 'when', is: 'past', until: '2024' }, null])
  })

  it('stands in the update, which is younger than the deck', () => {
    const doc = deck([page({ title: 'Traction', blocks: ['We have 40 paying customers'] })])
    const claims = [
      { key: 'customers', value: '40', quotes: ['We have 40 paying customers'] },
      { key: 'customers', value: '52', quotes: ['We now have 52 paying customers.'], on: 0 },
    ] as const
    const updates = 'We now have 52 paying customers.'
    expect(judgeFigures(doc, claims, updates)).toMatchObject([{ gate: 'when', is: 'past' }, null])
  })

  it('of a forecast is not the only one: years stand side by side', () => {
    const lines = [
      ['Revenue of $4M in 2028', '$4M'],
      ['Revenue of $9M in 2029', '$9M'],
    ] as const
    expect(judgeLines('revenue_forecast', lines)).toEqual([null, null])
  })
})
