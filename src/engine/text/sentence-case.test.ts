import { describe, expect, it } from 'vitest'
import { calmFigure, opened, sentenceCase } from './sentence-case.ts'

const small = new Set(['farms', 'rent', 'machines', 'from', 'each', 'other'])

describe('sentenceCase', () => {
  it.each([
    ['FARMS RENT MACHINES FROM EACH OTHER', 'Farms rent machines from each other'],
    ['FARMS RENT MACHINES IN NORVANE', 'Farms rent machines in Norvane'],
    ['RAISING $10M SERIES A', 'Raising $10M Series A'],
    ['SAAS API FOR B2B', 'SAAS API for B2B'],
    ['FARMS RENT MACHINES 180 farms rent on average 7 days', 'Farms rent machines: 180 farms rent on average 7 days'],
  ])('sets %s', (text, said) => {
    expect(sentenceCase(text, (word) => small.has(word))).toBe(said)
  })

  it.each(['We sell to IBM and SAP', 'ARR, MRR and CAC', 'Farms rent machines', 'CASTREL', ''])('leaves %j', (text) => {
    expect(sentenceCase(text)).toBe(text)
  })
})

describe('opened', () => {
  it('begins with a capital, but for brands that begin small', () => {
    expect(['letters of intent', '“so far”', 'iOS app', 'box.example works', '4 farms'].map(opened)).toEqual([
      'Letters of intent',
      '“So far”',
      'iOS app',
      'box.example works',
      '4 farms',
    ])
  })
})

describe('calmFigure', () => {
  it.each([
    ['$7,500 MONTHLY REVENUE', '$7,500 monthly revenue'],
    ['75+ PROGRAMS', '75+ programs'],
    ['$9M ARR', '$9M ARR'],
    ['$42B USD', '$42B USD'],
    ['~$15 BLENDED ARPU / MO', '~$15 blended ARPU / MO'],
    ['12 pilots of NASA', '12 pilots of NASA'],
  ])('writes %s as a sentence does', (figure, expected) => {
    expect(calmFigure(figure)).toBe(expected)
  })
})
