import { expect, it } from 'vitest'
import { currencyCodes, currencyMarks, currencyWords } from '#engine/lexicons/currencies.ts'
import { computeDollars } from './dollar-rates.ts'

it('puts amounts of all currencies in order by dollars', () => {
  expect(computeDollars('$2.5M')).toBe(2_500_000)
  expect(computeDollars('raising $1-2M')).toBe(1_000_000)
  expect(computeDollars('€2M')).toBeGreaterThan(2_000_000)
  expect(computeDollars('¥200M')).toBeLessThan(2_000_000)
  expect(computeDollars('2.5M')).toBeNull()
  expect(computeDollars('')).toBeNull()
})

it('has a rate for every currency that decks print', () => {
  const codes = new Set([...currencyCodes, ...Object.values(currencyMarks), ...Object.values(currencyWords)])
  // Stated with its other code.
  codes.delete('RMB')
  expect([...codes].filter((code) => computeDollars(`${code} 500M`) === null && code !== 'IRR')).toEqual([])
})
