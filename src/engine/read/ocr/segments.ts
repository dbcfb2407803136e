import type { RecognisedLine, RecognisedWord } from './recognised-page.ts'
import { measureLineSize } from './type-size.ts'

/** Words of one line further apart than this, in ems, stand in different columns. */
const columnGap = 1.5
/** Lines of one paragraph have baselines at most this far apart, in ems. */
const pitch = 1.6
const sameSize = 1.2

/** Cuts lines where they run over from one column to the next: Tesseract joins what stands at one height. */
export function cutAtColumns(lines: readonly RecognisedLine[]): RecognisedLine[] {
  return lines.flatMap((line) => {
    const size = measureLineSize(line)
    const segments: RecognisedWord[][] = []
    for (const [n, word] of line.words.entries()) {
      const before = line.words[n - 1]
      if (before === undefined || word.box[0] - before.box[2] > columnGap * size) segments.push([])
      segments.at(-1)?.push(word)
    }
    return segments.map((words) => ({ baseline: line.baseline, words }))
  })
}

/**
 * Sorts lines as a document would write them: a paragraph to its end, also where another one stands beside it. Rows that stand
 * further apart, as in tables, stay rows.
 */
export function sortByWritingOrder(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const placed = lines.map(measurePlace)
  const followed = new Set<Placed>()
  const next = new Map<Placed, Placed>()
  for (const upper of placed) {
    const lower = findNearestBelow(upper, placed)
    if (lower === null || followed.has(lower)) continue
    next.set(upper, lower)
    followed.add(lower)
  }
  const ordered: RecognisedLine[] = []
  for (const first of placed) {
    if (followed.has(first)) continue
    for (let one: Placed | undefined = first; one !== undefined; one = next.get(one)) ordered.push(one.line)
  }
  return ordered
}

type Placed = { line: RecognisedLine; left: number; right: number; base: number; size: number }

function measurePlace(line: RecognisedLine): Placed {
  const { words, baseline } = line
  const left = Math.min(...words.map((word) => word.box[0]))
  const right = Math.max(...words.map((word) => word.box[2]))
  return { line, left, right, base: (baseline[1] + baseline[3]) / 2, size: measureLineSize(line) }
}

function findNearestBelow(upper: Placed, placed: readonly Placed[]): Placed | null {
  let found: Placed | null = null
  for (const lower of placed) {
    const step = lower.base - upper.base
    const size = Math.min(upper.size, lower.size)
    if (step < 0.5 * size || step > pitch * size || Math.max(upper.size, lower.size) > sameSize * size) continue
    if (Math.min(upper.right, lower.right) <= Math.max(upper.left, lower.left)) continue
    if (found === null || lower.base < found.base) found = lower
  }
  return found
}
