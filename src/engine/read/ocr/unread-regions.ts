import { meanConfidence } from './clean-lines.ts'
import type { RecognisedLine, RecognisedWord } from './recognised-page.ts'
import type { Region } from './text-regions.ts'

/** Words of this confidence count as read. */
const sureWord = 0.6
/** A region whose read words cover less of its width than this has more to be read. */
const readShare = 0.6
/** A region reaches so far over its letters, in heights of its own, on both sides together. */
const margin = 0.5
/** Type this small, by the region's share of the page's height, is mostly that of screenshots: a third of its letters were the slide's. */
const smallType = 0.02
/** The least mean confidence of a line that is read by itself: of those below it, four letters in ten are wrong. */
const leastOfReading = 0.7
/** Higher than so many times its width, it holds letters one over the other or turned ones. */
const upright = 2.2

/**
 * Returns the regions of text in which a page's lines have few sure words or none. Text that runs down the page and very small type are left
 * out. `height` is the image's, in pixels.
 */
export function findUnreadRegions(
  regions: readonly Region[],
  lines: readonly RecognisedLine[],
  height: number,
): Region[] {
  const sure = lines.flatMap(({ words }) => words.filter(({ confidence }) => confidence >= sureWord))
  return regions.filter((region) => {
    const [wide, high] = [region.right - region.left, region.bottom - region.top]
    if (high > upright * wide || high < smallType * height) return false
    const read = sure.filter((word) => isWithin(word, region)).reduce((sum, { box }) => sum + box[2] - box[0], 0)
    return read < readShare * (wide - margin * high)
  })
}

/**
 * Puts the lines that a region was read as in the place of the words that stood there, where they say more; otherwise the lines stay
 * as they are.
 */
export function replaceReading(
  lines: readonly RecognisedLine[],
  region: Region,
  reading: readonly RecognisedLine[],
): RecognisedLine[] {
  const before = lines.flatMap(({ words }) => words.filter((word) => isWithin(word, region)))
  const isSure = meanConfidence(reading) >= leastOfReading
  if (!isSure || countSaid(reading.flatMap(({ words }) => words)) <= countSaid(before)) return [...lines]
  const kept = lines.flatMap((line) => {
    const words = line.words.filter((word) => !isWithin(word, region))
    return words.length === 0 ? [] : [{ ...line, words }]
  })
  const at = findPlace(kept, region)
  return [...kept.slice(0, at), ...reading, ...kept.slice(at)]
}

const isWithin = ({ box }: RecognisedWord, { left, top, right, bottom }: Region) => {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  return x > left && x < right && y > top && y < bottom
}

/** Letters and figures of sure words, each counted by its confidence. */
function countSaid(words: readonly RecognisedWord[]): number {
  const sure = words.filter(({ confidence }) => confidence >= sureWord)
  return sure.reduce((sum, { text, confidence }) => sum + confidence * (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
}

/** Behind the nearest line above it; where none is, before the first line below. */
function findPlace(lines: readonly RecognisedLine[], region: Region): number {
  let [place, nearest] = [-1, Number.NEGATIVE_INFINITY]
  for (const [n, { baseline, words }] of lines.entries()) {
    const base = (baseline[1] + baseline[3]) / 2
    const isBeside = words.some(({ box }) => box[0] < region.right && box[2] > region.left)
    if (!isBeside || base > region.bottom || base < nearest) continue
    ;[place, nearest] = [n + 1, base]
  }
  if (place >= 0) return place
  const below = lines.findIndex(({ baseline }) => (baseline[1] + baseline[3]) / 2 > region.bottom)
  return below < 0 ? lines.length : below
}
