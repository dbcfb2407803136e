import { describe, expect, test } from 'vitest'
import type { MemoRow } from '../memo-rows.ts'
import { formatAuthor, formatRecordedValue, listChangesOfRow, type RecordedChange } from './field-changes.ts'

const source = { in1: null, in2: null, value: '' }
const row = (section: MemoRow['section'], name: string, founder: number | null, value: string): MemoRow => ({
  ...{ id: `${section}/${founder ?? ''}/${name}`, section, founder, founderId: null, name },
  field: { type: 'str', value, standing: 'entered', validated: true, reason: '', source },
})
const burn = row('Financial', 'Burn Rate', null, '$85k')
const rows = [
  burn,
  row('Founder information', 'Founder Name', 0, 'Mara Quell'),
  row('Founder information', 'Founder Summary', 0, 'Built the first pilot.'),
  row('Founder information', 'Founder Name', 1, 'Ines Tarn'),
  row('Founder information', 'Founder Summary', 1, 'Ran sales.'),
]
const change = (version: number, one: Partial<RecordedChange>): RecordedChange => ({
  ...{ version, changed_on: '2026-03-01T10:00:00.000Z', changed_by: { first_name: 'Iris', last_name: 'Valden' } },
  ...{ section: 'Founder information', founder: null, field: '', action: 'edited', from: null, to: null },
  ...one,
})
const versions = (name: string, founder: number | null, changes: RecordedChange[]) => {
  const of = rows.find((one) => one.name === name && one.founder === founder)
  return of ? listChangesOfRow(changes, of, rows).map(({ version }) => version) : null
}

describe('the changes of a row', () => {
  test('are those of its section and field, newest first', () => {
    const changes = [
      change(4, { section: 'Financial', field: 'Burn Rate' }),
      change(3, { section: 'Financial', field: 'Revenue' }),
      change(3, { section: 'Traction', field: 'Burn Rate' }),
      change(2, { section: 'Financial', field: 'Burn Rate', action: 'confirmed' }),
    ]
    expect(versions('Burn Rate', null, changes)).toEqual([4, 2])
  })
  test('are those of its founder alone, through every name that the founder bore', () => {
    const changes = [
      change(6, { founder: 'Mara Quell', field: 'Founder Summary' }),
      change(5, { founder: 'Mara Quel', field: 'Founder Name', from: 'Mara Quel', to: 'Mara Quell' }),
      change(5, { founder: 'Mara Quel', field: 'Founder Summary' }),
      change(4, { founder: 'Ines Tarn', field: 'Founder Summary' }),
      change(3, { founder: 'Mara Quel', field: 'Founder Summary' }),
    ]
    expect(versions('Founder Summary', 0, changes)).toEqual([6, 5, 3])
    expect(versions('Founder Name', 0, changes)).toEqual([5])
    expect(versions('Founder Summary', 1, changes)).toEqual([4])
  })
})

test('two founders of one name have each their own changes, by their ids where both have one', () => {
  const [one, other] = ['0194a000-0000-7000-8000-000000000001', '0194a000-0000-7000-8000-000000000002']
  const twins = [one, other].flatMap((founderId, founder) =>
    ['Founder Name', 'Role'].map((name) => ({
      ...row('Founder information', name, founder, 'Ana Ruiz'),
      id: `${founderId}/${name}`,
      founderId,
    })),
  )
  const changes = [
    change(5, { founder: 'Ana Ruiz', founder_id: other, field: 'Role' }),
    change(4, { founder: 'Ana Ruz', founder_id: one, field: 'Founder Name', from: 'Ana Ruz', to: 'Ana Ruiz' }),
    change(3, { founder: 'Ana Ruz', founder_id: one, field: 'Role' }),
    // Older versions recorded no id.
    change(2, { founder: 'Ana Ruz', field: 'Role' }),
    change(1, { founder: 'Ana Ruiz', field: 'Role' }),
  ]
  const ofRole = (founderId: string) => {
    const role = twins.find((twin) => twin.founderId === founderId && twin.name === 'Role')
    return role && listChangesOfRow(changes, role, twins).map(({ version }) => version)
  }
  expect(ofRole(one)).toEqual([3, 2])
  expect(ofRole(other)).toEqual([5, 1])
})

test('a change in words', () => {
  expect(formatAuthor(change(1, {}))).toBe('Iris Valden')
  expect(formatAuthor(change(1, { changed_by: { first_name: '', last_name: '' } }))).toBe('A former member')
  expect([null, '', [], true, ['a', 'b'], '$85k'].map(formatRecordedValue)).toEqual([
    ...['Not stated', 'Not stated', 'Not stated', 'Yes', 'a, b', '$85k'],
  ])
})
