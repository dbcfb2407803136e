import { describe, expect, it } from 'vitest'
import type { RecognisedLine } from './recognised-page.ts'
import { findUnreadRegions, replaceReading } from './unread-regions.ts'

/** A line of words of 20 pixels in height, each with its left and right edge. */
const line = (
  y: number,
  ...words: [text: string, left: number, right: number, confidence?: number][]
): RecognisedLine => ({
  baseline: [words[0]?.[1] ?? 0, y + 20, words.at(-1)?.[2] ?? 0, y + 20],
  words: words.map(([text, left, right, confidence = 0.9]) => ({ text, confidence, box: [left, y, right, y + 20] })),
})
const region = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const texts = (lines: readonly RecognisedLine[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

describe('a region is unread', () => {
  const row = region(90, 95, 310, 125)
  it('where no word or no sure word stands in it', () => {
    expect(findUnreadRegions([row], [], 900)).toEqual([row])
    expect(findUnreadRegions([row], [line(100, ['Revenuc', 100, 200, 0.3], ['$4,200', 210, 300, 0.4])], 900)).toEqual([
      row,
    ])
    expect(findUnreadRegions([row], [line(300, ['Revenue', 100, 200], ['$4,200', 210, 300])], 900)).toEqual([row])
  })
  it('where only its beginning was read, and not where its words are', () => {
    expect(findUnreadRegions([row], [line(100, ['Re', 100, 130])], 900)).toEqual([row])
    expect(findUnreadRegions([row], [line(100, ['Revenue', 100, 200], ['$4,200', 210, 300])], 900)).toEqual([])
  })
  it('but not where its text runs down the page', () => {
    expect(findUnreadRegions([region(10, 10, 40, 200)], [], 900)).toEqual([])
  })
})

describe('a reading of a region', () => {
  const page = [
    line(40, ['Traction', 100, 300]),
    line(100, ['Pilots', 100, 180], ['XJ', 400, 440, 0.3]),
    line(160, ['Ports', 100, 180]),
  ]
  const figure = region(390, 90, 470, 130)
  it('takes the place of worse words and leaves the others', () => {
    const read = replaceReading(page, figure, [line(100, ['43%', 400, 460])])
    expect(texts(read)).toEqual(['Traction', 'Pilots', '43%', 'Ports'])
  })
  it('goes behind the line above it', () => {
    expect(texts(replaceReading(page, region(90, 125, 200, 155), [line(130, ['Since', 100, 160])]))).toEqual([
      'Traction',
      'Pilots XJ',
      'Since',
      'Ports',
    ])
  })
  it('is dropped where it says less than what stood there, or is not sure', () => {
    expect(replaceReading(page, region(90, 90, 200, 130), [line(100, ['P', 100, 110])])).toEqual(page)
    expect(replaceReading(page, figure, [line(100, ['43%', 400, 460, 0.65])])).toEqual(page)
  })
})
