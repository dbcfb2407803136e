import { describe, expect, test } from 'vitest'
import { memoOfEveryStanding } from '#server/testing/memo-of-every-standing.ts'
import { sampleDeckId, sampleMemo } from '#server/testing/sample-memo.ts'
import { type ComparedRow, compareFields, doFlagsDiffer, sortSignals } from './compare-rows.ts'

const one = sampleMemo({
  values: { 'Company Name': 'Tarnwick', Stage: 'Seed', Industry: ['Fintech', 'Logistics'], Revenue: '$2.4M' },
  founders: [
    { 'Founder Name': 'Ida Holm', Role: 'CEO' },
    { 'Founder Name': 'Bo Lind', Role: null },
  ],
})
const other = sampleMemo({
  values: { 'Company Name': 'Alderwick', Stage: 'SEED', Industry: ['Logistics', 'Fintech'] },
  founders: [{ 'Founder Name': null }],
})

const findRow = (rows: readonly ComparedRow[], name: string) => rows.find((row) => row.name === name)

describe('compareFields', () => {
  const rows = compareFields([one, other])
  test('the fields that one decides by, in the order of their importance, the founders with their roles as one', () => {
    expect(rows.map(({ name }) => name).slice(0, 10)).toEqual([
      ...['Company Name', 'One-liner', 'Stage', 'Amount Raising', 'Valuation'],
      ...['Revenue', 'Revenue Growth', 'Founders', 'Customers', 'Users'],
    ])
    const [cell, none] = findRow(rows, 'Founders')?.cells ?? []
    expect(cell?.values).toMatchObject([{ text: 'Ida Holm', behind: { text: 'CEO' } }, { text: 'Bo Lind' }])
    expect(none).toMatchObject({ values: [], mark: 'unstated' })
  })
  test('what differs: other values, not another order or other capitals, and not what neither states', () => {
    const names = rows.filter(({ differs }) => differs).map(({ name }) => name)
    expect(names).toEqual(['Company Name', 'Revenue', 'Founders'])
  })
  test('each value has its mark and its place, and a contradiction what the other page says', () => {
    const rows = compareFields([memoOfEveryStanding(), one])
    expect(findRow(rows, 'Users')?.cells[0]?.values[0]).toMatchObject({ mark: 'entered', entered: { by: 'Ana Ruiz' } })
    expect(findRow(rows, 'Runway')?.cells[0]).toMatchObject({ values: [], mark: 'open' })
    const [revenue, second] = findRow(rows, 'Revenue')?.cells ?? []
    expect(revenue?.values[0]?.mark).toBe('contradicted')
    expect(revenue?.others).toMatchObject([{ place: 'page 10', value: '$2.1M' }])
    expect(second?.targets).toMatchObject([{ kind: 'page', deckId: sampleDeckId, page: 2, quote: '$2.4M' }])
  })
  test('the places of a list are those of its entries, each page once', () => {
    const memo = structuredClone(one)
    const section = memo.validated_response['General information']
    const field = Array.isArray(section) ? undefined : section?.Industry
    if (field?.type !== 'array') throw new Error('Industry is a list.')
    const place = { document: 'deck' as const, page: 4, boxes: [], match: 'exact' as const }
    for (const entry of field.entries ?? []) entry.evidence = [{ ...place, quote: entry.value }]
    const [cell] = findRow(compareFields([memo, other]), 'Industry')?.cells ?? []
    expect(cell?.values.map(({ text }) => text)).toEqual(['Fintech', 'Logistics'])
    expect(cell?.targets).toMatchObject([{ kind: 'page', page: 4, quote: 'Fintech', quotes: ['Logistics'] }])
  })
})

describe('flags', () => {
  const flag = (key: string, severity: 'note' | 'warning' | 'alarm') => ({
    key,
    value: '',
    reason: '',
    source: [],
    severity,
  })
  test('alarms stand first', () => {
    const signals = [flag('a', 'note'), flag('b', 'warning'), flag('c', 'alarm'), flag('d', 'note')]
    expect(sortSignals({ ...one, flags: { ...one.flags, signals } }).map(({ key }) => key)).toEqual([
      'c',
      'b',
      'a',
      'd',
    ])
  })
  test('they differ by what they say, not by their order', () => {
    const [a, b] = [flag('a', 'note'), flag('b', 'note')]
    expect(
      doFlagsDiffer([
        [a, b],
        [b, a],
      ]),
    ).toBe(false)
    expect(doFlagsDiffer([[a, b], [a]])).toBe(true)
  })
})
