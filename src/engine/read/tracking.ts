import type { PageCharacters } from './page-characters.ts'

/** Of fewer gaps one word without a space character before it would count for all. */
const fewestGaps = 4
/** Letters further apart than this, in ems, are laid out one by one, as the figures of an axis are. */
const widestTracking = 0.3
/** Farther on, in ems, another column begins. */
const columnGap = 1

/** Baselines of one line differ by no more, in ems: those of turned type are not quite equal. */
const mostShift = 0.05

/** Tells how far the letters at a place keep from each other throughout. */
export type Tracking = (place: number) => number

/**
 * Returns for a place among a page's characters the gap in ems that the letters of its line keep from each other throughout: the
 * tracking of letter-spaced type, 0 for type set as its font has it. Kerning and words without a space character change the gaps
 * of a few letters, so it is their median. Places are asked in order.
 */
export function createTracking(characters: PageCharacters): Tracking {
  let [until, tracking] = [0, 0]
  return (place) => {
    if (place < until) return tracking
    const from = findEnd(characters, place, -1)
    until = findEnd(characters, place, 1) + 1
    tracking = measure(characters, from, until)
    return tracking
  }
}

/** The last place, in a direction, of the characters that go on from one another on a line, in one type size. */
function findEnd(characters: PageCharacters, place: number, step: 1 | -1): number {
  let at = place
  while (goesOn(characters, step === 1 ? at + 1 : at)) at += step
  return at
}

function goesOn({ count, start, end, run, runs }: PageCharacters, place: number): boolean {
  if (place < 1 || place >= count) return false
  const [before, own] = [runs[run[place - 1] ?? 0], runs[run[place] ?? 0]]
  if (!before || !own || before.size !== own.size || before.angle !== own.angle) return false
  if (Math.abs(before.base - own.base) > mostShift * own.size) return false
  const gap = (start[place] ?? 0) - (end[place - 1] ?? 0)
  return gap > -own.size && gap < columnGap * own.size
}

function measure({ codes, start, end, run, runs }: PageCharacters, from: number, until: number): number {
  const size = runs[run[from] ?? 0]?.size ?? 1
  const gaps: number[] = []
  for (let n = from + 1; n < until; n++)
    if (isInk(codes[n]) && isInk(codes[n - 1])) gaps.push(((start[n] ?? 0) - (end[n - 1] ?? 0)) / size)
  if (gaps.length < fewestGaps) return 0
  const median = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return median > 0 && median <= widestTracking ? median : 0
}

const isInk = (code: number | undefined) => code !== undefined && code > 32 && code !== 160
