import { expect, it } from 'vitest'
import { wholeWords } from './whole-words.ts'

it.each([
  ['a ready-to- send letter', 'a ready-to-send letter'],
  ['pre- and post-money', 'pre- and post-money'],
  ['Harbours - all of them', 'Harbours - all of them'],
  ['Follow-up - Berths', 'Follow-up - Berths'],
])('%s', (text, whole) => {
  expect(wholeWords(text)).toBe(whole)
})
