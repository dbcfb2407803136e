import { describe, expect, it } from 'vitest'
import { readFigures } from './figures.ts'
import { firstMatch } from './first-match.ts'
import { parseNumber, readScale } from './numbers.ts'

describe('parseNumber', () => {
  it.each<[string, boolean, number]>([
    ['1,200', false, 1200],
    ['1.200', false, 1200],
    ['1.234', true, 1.234],
    ['3,517', true, 3517],
    ['1.234.567,89', false, 1234567.89],
    ['3,517.25', true, 3517.25],
    ['1’000', false, 1000],
    ['1 000 000', false, 1e6],
    ['1,20,000', false, 120000],
    ['19,99', false, 19.99],
    ['0.125', false, 0.125],
    ['0,125', false, 0.125],
  ])('%s (scale behind: %s) is %d', (printed, hasScale, amount) => {
    expect(parseNumber(printed, hasScale)).toBe(amount)
  })

  it('reads mil by the currency before it', () => {
    expect([readScale('mil'), readScale('mil', true), readScale(' Mio.'), readScale(undefined)]).toEqual([
      1e3, 1e6, 1e6, 1,
    ])
  })
})

describe('readFigures', () => {
  it('gives each stretch of text to one reading', () => {
    const { figures, periods } = readFigures("Q3'26: $1.2M ARR, 86 customers, 124% NRR, 18 months of runway")
    expect(figures.map((one) => `${one.kind} ${one.text}`)).toEqual([
      'money $1.2M',
      'count 86',
      'percent 124%',
      'duration 18 months',
    ])
    expect(periods.map((one) => one.text)).toEqual(["Q3'26"])
  })

  it('takes no date for a count', () => {
    expect(readFigures('Launched in 2023, live since 6/30/2024').figures).toEqual([])
  })

  it('is quick without a digit', () => {
    expect(readFigures('no figure here')).toEqual({ figures: [], periods: [] })
  })
})

describe('firstMatch', () => {
  it('finds the same place twice with a global pattern', () => {
    const pattern = /a/g
    expect([firstMatch(pattern, 'ba')?.index, firstMatch(pattern, 'ba')?.index]).toEqual([1, 1])
  })
})
