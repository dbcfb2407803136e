import { expect, it } from 'vitest'
import { roundsTo } from './rounds-to.ts'

it.each<[string, number, string, number, boolean]>([
  ['$1.2M', 1.2e6, '$1,234,567', 1_234_567, true],
  ['$1.2M', 1.2e6, '$1.3M', 1.3e6, false],
  ['$1M', 1e6, '$1.3M', 1.3e6, false],
  ['over 1,000', 1000, '1,037', 1037, true],
  ['1,000', 1000, '1,037', 1037, false],
  ['40', 40, '55', 55, false],
  ['€2.5 million', 2.5e6, '€2,480,000', 2.48e6, true],
  ['3%', 0.03, '3.4%', 0.034, false],
])('%s (%d) and %s (%d) are one number: %s', (one, amount, other, otherAmount, expected) => {
  expect(roundsTo([one, other], [amount, otherAmount])).toBe(expected)
  expect(roundsTo([other, one], [otherAmount, amount])).toBe(expected)
})
