import { expect, test } from 'vitest'
import { findNulFields } from './nul-fields.ts'

const message = expect.stringContaining('NUL')

test('texts and names with a NUL character are found wherever they stand', () => {
  expect(findNulFields({ a: '\0', b: ['x', { c: 'y\0' }], d: { 'e\0': 1 }, f: 'fine', g: null, h: 2 })).toEqual({
    a: message,
    'b.1.c': message,
    d: message,
  })
  expect(findNulFields('\0')).toEqual({ body: message })
  expect(findNulFields(undefined)).toEqual({})
})

test('an input may be nested very deeply', () => {
  let deep: unknown = '\0'
  for (let n = 0; n < 100_000; n += 1) deep = [deep]
  expect(Object.values(findNulFields(deep))).toEqual([message])
})
