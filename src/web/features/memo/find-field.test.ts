import { expect, test } from 'vitest'
import { findFounder } from './find-field.ts'
import { makeField, makeMemo } from './testing/make-memo.ts'

test('of two founders of one name each has the own fields', () => {
  const makeAna = (id: string, role: string) => ({
    id,
    fields: { 'Founder Name': makeField('Ana Ruiz'), Role: makeField(role) },
  })
  const memo = makeMemo({}, [makeAna('one', 'Chief Executive'), makeAna('other', 'Chief Scientist')])
  expect([0, 1].map((at) => findFounder(memo, at).Role?.value)).toEqual(['Chief Executive', 'Chief Scientist'])
  expect(findFounder(memo, 2)).toEqual({})
})
