import { describe, expect, it } from 'vitest'
import { findPercents } from './percent.ts'

describe('findPercents', () => {
  it.each<[string, string, number]>([
    ['30% MoM', '30%', 0.3],
    ['+240% a year', '+240%', 2.4],
    ['~2% monthly churn', '~2%', 0.02],
    ['26.4 % CAGR', '26.4 %', 0.264],
    ['8,5% pro Jahr', '8,5%', 0.085],
    ['12 percent', '12 percent', 0.12],
    ['17 por ciento', '17 por ciento', 0.17],
    ['3.7x revenue', '3.7x', 3.7],
    ['grew 4.2 times in a year', '4.2 times', 4.2],
    ['10-fold', '10-fold', 10],
    ['3 × faster', '3 ×', 3],
  ])('reads %s', (text, printed, amount) => {
    expect(findPercents(text)).toMatchObject([{ text: printed, amount, high: null }])
  })

  it('reads ranges with one mark or two', () => {
    expect(findPercents('55-75%')).toMatchObject([{ amount: 0.55, high: 0.75 }])
    expect(findPercents('55% – 75%')).toMatchObject([{ amount: 0.55, high: 0.75 }])
  })

  it.each(['4x4 trucks', 'Q3 2026', '1,200 users', 'x10', 'at times we'])('finds none in %s', (text) => {
    expect(findPercents(text)).toEqual([])
  })
})
