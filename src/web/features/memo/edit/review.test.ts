import { describe, expect, test } from 'vitest'
import type { SectionName } from '#contract/memo-fields.ts'
import type { MemoRow } from '../memo-rows.ts'
import { countToCheck, findNeighbour, findNextToCheck, findRow, listGroups, makeRowLabel } from './review.ts'

type RowPart = { section?: SectionName; founder?: number; name: string; value?: string; validated?: boolean }

function row({ section = 'Traction', founder, name, value, validated = false }: RowPart): MemoRow {
  const source = { in1: null, in2: null, value: '' }
  const field = { type: 'str' as const, value: value ?? null, validated, reason: '', source }
  return { id: `${section}/${founder ?? ''}/${name}`, section, founder: founder ?? null, name, field }
}
const idsOf = (names: string) => `Traction//${names}`
const founders: SectionName = 'Founder information'

describe('listGroups', () => {
  test('sections in the order of the memo, each founder under their own name', () => {
    const groups = listGroups([
      row({ name: 'Revenue' }),
      row({ section: founders, founder: 0, name: 'Founder Name', value: 'Ana Ribeiro' }),
      row({ section: founders, founder: 0, name: 'Role' }),
      row({ section: founders, founder: 1, name: 'Founder Name', value: 'Unknown' }),
    ])
    const filled = groups.filter(({ rows }) => rows.length > 0)
    expect(filled.map(({ section, title, rows }) => [section, title, rows.length])).toEqual([
      [founders, 'Ana Ribeiro', 2],
      [founders, 'Founder 2', 1],
      ['Traction', 'Traction', 1],
    ])
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
  })
  test('a memo without founders keeps the heading', () => {
    expect(listGroups([])).toContainEqual({ id: founders, section: founders, title: founders, rows: [] })
  })
})

test('a label tells one founder’s role from another’s', () => {
  const group = { id: '', section: founders, title: 'Ana Ribeiro', rows: [] }
  expect(makeRowLabel(row({ section: founders, founder: 0, name: 'Role' }), group)).toBe('Role of Ana Ribeiro')
  expect(makeRowLabel(row({ name: 'Revenue' }), group)).toBe('Revenue')
})

describe('findNeighbour and findNextToCheck', () => {
  const rows = [
    row({ name: 'a', validated: true }),
    row({ name: 'b' }),
    row({ name: 'c', validated: true }),
    row({ name: 'd' }),
  ]
  const name = (found: MemoRow | null) => found?.name ?? null

  test('counts the rows to check', () => expect(countToCheck(rows)).toBe(2))
  test.each([
    [null, 1, 'a'],
    [null, -1, 'd'],
    ['b', 1, 'c'],
    ['b', -1, 'a'],
    ['a', -1, 'a'],
    ['d', 1, 'd'],
    ['gone', 1, 'a'],
  ] as const)('from %s by %i to %s', (current, step, expected) => {
    expect(name(findNeighbour(rows, current && idsOf(current), step))).toBe(expected)
  })
  test('no rows, nowhere to move', () => expect(findNeighbour([], null, 1)).toBeNull())

  test.each([
    [null, [], 'b'],
    ['a', [], 'b'],
    ['b', [], 'd'],
    ['d', [], 'b'],
    ['b', ['d'], null],
    ['c', ['d'], 'b'],
  ] as const)('after %s, with %j being saved, the next to check is %s', (current, saving, expected) => {
    const ids = new Set(saving.map(idsOf))
    expect(name(findNextToCheck(rows, current && idsOf(current), ids))).toBe(expected)
  })
})

test('rowOf finds a change’s row by section, founder and name', () => {
  const rows = [0, 1].map((founder) => row({ section: founders, founder, name: 'Role' }))
  const change = { section: founders, founder: 1, name: 'Role', value: 'CTO' }
  expect(findRow(rows, change)).toBe(rows[1])
  expect(findRow(rows, { ...change, founder: 2 })).toBeNull()
})
