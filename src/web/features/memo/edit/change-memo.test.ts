import { describe, expect, test } from 'vitest'
import { findMark } from '#contract/find-mark.ts'
import type { Memo } from '#contract/memo.ts'
import type { MemoChange } from '#contract/memo-changes.ts'
import { listRows } from '../memo-rows.ts'
import { makeField, makeMemo } from '../testing/make-memo.ts'
import { applyAnswer, applyChange } from './change-memo.ts'

const actor = { by: 'Ana Ruiz', on: '2026-05-03T10:00:00Z' }
const ana = '0194a000-0000-7000-8000-000000000001'
const ben = '0194a000-0000-7000-8000-000000000002'
const contradicted_by = [{ value: '$2.1M', reason: '', settled: false, source: { value: 'pitch_deck' } }]
const candidates = [{ value: '$2.5M', standing: 'found', source: { value: 'p', quote: 'q' }, reason: 'Page 4.' }]
const memo = makeMemo(
  {
    Revenue: makeField('$1.2M', 'proved', { contradicted_by, candidates }),
    Industry: makeField(['Fintech', 'SaaS'], 'found'),
  },
  [
    { id: ana, fields: { 'Founder Name': makeField('Ana Ruiz', 'proved'), Role: makeField('CEO', 'proved') } },
    { id: ben, fields: { 'Founder Name': makeField('A. Ruiz'), Email: makeField('ana@quell.test') } },
  ],
)
const revenue = { section: 'Traction', field: 'Revenue' }
const industry = { section: 'General information', field: 'Industry' }
const fieldOf = (of: Memo, name: string) => listRows(of).find((row) => row.name === name)?.field
const change = (one: MemoChange) => applyChange(memo, one, actor)

describe('what a change shows before the server answers', () => {
  test('a confirmation settles what other places say, and says who confirmed', () => {
    const field = fieldOf(change({ op: 'confirm', place: revenue }), 'Revenue')
    expect(field).toMatchObject({ value: '$1.2M', standing: 'entered', entered: { action: 'confirmed', ...actor } })
    expect(field && findMark(field)).toBe('entered')
    expect(field?.contradicted_by).toHaveLength(1)
  })
  test('a confirmed list has its entries confirmed; one entry alone leaves the others', () => {
    const all = fieldOf(change({ op: 'confirm', place: industry }), 'Industry')
    expect(all).toMatchObject({ standing: 'entered', entries: [{ standing: 'entered' }, { standing: 'entered' }] })
    const one = fieldOf(change({ op: 'confirm', place: { ...industry, entry: { value: 'SaaS' } } }), 'Industry')
    expect(one).toMatchObject({ standing: 'found', entries: [{ standing: 'found' }, { standing: 'entered' }] })
  })
  test('a value taken stands with its source, the one before it among the others', () => {
    const field = fieldOf(change({ op: 'take', place: { ...revenue, candidate: 0 } }), 'Revenue')
    expect(field).toMatchObject({ value: '$2.5M', source: { in1: 'q', value: 'p' }, reason: 'Page 4.' })
    expect(field?.candidates?.map(({ value }) => value)).toEqual(['$1.2M'])
  })
  test.each([
    [{ op: 'entry_add', place: industry, value: 'Health' }, ['Fintech', 'SaaS', 'Health']],
    [{ op: 'entry_add', place: industry, value: 'saas' }, ['Fintech', 'SaaS']],
    [{ op: 'entry_set', place: { ...industry, entry: { value: 'SaaS' } }, value: 'Health' }, ['Fintech', 'Health']],
    [{ op: 'entry_remove', place: { ...industry, entry: { value: 'Fintech' } } }, ['SaaS']],
    [{ op: 'entry_restore', place: { ...industry, entry: { value: 'Health' } } }, ['Fintech', 'SaaS', 'Health']],
  ] as const)('%j leaves %j', (one, expected) => {
    const after = change(one)
    expect(fieldOf(after, 'Industry')?.value).toEqual(expected)
    // Made twice, it does the same as once.
    expect(fieldOf(applyChange(after, one, actor), 'Industry')?.value).toEqual(expected)
  })
  test('a removed entry is offered back until it is restored', () => {
    const place = { ...industry, entry: { value: 'SaaS' } }
    const removed = change({ op: 'entry_remove', place })
    expect(removed.removed?.entries).toEqual([{ ...industry, value: 'SaaS', ...actor }])
    expect(applyChange(removed, { op: 'entry_restore', place }, actor).removed?.entries).toEqual([])
  })

  const section = 'Founder information'
  const names = (of: Memo) => listRows(of).flatMap(({ name, field }) => (name === 'Founder Name' ? [field.value] : []))
  test('a founder is removed and offered back, moved, merged', () => {
    const removed = change({ op: 'founder_remove', place: { section, founder_id: ana } })
    expect([names(removed), removed.founder_ids]).toEqual([['A. Ruiz'], [ben]])
    expect(removed.removed?.founders).toEqual([{ founder_id: ana, name: 'Ana Ruiz', ...actor }])
    const moved = change({ op: 'founder_move', place: { section, founder_id: ana }, before: null })
    expect([names(moved), moved.founder_ids]).toEqual([
      ['A. Ruiz', 'Ana Ruiz'],
      [ben, ana],
    ])
    const merged = change({ op: 'founder_merge', place: { section, founder_id: ben }, into: ana })
    expect(names(merged)).toEqual(['Ana Ruiz'])
    expect(fieldOf(merged, 'Email')?.value).toBe('ana@quell.test')
  })
  test.each([
    { op: 'founder_add', place: { section }, value: 'Cora Vale' },
    { op: 'withdraw', place: revenue },
    { op: 'founder_remove', place: { section, founder_id: '0194a000-0000-7000-8000-000000000009' } },
    { op: 'confirm', place: { section: 'Mood', field: 'Mood' } },
  ] as const)('$op changes nothing that only the server knows', (one) => expect(change(one)).toBe(memo))
})

test('the answer of the server puts the founders in order, a new one with what it states', () => {
  const cora = '0194a000-0000-7000-8000-000000000003'
  const value = makeField('Cora Vale', 'entered')
  const field = { section: 'Founder information', field: 'Founder Name', founder_id: cora, value }
  const counts = { hidden: 0, in_sight: 0, contradicted: 0, to_check: 0, proved: 0, by_team: 0, unstated: 0, fields: 0 }
  const after = applyAnswer(memo, { version: 2, fields: [field], founder_ids: [cora, ana], counts })
  expect(after).toMatchObject({ version: 2, founder_ids: [cora, ana] })
  const rows = listRows(after).filter(({ section }) => section === 'Founder information')
  expect(rows.find(({ founderId, name }) => founderId === cora && name === 'Founder Name')?.field).toEqual(value)
  expect(rows.find(({ founderId, name }) => founderId === cora && name === 'Role')?.field.value).toBeNull()
  expect(rows.find(({ founderId, name }) => founderId === ana && name === 'Role')?.field.value).toBe('CEO')
})
