import { describe, expect, it } from 'vitest'
import { type BlockSpec, deck, page } from '#engine/testing/deck-builder.ts'
import { verifyEvidence } from './verify-facts.ts'
import { indexSources } from './verify-sources.ts'

const findUnsure = (quote: string, block: Omit<BlockSpec, 'lines'>, lines = quote, elsewhere = 'nothing') => {
  const doc = deck([page({ origin: 'ocr', blocks: [{ lines, ...block }] }), page({ blocks: [elsewhere] })])
  return verifyEvidence({ document: 'deck', page: 1, quote }, indexSources(doc, [])).unsure
}

describe('recognised words', () => {
  it('prove what they say when they were read surely', () => {
    expect(findUnsure('We help growers', { confidence: 0.85 })).toBeUndefined()
    expect(findUnsure('We help growers', { confidence: 0.7 })).toEqual({ gate: 'reading', how: 'ocr', words: 'We' })
    expect(findUnsure('Revenue of $1.2M', { confidence: 0.95 })).toBeUndefined()
  })

  it('are asked for more where they are numbers', () => {
    expect(findUnsure('Revenue of $1.2M', { confidence: 0.85 })).toEqual({
      gate: 'reading',
      how: 'ocr',
      words: '$1.2M',
    })
    expect(findUnsure('Revenue of $1.2M', { confidence: 0.95, size: 8 })).toEqual({
      gate: 'reading',
      how: 'ocr',
      words: '$1.2M',
    })
    expect(findUnsure('Revenue of $1O2M', { confidence: 0.95 })).toEqual({
      gate: 'reading',
      how: 'ocr',
      words: '$1O2M',
    })
    expect(findUnsure('grew 1in4', { confidence: 0.95 })).toEqual({ gate: 'reading', how: 'ocr', words: '1in4' })
  })

  it('are doubted where a point between two numbers may be lost', () => {
    expect(findUnsure('worth £5', { confidence: 0.95 }, 'worth £5 6b today')).toEqual({
      gate: 'reading',
      how: 'ocr',
      words: '£5',
    })
    expect(findUnsure('worth £5', { confidence: 0.95 }, 'worth £5    6 shops')).toBeUndefined()
  })

  it('need be no surer than words where another page prints the same number', () => {
    expect(findUnsure('Revenue of $1.2M', { confidence: 0.85 }, undefined, 'With $1.2M in sales')).toBeUndefined()
    expect(findUnsure('Revenue of $1.2M', { confidence: 0.7 }, undefined, 'With $1.2M in sales')).toBeDefined()
    expect(findUnsure('5 shops', { confidence: 0.85 }, undefined, '5 people')).toBeDefined()
  })

  it('prove nothing as the letters of a logo, unless the page prints them, too', () => {
    const doc = deck([page({ blocks: ['We replace Vendrally'], logos: ['Vendrally', 'ContractNest'] })])
    const find = (quote: string) => verifyEvidence({ document: 'deck', page: 1, quote }, indexSources(doc, [])).unsure
    expect(find('ContractNest')).toEqual({ gate: 'reading', how: 'logo', words: 'ContractNest' })
    expect(find('Vendrally')).toBeUndefined()
  })

  it.each([
    "Q3'26",
    'FY25',
    '2024-2026',
    '3-5%',
    '12,400',
    '1.234.567',
    '+85%',
    '24/7',
    'B2B',
    '10x',
    '€300k',
    '(40%)',
  ])('take %s for well formed', (token) => expect(findUnsure(`sales ${token}`, { confidence: 0.95 })).toBeUndefined())
})
