import { expect, it } from 'vitest'
import { emptyValue } from './empty-value.ts'

it('keeps the form of a word list and finds nothing', () => {
  const emptied = emptyValue({ strong: ['berth'], weak: 'quay, pier' })
  expect(emptied).toEqual({ strong: [expect.any(String)], weak: expect.any(String) })
  const [word] = emptyValue(['berth', 'quay']) as string[]
  expect('berth quay').not.toMatch(new RegExp(`\\b(?:${word})`, 'u'))
  expect(emptyValue([{ word: 'berth' }])).toEqual([])
  expect(emptyValue(new Map([['berth', 1]]))).toEqual(new Map())
  expect((emptyValue(new Set(['berth'])) as Set<string>).has('berth')).toBe(false)
})

it('turns patterns and translated patterns into ones that match nothing', () => {
  const pattern = emptyValue(/berth/giu) as RegExp
  expect([pattern.flags, 'berth'.match(pattern), ''.match(pattern)]).toEqual(['giu', null, null])
  const translated = emptyValue({ in: () => /berth/u }) as { in: (language: string) => RegExp }
  expect(translated.in('de').test('berth')).toBe(false)
})

it('leaves out what is not a word list', () => {
  expect([() => true, 3, null, undefined, { a: () => true }].map(emptyValue)).toEqual(Array(5).fill(undefined))
})
