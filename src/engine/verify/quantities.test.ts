import { describe, expect, it } from 'vitest'
import { quantitiesIn, sameQuantity } from './quantities.ts'

const one = (text: string) => {
  const found = quantitiesIn(text)[0]
  if (!found) throw new Error(`no number in ${text}`)
  return found
}

describe('quantitiesIn', () => {
  it.each([
    ['$1.5M', 1_500_000, 'usd', false],
    ['€300k', 300_000, 'eur', false],
    ['10.000 €', 10_000, 'eur', false],
    ['1,200', 1200, null, false],
    ['2,5 Mio', 2_500_000, null, false],
    ['12%', 12, null, true],
    ['USD 3 billion', 3e9, 'usd', false],
    ['5 crore', 5e7, null, false],
    ['1.234.567,89', 1_234_567.89, null, false],
  ])('reads %s', (text, amount, currency, percent) => {
    expect(one(text)).toMatchObject({ amount, currency, percent })
  })

  it('takes months for no millions', () => {
    expect(quantitiesIn('18 months and 3 markets').map((found) => found.amount)).toEqual([18, 3])
  })
})

describe('sameQuantity', () => {
  it('lets a missing currency agree and another one not', () => {
    expect(sameQuantity(one('$2M'), one('2,000,000'))).toBe(true)
    expect(sameQuantity(one('$2M'), one('€2M'))).toBe(false)
    expect(sameQuantity(one('5%'), one('5'))).toBe(false)
  })
})
