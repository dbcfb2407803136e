import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { measureBodySize } from './body-size.ts'
import { classifySlides, scoreSlide } from './classify-slides.ts'
import { findSourceNotes } from './find-source-notes.ts'
import { frameOfText } from './page-frame-of-text.ts'
import { findStructure } from './slide-structure.ts'
import { titleHits } from './title-kinds.ts'

const linesOf = (...blocks: string[]) => page({ blocks }).blocks.flatMap((block) => block.lines)
const structure = (...blocks: string[]) => findStructure(linesOf(...blocks)).map((one) => one.kind)
const kinds = (title: string, kickers: string[], ...blocks: string[]) =>
  classifySlides(
    scoreSlide(
      { title: titleHits(title), kickers: kickers.map((one) => titleHits(one)), lines: linesOf(...blocks) },
      4,
      10,
    ),
  ).map((one) => one.kind)

describe('scoreSlide and kindsOf', () => {
  it('believes the title first and keeps a second kind that the body supports', () => {
    expect(kinds('Market & competition', []).sort()).toEqual(['competition', 'market'])
    expect(kinds('Pricing', [], 'We sell subscriptions, $9/month per user, $19/month per team')[0]).toBe(
      'business-model',
    )
  })

  it('hears a short line above a headline', () => {
    expect(kinds('Berths are booked by phone', ['THE PROBLEM'])[0]).toBe('problem')
  })

  it('says nothing of a slide that nothing speaks for', () => {
    expect(kinds('Aveiro', [], 'Boats')).toEqual([])
  })
})

describe('structureOf', () => {
  it('sees people, prices, shares of a whole, quarters and years of money', () => {
    expect(structure('Ana Ruiz, CEO', 'Bo Lindqvist, CTO')).toContain('team')
    expect(structure('Basic $9/month', 'Pro $29/month')).toContain('business-model')
    expect(structure('40% product', '35% sales', '25% operations')).toContain('ask')
    expect(structure('40% product', '35% sales', '30% operations')).not.toContain('ask')
    expect(structure('Q1 launch', 'Q3 expand')).toContain('roadmap')
    expect(structure('2025 2026 2027', '$1M $2M', '$3M $4M')).toContain('financials')
    expect(structure('Rui Tavares – BA', 'Ana Ruiz – SP', 'Bo Lindqvist – RJ', 'Cy Young – SC')).toEqual(['team'])
  })
})

describe('the type and frame of a deck', () => {
  it('takes the size that most characters are set in', () => {
    expect(
      measureBodySize(
        deck([page({ title: 'Short', blocks: ['a long paragraph of running text', { lines: '42', size: 60 }] })]),
      ),
    ).toBe(18)
    expect(measureBodySize(deck([]))).toBe(12)
  })

  it('frames the part of the page that carries text', () => {
    const sheet = page({
      width: 595,
      height: 842,
      blocks: [
        { lines: 'Top', y: 0.35 },
        { lines: 'Bottom', y: 0.6 },
      ],
    })
    const frame = frameOfText(deck([sheet, sheet]))
    expect(frame.top).toBeCloseTo(0.35)
    expect(frame.top + frame.height).toBeLessThan(0.7)
    expect(frameOfText(deck([page()]))).toEqual({ top: 0, height: 1 })
  })
})

describe('findSourceNotes', () => {
  it('takes lines that name a source, and small marked lines with a year at the foot', () => {
    const lines = page({
      blocks: [
        'Source: Harbour Survey',
        'Sources of income',
        { lines: '^ Deloitte, 2024', y: 0.9, size: 8 },
        { lines: '* in 2024 dollars', y: 0.4, size: 8 },
      ],
    }).blocks.flatMap((block) => block.lines)
    expect(findSourceNotes(lines, 18).map((line) => line.text)).toEqual(['Source: Harbour Survey', '^ Deloitte, 2024'])
  })
})
