import { describe, expect, it } from 'vitest'
import { type BlockSpec, deck, page } from '#engine/testing/deck-builder.ts'
import { verifyEvidence } from './verify-facts.ts'
import { indexSources } from './verify-sources.ts'

const causeOf = (quote: string, block: Omit<BlockSpec, 'lines'>, lines = quote, elsewhere = 'nothing') => {
  const doc = deck([page({ origin: 'ocr', blocks: [{ lines, ...block }] }), page({ blocks: [elsewhere] })])
  return verifyEvidence({ document: 'deck', page: 1, quote }, indexSources(doc, '')).cause
}

describe('recognised words', () => {
  it('prove what they say when they were read surely', () => {
    expect(causeOf('We help growers', { confidence: 0.85 })).toBeNull()
    expect(causeOf('We help growers', { confidence: 0.7 })).toContain("'We' could not be read surely")
    expect(causeOf('Revenue of $1.2M', { confidence: 0.95 })).toBeNull()
  })

  it('are asked for more where they are numbers', () => {
    expect(causeOf('Revenue of $1.2M', { confidence: 0.85 })).toContain("'$1.2M' could not")
    expect(causeOf('Revenue of $1.2M', { confidence: 0.95, size: 8 })).toContain("'$1.2M' could not")
    expect(causeOf('Revenue of $1O2M', { confidence: 0.95 })).toContain("'$1O2M' could not")
    expect(causeOf('grew 1in4', { confidence: 0.95 })).toContain("'1in4' could not")
  })

  it('are doubted where a point between two numbers may be lost', () => {
    expect(causeOf('worth £5', { confidence: 0.95 }, 'worth £5 6b today')).toContain("'£5' could not")
    expect(causeOf('worth £5', { confidence: 0.95 }, 'worth £5    6 shops')).toBeNull()
  })

  it('need be no surer than words where another page prints the same number', () => {
    expect(causeOf('Revenue of $1.2M', { confidence: 0.85 }, undefined, 'With $1.2M in sales')).toBeNull()
    expect(causeOf('Revenue of $1.2M', { confidence: 0.7 }, undefined, 'With $1.2M in sales')).not.toBeNull()
    expect(causeOf('5 shops', { confidence: 0.85 }, undefined, '5 people')).not.toBeNull()
  })

  it('prove nothing as the letters of a logo, unless the page prints them, too', () => {
    const doc = deck([page({ blocks: ['We replace Vendrally'], logos: ['Vendrally', 'ContractNest'] })])
    const cause = (quote: string) => verifyEvidence({ document: 'deck', page: 1, quote }, indexSources(doc, '')).cause
    expect(cause('ContractNest')).toContain("'ContractNest' is a logo")
    expect(cause('Vendrally')).toBeNull()
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
  ])('take %s for well formed', (token) => expect(causeOf(`sales ${token}`, { confidence: 0.95 })).toBeNull())
})
