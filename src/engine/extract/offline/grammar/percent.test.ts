import { describe, expect, it } from 'vitest'
import { findPercents } from './percent.ts'

describe('findPercents', () => {
  it.each<[string, string, number]>([
    ['30% MoM', '30%', 0.3],
    ['+240% a year', '+240%', 2.4],
    ['~3% monthly churn', '~3%', 0.03],
    ['37.3 % CAGR', '37.3 %', 0.373],
    ['8,5% pro Jahr', '8,5%', 0.085],
    ['12 percent', '12 percent', 0.12],
    ['17 por ciento', '17 por ciento', 0.17],
    ['5.4x revenue', '5.4x', 5.4],
    ['grew 5.4 times in a year', '5.4 times', 5.4],
    ['10-fold', '10-fold', 10],
    ['3 × faster', '3 ×', 3],
  ])('reads %s', (text, printed, amount) => {
    expect(findPercents(text)).toMatchObject([{ text: printed, amount, high: null }])
  })

  it('reads ranges with one mark or two', () => {
    expect(findPercents('60-80%')).toMatchObject([{ amount: 0.6, high: 0.8 }])
    expect(findPercents('60% – 80%')).toMatchObject([{ amount: 0.6, high: 0.8 }])
  })

  it.each(['4x4 trucks', 'Q3 2026', '1,200 users', 'x10', 'at times we'])('finds none in %s', (text) => {
    expect(findPercents(text)).toEqual([])
  })
})
