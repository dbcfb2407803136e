import { describe, expect, test } from 'vitest'
import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { founderFields, memoSections } from '#contract/memo-fields.ts'
import { changeField, formatValue, listRows } from './memo-rows.ts'

const source = { in1: null, in2: null, value: '' }
function emptyField(type: MemoField['type']): MemoField {
  const rest = { standing: 'unstated' as const, validated: false, reason: '', source }
  if (type === 'array') return { type, value: [], ...rest }
  return type === 'bool' ? { type, value: null, ...rest } : { type, value: null, ...rest }
}

function memoWithFounders(count: number): ValidatedResponse {
  const record = (fields: ReadonlyArray<{ name: string; type: MemoField['type'] }>) =>
    Object.fromEntries(fields.map((field) => [field.name, emptyField(field.type)]))
  return Object.fromEntries(
    memoSections.map((section) => [
      section.name,
      section.name === 'Founder information'
        ? Array.from({ length: count }, () => record(founderFields))
        : record(section.fields),
    ]),
  )
}

describe('listRows', () => {
  test('every field once, founders each with theirs, in the order of the memo', () => {
    const rows = listRows(memoWithFounders(2))
    const others = memoSections.filter((section) => section.name !== 'Founder information')
    expect(rows).toHaveLength(
      others.reduce((sum, section) => sum + section.fields.length, 0) + 2 * founderFields.length,
    )
    expect(rows[0]).toMatchObject({ section: 'General information', name: 'Company Name', founder: null })
    expect(rows.filter((row) => row.name === 'Founder Name').map((row) => row.founder)).toEqual([0, 1])
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
  })
})

describe('changeField', () => {
  test('changes one founder and leaves the other and the original alone', () => {
    const before = memoWithFounders(2)
    const after = changeField(before, { section: 'Founder information', founder: 1, name: 'Role', value: 'CTO' })
    const role = (memo: ValidatedResponse, founder: number) =>
      listRows(memo).find((row) => row.name === 'Role' && row.founder === founder)?.field
    expect(role(after, 1)).toMatchObject({ value: 'CTO', validated: true })
    expect(role(after, 0)).toMatchObject({ value: null, validated: false })
    expect(role(before, 1)).toMatchObject({ value: null, validated: false })
  })
  test('a field that the memo does not have is an error', () => {
    expect(() =>
      changeField(memoWithFounders(0), { section: 'Traction', founder: null, name: 'Mood', value: 'x' }),
    ).toThrow(/Mood/)
  })
})

test.each([
  [null, ''],
  [[], ''],
  ['', ''],
  ['Unknown', ''],
  [['Unknown'], ''],
  ['$1.2M', '$1.2M'],
  [['B2B', 'B2C'], 'B2B, B2C'],
  [false, 'No'],
  [true, 'Yes'],
] as const)('%j is shown as %j', (value, shown) => {
  expect(formatValue(Array.isArray(value) ? [...value] : (value as MemoField['value']))).toBe(shown)
})
