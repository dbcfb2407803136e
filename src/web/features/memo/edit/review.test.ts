import { describe, expect, test } from 'vitest'
import type { SectionName } from '#contract/memo-fields.ts'
import { isValidated, type Standing } from '#contract/standing.ts'
import type { MemoRow } from '../memo-rows.ts'
import type { Show } from '../show-rows.ts'
import {
  countToCheck,
  findNeighbour,
  findNextAfterEnter,
  findNextAfterSave,
  findNextToCheck,
  isToConfirm,
  isToWithdraw,
  listGroups,
  makeLayout,
  makeRowLabel,
  orderForReview,
} from './review.ts'

type RowPart = { section?: SectionName; founder?: number; name: string; value?: string; standing?: Standing }

function row({ section = 'Traction', founder, name, value, standing = 'unstated' }: RowPart): MemoRow {
  const source = { in1: null, in2: null, value: '' }
  const validated = isValidated(standing)
  const field = { type: 'str' as const, value: value ?? null, standing, validated, reason: '', source }
  return { id: `${section}/${founder ?? ''}/${name}`, section, founder: founder ?? null, founderId: null, name, field }
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
    row({ name: 'a', value: '1', standing: 'proved' }),
    row({ name: 'b', value: '2', standing: 'found' }),
    row({ name: 'c' }),
    row({ name: 'd', value: '4', standing: 'inferred' }),
  ]
  const name = (found: MemoRow | null) => found?.name ?? null

  test('counts the rows to check, of which one without a value is none', () => expect(countToCheck(rows)).toBe(2))
  test('confirms what is to check and that nothing is stated, not what is proved', () => {
    expect(rows.filter(isToConfirm).map((one) => one.name)).toEqual(['b', 'c', 'd'])
  })
  test('an entered value that another place contradicts is to check and to confirm until it is settled', () => {
    const source = { value: '' }
    const entered = row({ name: 'e', value: '5', standing: 'entered' })
    const withOther = (settled: boolean) => ({
      ...entered,
      field: { ...entered.field, contradicted_by: [{ value: '6', reason: '', settled, source }] },
    })
    expect([withOther(false), withOther(true)].map(isToConfirm)).toEqual([true, false])
    expect(countToCheck([withOther(false), withOther(true)])).toBe(1)
  })
  test.each([
    [null, 1, 'a'],
    [null, -1, 'd'],
    ['b', 1, 'c'],
    ['b', -1, 'a'],
    ['a', -1, 'a'],
    ['d', 1, 'd'],
    ['gone', 1, 'a'],
  ] as const)('from %s by %i to %s', (current, step, expected) => {
    const ids = rows.map(({ id }) => id)
    expect(findNeighbour(ids, current && idsOf(current), step)).toBe(idsOf(expected))
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

describe('findNextAfterEnter and findNextAfterSave', () => {
  const rows = ['a', 'b', 'c'].map((name) => row({ name, value: '1', standing: 'proved' }))
  const found = rows.map((one) => ({ ...one, field: { ...one.field, standing: 'found' as const } }))
  const enter = (all: MemoRow[], from: string, show: Show | null) =>
    findNextAfterEnter(all, idsOf(from), show, new Set())?.name ?? null
  const save = (all: MemoRow[], from: string, show: Show | null) => {
    const saved = all.find(({ id }) => id === idsOf(from))
    return saved && findNextAfterSave(all, saved, show, new Set())?.name
  }

  test.each(['proved', 'team'] as const)('Enter goes on by position among rows that are %s', (show) => {
    expect(['a', 'b', 'c'].map((from) => enter(rows, from, show))).toEqual(['b', 'c', 'c'])
  })
  test.each([null, 'check', 'contradicted'] as const)('Enter goes on to the next to check under %s', (show) => {
    expect(['a', 'b', 'c'].map((from) => enter(found, from, show))).toEqual(['b', 'c', 'a'])
    expect(enter(rows, 'a', show)).toBeNull()
  })
  test.each([
    [null, ['a', 'b', 'c']],
    ['check', ['b', 'c', 'a']],
    ['contradicted', ['b', 'c', 'a']],
    ['proved', ['b', 'c', 'b']],
    ['team', ['b', 'c', 'c']],
  ] as const)('Save under %s goes to %j', (show, expected) => {
    expect(['a', 'b', 'c'].map((from) => save(found, from, show))).toEqual(expected)
  })
})

test('what a person confirmed or wrote can be withdrawn, but not the only name of a founder whom a person added', () => {
  const entered = { action: 'edited' as const, by: 'Ana Ruiz', on: '' }
  const make = (name: string, more: object) => {
    const made = row({ name, value: '1', standing: 'entered' })
    return { ...made, field: { ...made.field, ...more } }
  }
  expect(isToWithdraw(make('Revenue', { entered }))).toBe(true)
  expect(isToWithdraw(make('Founder Name', { entered, edited: true, found: 'Ana Ruz' }))).toBe(true)
  expect(isToWithdraw(make('Founder Name', { entered, edited: true, found: null }))).toBe(false)
  expect(isToWithdraw(row({ name: 'Revenue', value: '1', standing: 'proved' }))).toBe(false)
})

test('what matters most is reviewed first, then the gravest doubt, then by place', () => {
  const source = { value: '' }
  const contradicted_by = [{ value: '9', reason: '', settled: false, source }]
  const users = row({ name: 'Users', value: '8', standing: 'proved' })
  const rows = [
    row({ name: 'Awards', value: '1', standing: 'inferred' }),
    row({ name: 'Retention', value: '2', standing: 'found' }),
    row({ name: 'Customers', value: '3', standing: 'inferred' }),
    { ...users, field: { ...users.field, contradicted_by } },
    row({ name: 'Revenue', value: '4', standing: 'found' }),
    row({ section: founders, founder: 0, name: 'LinkedIn', value: 'x', standing: 'inferred' }),
    row({ name: 'Burn Rate', value: '5', standing: 'found' }),
  ]
  const names = ['Revenue', 'Users', 'Customers', 'Retention', 'Burn Rate', 'Awards', 'LinkedIn']
  expect(orderForReview(rows).map(({ name }) => name)).toEqual(names)
})

describe('makeLayout', () => {
  const candidates = [{ value: '7', standing: 'found' as const, source: { value: '' }, reason: '' }]
  const pipeline = row({ name: 'Pipeline' })
  const rows = [
    row({ name: 'Revenue', value: '1', standing: 'found' }),
    row({ name: 'Users' }),
    { ...pipeline, field: { ...pipeline.field, candidates } },
    row({ name: 'Retention', standing: 'entered' }),
    row({ name: 'Customers', value: '2', standing: 'proved' }),
  ]
  const layoutOf = (show: Show | null, unfolded: string[] = [], atWork = '') => {
    const isAtWork = ({ name }: MemoRow) => name === atWork
    const groups = listGroups(rows)
    const made = makeLayout({ rows, groups, show, unfolded: new Set(unfolded), isAtWork, removed: [] })
    return { ...made, traction: made.groups.find(({ section }) => section === 'Traction') }
  }
  const ids = (...names: string[]) => names.map(idsOf)

  test('names what is not stated in one line, what has other values first, and keeps what a person confirmed as empty', () => {
    const { traction, ids: shown } = layoutOf(null)
    expect(shown).toEqual(ids('Revenue', 'Retention', 'Customers'))
    expect(traction?.folded).toEqual({ names: ['Pipeline', 'Users'], traits: 0 })
  })
  test('unfolded, the rows stand in their places; one that is edited is never folded', () => {
    expect(layoutOf(null, ['Traction']).ids).toEqual(ids('Revenue', 'Users', 'Pipeline', 'Retention', 'Customers'))
    expect(layoutOf(null, [], 'Users').ids).toEqual(ids('Revenue', 'Users', 'Retention', 'Customers'))
  })
  test('under a limit there are its rows, those to check as one list', () => {
    expect(layoutOf('check').groups).toMatchObject([{ id: 'check', section: null, ids: ids('Revenue'), toCheck: 1 }])
    expect(layoutOf('proved').ids).toEqual(ids('Customers'))
    expect(layoutOf('team').ids).toEqual([])
  })
})
