import { describe, expect, it } from 'vitest'
import { findPeriods } from './periods.ts'

const read = (text: string) => findPeriods(text).map((one) => [one.text, one.year, one.month, one.mark])

describe('findPeriods', () => {
  it.each<[string, string, number, number]>([
    ['FY25 revenue', 'FY25', 2025, 12],
    ['FY 24/25', 'FY 24/25', 2025, 12],
    ["Q3'26", "Q3'26", 2026, 9],
    ['Q1 2027: launch', 'Q1 2027', 2027, 3],
    ['H1 2025', 'H1 2025', 2025, 6],
    ['T2 2026', 'T2 2026', 2026, 6],
    ['2025 Q4', '2025 Q4', 2025, 12],
    ['September 2026', 'September 2026', 2026, 9],
    ['Sept. 2018', 'Sept. 2018', 2018, 9],
    ['Octubre de 2026', 'Octubre de 2026', 2026, 10],
    ['January 17th 2019', 'January 17th 2019', 2019, 1],
    ['6/15/2017', '6/15/2017', 2017, 6],
    ['2024-05-31', '2024-05-31', 2024, 5],
    ['by 2027', '2027', 2027, 12],
  ])('reads %s', (text, printed, year, month) => {
    expect(read(text)).toEqual([[printed, year, month, null]])
  })

  it('tells plans from records by the letter behind the year', () => {
    expect(read('2024A 2025E 2026F')).toEqual([
      ['2024A', 2024, 12, 'record'],
      ['2025E', 2025, 12, 'plan'],
      ['2026F', 2026, 12, 'plan'],
    ])
    expect(read('2025 real 2026 est.').map((one) => one[3])).toEqual(['record', 'plan'])
  })

  it('knows years that are counted from a start ahead', () => {
    expect(findPeriods('Year 3 revenue')).toMatchObject([{ text: 'Year 3', year: null, relative: true }])
    expect(findPeriods('Y1 / Y2')).toHaveLength(2)
  })

  it.each(['$2026 each', '2,019 users', '20250 units', 'ISO 9001', 'page 12.2030.5'])('finds no year in %s', (text) => {
    expect(findPeriods(text)).toEqual([])
  })
})
