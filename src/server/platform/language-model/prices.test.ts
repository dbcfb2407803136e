import { describe, expect, it } from 'vitest'
import { computeCost } from './prices.ts'

describe('what tokens cost', () => {
  it('counts input, what is read from and written to a cache, and output apart, whatever the edition of the model', () => {
    const usage = { input: 1_000_000, cachedInput: 400_000, cacheWrite: 200_000, output: 100_000 }
    expect(computeCost('gpt-5-mini', usage)).toBeCloseTo(0.6 * 0.25 + 0.4 * 0.025 + 0.1 * 2)
    expect(computeCost('gpt-5-mini-2025-08-07', usage)).toBe(computeCost('gpt-5-mini', usage))
    expect(computeCost('claude-haiku-4-5-20251001', usage)).toBeCloseTo(0.4 + 0.4 * 0.1 + 0.2 * 1.25 + 0.5)
    expect(computeCost('claude-haiku-4-5', { ...usage, cachedInput: null, cacheWrite: null })).toBeCloseTo(1 + 0.5)
  })

  it('is unknown for a model without a price and for tokens that no one counted', () => {
    expect(computeCost('llama3.3:70b', { input: 10, cachedInput: 0, cacheWrite: 0, output: 10 })).toBeNull()
    expect(computeCost('gpt-5-mini', { input: null, cachedInput: null, cacheWrite: null, output: 10 })).toBeNull()
  })
})
