import { describe, expect, it } from 'vitest'
import type { RecognisedLine } from './recognised-page.ts'
import { cutAtColumns, sortByWritingOrder } from './segments.ts'

/** A line at a height; each word is `[text, left]`, letters are 20 wide and the type about 40. */
const line = (base: number, ...words: [text: string, left: number][]): RecognisedLine => ({
  baseline: [0, base, 1000, base],
  words: words.map(([text, left]) => ({
    text,
    confidence: 0.95,
    box: [left, base - 29, left + 20 * text.length, base],
  })),
})
const texts = (lines: RecognisedLine[]) => lines.map((one) => one.words.map((word) => word.text).join(' '))

describe('lines that run over several columns', () => {
  it('are cut where the next one begins', () => {
    const cut = cutAtColumns([line(100, ['Hours', 0], ['saved', 110], ['Risk', 400], ['halved', 490])])
    expect(texts(cut)).toEqual(['Hours saved', 'Risk halved'])
  })

  it('give paragraphs to their end, one column after the other', () => {
    const rows = [
      line(100, ['hours', 0], ['risk', 400]),
      line(150, ['every', 0], ['halved', 400]),
      line(200, ['week', 0]),
    ]
    expect(texts(sortByWritingOrder(cutAtColumns(rows)))).toEqual(['hours', 'every', 'week', 'risk', 'halved'])
  })

  it('stay rows where they stand apart, as in tables', () => {
    const rows = [line(100, ['Plan', 0], ['Price', 400]), line(180, ['Basic', 0], ['Free', 400])]
    expect(texts(sortByWritingOrder(cutAtColumns(rows)))).toEqual(['Plan', 'Price', 'Basic', 'Free'])
  })

  it('of another size begin something new', () => {
    const title = line(100, ['TITLE', 0])
    const large = {
      ...title,
      words: title.words.map((word) => ({ ...word, box: [0, 30, 300, 100] as typeof word.box })),
    }
    expect(texts(sortByWritingOrder([large, line(150, ['right', 500]), line(155, ['below', 0])]))).toEqual([
      'TITLE',
      'right',
      'below',
    ])
  })
})
