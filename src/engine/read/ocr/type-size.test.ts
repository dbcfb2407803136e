import { describe, expect, it } from 'vitest'
import type { RecognisedLine } from './recognised-page.ts'
import { measureTypeSizes, measureWordSize } from './type-size.ts'

const line = (...words: [text: string, height: number][]): RecognisedLine => ({
  baseline: [0, 100, 500, 100],
  words: words.map(([text, height]) => ({ text, confidence: 0.95, box: [0, 100 - height, 50, 100] })),
})

describe('the size of type', () => {
  it('follows from the height of the letters that a word has', () => {
    const sizes = [
      ['Market', 72],
      ['paying', 93],
      ['ease', 53],
      ['2026', 72],
    ] as const
    for (const [text, height] of sizes) {
      expect(measureWordSize({ text, confidence: 1, box: [0, 0, 10, height] })).toBeCloseTo(100, -1)
    }
    expect(measureWordSize({ text: '—', confidence: 1, box: [0, 0, 10, 3] })).toBeNull()
  })

  it('is one for words of a line, and for lines that differ by a breath', () => {
    const sizes = measureTypeSizes([
      line(['Market', 36], ['size', 37]),
      line(['Growth', 37], ['-', 3]),
      line(['TITLE', 72]),
    ])
    expect(sizes[0]).toEqual([sizes[0]?.[0], sizes[0]?.[0]])
    expect(sizes[1]?.[0]).toBe(sizes[0]?.[0])
    expect(sizes[2]?.[0]).toBeGreaterThan(1.8 * (sizes[0]?.[0] ?? 0))
  })

  it('stays the own one of a large figure beside small words', () => {
    const [sizes = []] = measureTypeSizes([line(['$5M', 86], ['raised', 36], ['since', 36], ['January', 45])])
    expect(sizes[0]).toBeGreaterThan(1.5 * (sizes[1] ?? 0))
    expect(sizes[3]).toBe(sizes[1])
  })
})
