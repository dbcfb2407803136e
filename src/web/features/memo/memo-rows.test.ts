import { describe, expect, test } from 'vitest'
import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import { founderFields, memoSections } from '#contract/memo-fields.ts'
import { formatValue, listRows } from './memo-rows.ts'

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
    const rows = listRows({ validated_response: memoWithFounders(2) })
    const others = memoSections.filter((section) => section.name !== 'Founder information')
    expect(rows).toHaveLength(
      others.reduce((sum, section) => sum + section.fields.length, 0) + 2 * founderFields.length,
    )
    expect(rows[0]).toMatchObject({ section: 'General information', name: 'Company Name', founder: null })
    expect(rows.filter((row) => row.name === 'Founder Name').map((row) => row.founder)).toEqual([0, 1])
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
  })
})

test('a founder’s rows keep their ids when the founders change places', () => {
  const validated_response = memoWithFounders(2)
  const [first = '', second = ''] = ['0194a000-0000-7000-8000-000000000001', '0194a000-0000-7000-8000-000000000002']
  const roles = (founder_ids: string[]) =>
    listRows({ validated_response, founder_ids }).flatMap(({ id, name }) => (name === 'Role' ? [id] : []))
  expect(roles([second, first])).toEqual(roles([first, second]).toReversed())
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
