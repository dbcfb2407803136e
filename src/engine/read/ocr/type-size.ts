import type { RecognisedLine, RecognisedWord } from './recognised-page.ts'

/** How far letters reach above and below the baseline, in ems; means over common sans and serif faces. */
const capital = 0.72
const small = 0.53
const smallT = 0.66
const below = 0.21
const bracket = 0.14

const hasCapital = /[\p{Lu}\p{N}bdfhklißþij%&#@!?/]/u
const hasSmall = /[\p{Ll}]/u
const hasBelow = /[gjpqyçQ]/
const hasBracket = /[()[\]{}$|;,/]/
/** A word of another size within a line ('$5M raised') differs at least this much. */
const ownSize = 1.3
/** Sizes nearer than this are one: sizes measured on an image vary. */
const oneSize = 1.07

/** Returns the type size that the height of a word's letters gives, in pixels; null when they give none. */
export function measureWordSize({ text, box: [, top, , bottom] }: RecognisedWord): number | null {
  const up = hasCapital.test(text) ? capital : text.includes('t') ? smallT : hasSmall.test(text) ? small : 0
  if (up === 0) return null
  const down = hasBelow.test(text) ? below : hasBracket.test(text) ? bracket : 0
  return (bottom - top) / (up + down)
}

/**
 * Returns type sizes in pixels for each word of each line: that of the line, unless a word clearly has its own. Lines of nearly
 * the same size get the same one.
 */
export function measureTypeSizes(lines: readonly RecognisedLine[]): number[][] {
  const ofLine = snapSizes(lines.map((line) => ({ size: measureLineSize(line), letters: countLetters(line) })))
  return lines.map((line, n) => {
    const usual = ofLine[n] ?? 0
    return line.words.map((word) => {
      const own = measureWordSize(word)
      const isOwn = own !== null && /[\p{L}\p{N}]{2}/u.test(word.text) && divideByLesser(own, usual) > ownSize
      return isOwn ? (findNearest(ofLine, own) ?? own) : usual
    })
  })
}

const divideByLesser = (a: number, b: number) => Math.max(a, b) / Math.max(1, Math.min(a, b))
const countLetters = (line: RecognisedLine) => line.words.reduce((sum, word) => sum + word.text.length, 0)

/** Returns the type size of a line in pixels: the median over its letters. */
export function measureLineSize(line: Pick<RecognisedLine, 'words'>): number {
  const sizes = line.words.flatMap((word) => {
    const size = measureWordSize(word)
    return size === null ? [] : [{ size, letters: word.text.length }]
  })
  if (sizes.length === 0) return Math.max(1, ...line.words.map(({ box: [, top, , bottom] }) => bottom - top))
  return findMedian(sizes)
}

/** Returns the median, each size counted as often as it has letters. */
function findMedian(sizes: { size: number; letters: number }[]): number {
  const sorted = [...sizes].sort((a, b) => a.size - b.size)
  const half = sorted.reduce((sum, one) => sum + one.letters, 0) / 2
  let passed = 0
  for (const { size, letters } of sorted) {
    passed += letters
    if (passed >= half) return size
  }
  return 0
}

/** Makes neighbouring sizes equal: groups of sorted sizes, each within `oneSize` of its smallest. */
function snapSizes(lines: { size: number; letters: number }[]): number[] {
  const sorted = lines.map((line, n) => ({ ...line, n })).sort((a, b) => a.size - b.size)
  const sizes: number[] = lines.map((line) => line.size)
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (to < sorted.length && (sorted[to]?.size ?? 0) <= (sorted[from]?.size ?? 0) * oneSize) to++
    const group = sorted.slice(from, to)
    const size = findMedian(group)
    for (const { n } of group) sizes[n] = size
    from = to
  }
  return sizes
}

function findNearest(sizes: readonly number[], own: number): number | null {
  const near = sizes.filter((size) => divideByLesser(size, own) <= oneSize)
  return near[0] ?? null
}
