import { expect, test } from 'vitest'
import { formatCount, formatDollars } from './count-text.ts'

test.each([
  [0, '0'],
  [940, '940'],
  [38_400, '38k'],
  [999_499, '999k'],
  [999_500, '1.0M'],
  [1_240_000, '1.2M'],
  [12_400_000, '12M'],
])('%d is said %s', (count, said) => {
  expect(formatCount(count)).toBe(said)
})

test.each([
  [0, '$0.00'],
  [0.004, 'less than $0.01'],
  [0.021, '$0.02'],
  [3, '$3.00'],
])('%d dollars are said %s', (dollars, said) => {
  expect(formatDollars(dollars)).toBe(said)
})
