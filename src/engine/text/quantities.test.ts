import { describe, expect, it } from 'vitest'
import { quantitiesIn, sameQuantity } from './quantities.ts'

const one = (text: string) => {
  const found = quantitiesIn(text)[0]
  if (!found) throw new Error(`no number in ${text}`)
  return found
}

describe('quantitiesIn', () => {
  it.each([
    ['$1.5M', 1_500_000, 'USD', false],
    ['€300k', 300_000, 'EUR', false],
    ['10.000 €', 10_000, 'EUR', false],
    ['1,200', 1200, null, false],
    ['2,5 Mio', 2_500_000, null, false],
    ['12%', 12, null, true],
    ['USD 3 billion', 3e9, 'USD', false],
    ['5 crore', 5e7, null, false],
    ['1.234.567,89', 1_234_567.89, null, false],
  ])('reads %s', (text, amount, currency, percent) => {
    expect(one(text)).toMatchObject({ amount, currency, percent })
  })

  it.each([
    ['US$38,000 millones', 38e9, 'USD', false],
    ['R$ 5 mil', 5000, 'BRL', false],
    ['$5 mil', 5e6, 'USD', false],
    ['0.125', 0.125, null, false],
    ['$1.234M', 1_234_000, 'USD', false],
    ['3万元', 30_000, 'CNY', false],
    ['2 mil millones', 2e9, null, false],
    ['C$4k', 4000, 'CAD', false],
    ['-5%', -5, null, true],
    ['20 per cent', 20, null, true],
  ] as const)('tells the notation of %s', (text, amount, currency, percent) => {
    expect(one(text)).toMatchObject({ amount, currency, percent })
  })

  it('takes quarters, dashes and letters behind a number for no part of its amount', () => {
    const amounts = (text: string) => quantitiesIn(text).map((found) => found.amount)
    expect(amounts('t1 2026 t2 2026')).toEqual([2026, 2026])
    expect(amounts('3-5% in q1-q2')).toEqual([3, 5])
    expect(one('5x faster')).toMatchObject({ amount: 5, tail: 'x' })
    expect(one('600 000ar')).toMatchObject({ amount: 600_000, tail: 'ar' })
  })

  it('takes months for no millions', () => {
    expect(quantitiesIn('18 months and 3 markets').map((found) => found.amount)).toEqual([18, 3])
  })
})

describe('sameQuantity', () => {
  it('compares amount, currency, share and tail', () => {
    expect(sameQuantity(one('$2M'), one('$2,000,000'))).toBe(true)
    expect(sameQuantity(one('$2M'), one('€2M'))).toBe(false)
    expect(sameQuantity(one('5%'), one('5'))).toBe(false)
    expect(sameQuantity(one('5x'), one('5'))).toBe(false)
    expect(sameQuantity(one('-5'), one('5'))).toBe(false)
    expect(sameQuantity(one('04179'), one('4179'))).toBe(false)
    expect(sameQuantity(one('04179'), one('04179'))).toBe(true)
  })

  it('lets a currency be missing from the first number only, and only when asked to', () => {
    expect(sameQuantity(one('2M'), one('$2M'), true)).toBe(true)
    expect(sameQuantity(one('$2M'), one('2M'), true)).toBe(false)
    expect(sameQuantity(one('2M'), one('$2M'))).toBe(false)
  })
})
