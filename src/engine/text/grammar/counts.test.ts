import { describe, expect, it } from 'vitest'
import { findCounts, findDurations } from './counts.ts'

describe('findCounts', () => {
  it.each<[string, string, number]>([
    ['1,200+ customers', '1,200+', 1200],
    ['50k users', '50k', 50000],
    ['1.8 million farms', '1.8 million', 1.8e6],
    ['1.5+ million families', '1.5+ million', 1.5e6],
    ['20 000 users', '20 000', 20000],
    ['11.600 Nutzer', '11.600', 11600],
    ['3 mentors', '3', 3],
    ['3,4亿', '3,4亿', 3.4e8],
  ])('reads %s', (text, printed, amount) => {
    expect(findCounts(text)[0]).toMatchObject({ text: printed, amount })
  })

  it('reads a range with one scale', () => {
    expect(findCounts('40-60M+ rides')[0]).toMatchObject({ amount: 4e7, high: 6e7 })
  })

  it.each(['B2B and Web3', 'S550', 'v2.1', '24/7', '1st place', '12:30', '#1', '5G', '30%', '$300', '1.2.2024'])(
    'takes nothing of %s for a count',
    (text) => {
      expect(findCounts(text)).toEqual([])
    },
  )

  it('does not read three table cells as one number', () => {
    expect(findCounts('100 200 300').map((one) => one.amount)).toEqual([100, 200, 300])
  })
})

describe('findDurations', () => {
  it.each<[string, string, number, number | null, string]>([
    ['18 months of runway', '18 months', 18, null, 'month'],
    ['18-month runway', '18-month', 18, null, 'month'],
    ['5-6 Jahre', '5-6 Jahre', 5, 6, 'year'],
    ['18 meses', '18 meses', 18, null, 'month'],
    ['4.5 years', '4.5 years', 4.5, null, 'year'],
    ['2 weeks', '2 weeks', 2, null, 'week'],
  ])('reads %s', (text, printed, amount, high, unit) => {
    expect(findDurations(text)).toMatchObject([{ text: printed, amount, high, unit }])
  })
})
