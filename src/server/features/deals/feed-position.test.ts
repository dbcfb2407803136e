import { expect, test } from 'vitest'
import { readPosition } from './feed-position.ts'

test.each(['1:1:', '742:742:', '700:742:700,731'])('%s is a mark', (text) => {
  expect(readPosition(text)).toEqual({ kind: 'known', seen: text })
})

test.each([
  '',
  '742',
  '0:0:',
  '9:8:',
  '1:9:9',
  '1:9:0',
  '1:9:5,4',
  '1:9:,',
  '-1:9:',
  '1:9: ',
  `1:9:${'5,'.repeat(2_000)}5`,
  '1:9:\0',
])('%j is a mark of something else', (text) => {
  expect(readPosition(text)).toEqual({ kind: 'unknown', seen: null })
})

test('no mark is the start', () => {
  expect(readPosition(null)).toEqual({ kind: 'none', seen: null })
})
