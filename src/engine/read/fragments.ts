import type { PageCharacters, TextRun } from './page-characters.ts'
import { createTracking } from './tracking.ts'

/**
 * Characters that stand without a gap, of one type size and baseline: a word or a part of one. `start` and `end` run
 * along the reading direction, `base` across it, in displayed points.
 */
export type Fragment = {
  text: string
  start: number
  end: number
  base: number
  /** The baseline of the line it belongs to: that of its neighbour for raised or lowered characters. */
  row: number
  size: number
  /** The first of its text objects; all of them have its size, angle and colour. */
  run: TextRun
  /** Handles of its text objects. */
  objects: number[]
  rightToLeft: boolean
  /** Characters, counting a ligature as its letters. */
  letters: number
  /** White space stands before it in the content stream. */
  spaceBefore: boolean
  /** Place in the content stream. */
  order: number
  /** Set where it was recognised on a picture, 0 to 1. */
  confidence?: number
}

/** What a page's characters make: fragments with ink, and runs of characters that never have any (zero-width, tags). */
type PageFragments = { fragments: Fragment[]; unseen: Fragment[] }

/** Gaps in ems; the first three are those of Poppler's word builder, so that quotes split as its text does. */
const wordGap = 0.1
const backStep = 0.2
const baselineShift = 0.05
const sizeChange = 0.05
/** A neighbour this near, of another size or height, belongs to the same line ('$' set small before '5M'). */
const raisedGap = 0.2

/** The letters of the one glyph for lam and alef, as PDFium turns them with the rest of their line: alef comes second. */
const turnedLigature = /([\u0622\u0623\u0625\u0627])(\u0644)$/

/** Splits a page's characters into fragments, in content-stream order. */
export function buildFragments(characters: PageCharacters): PageFragments {
  const fragments: Fragment[] = []
  const unseen: Fragment[] = []
  const { count, codes, start, end, run: runOf, runs } = characters
  let current: Fragment | null = null
  let ghost: Fragment | null = null
  let space = false
  let lastStart = 0
  let lastRun: TextRun | null = null
  const trackingAt = createTracking(characters)
  for (let n = 0; n < count; n++) {
    const code = codes[n] ?? 0
    const kind = classifyCode(code)
    const run = runs[runOf[n] ?? 0]
    if (kind === skipped || run === undefined) continue
    if (kind === blank) {
      space = true
      continue
    }
    const [from, to] = [start[n] ?? 0, end[n] ?? 0]
    const text = kind === bullet ? '•' : kind === hyphen ? '-' : String.fromCodePoint(code)
    if (kind === invisible) {
      if (ghost?.run !== run) {
        ghost = newFragment('', run, from, to, run.base, space, n)
        unseen.push(ghost)
      }
      extend(ghost, run, text, from, to)
      continue
    }
    const ligature: boolean = current !== null && !space && lastRun === run && from === lastStart
    if (current !== null && !space && (ligature || continues(current, run, from, to, code, () => trackingAt(n)))) {
      extend(current, run, text, from, to)
      if (ligature) current.text = current.text.replace(turnedLigature, '$2$1')
    } else {
      const row = current === null ? run.base : findRow(current, run, from, to)
      current = newFragment(text, run, from, to, row, space, n)
      current.rightToLeft = isRightToLeft(code)
      fragments.push(current)
    }
    lastStart = from
    lastRun = run
    space = false
  }
  return { fragments, unseen }
}

function newFragment(
  text: string,
  run: TextRun,
  start: number,
  end: number,
  row: number,
  spaceBefore: boolean,
  order: number,
): Fragment {
  const { base, size } = run
  return {
    text,
    start,
    end,
    base,
    row,
    size,
    run,
    objects: [run.object],
    rightToLeft: false,
    letters: 1,
    spaceBefore,
    order,
  }
}

function extend(fragment: Fragment, run: TextRun, text: string, from: number, to: number) {
  if (fragment.objects.at(-1) !== run.object) fragment.objects.push(run.object)
  fragment.text += text
  fragment.start = Math.min(fragment.start, from)
  fragment.end = Math.max(fragment.end, to)
  fragment.letters++
}

function continues(
  current: Fragment,
  run: TextRun,
  from: number,
  to: number,
  code: number,
  tracking: () => number,
): boolean {
  const size = current.size
  // A number has its own direction, whichever way its line runs.
  if (current.rightToLeft && isArabicNumber(code)) return false
  if (run !== current.run) {
    if (run.angle !== current.run.angle || Math.abs(run.size - size) > sizeChange * size) return false
    if (Math.abs(run.base - current.base) > Math.max(0.5, baselineShift * size)) return false
    if (!looksLike(run, current.run)) return false
  }
  const leftwards = current.rightToLeft && (isRightToLeft(code) || from < current.start)
  const gap = leftwards ? current.start - to : from - current.end
  if (gap <= -backStep * size) return false
  return gap < wordGap * size || gap < (wordGap + tracking()) * size
}

function looksLike(a: TextRun, b: TextRun): boolean {
  if (a.painted !== b.painted || a.fill === null || b.fill === null) return a.painted === b.painted && a.fill === b.fill
  return a.fill.r === b.fill.r && a.fill.g === b.fill.g && a.fill.b === b.fill.b && a.fill.alpha === b.fill.alpha
}

/** Sets raised and lowered characters on the row of the larger neighbour they touch. */
function findRow(before: Fragment, run: TextRun, from: number, to: number): number {
  const [small, large] = [Math.min(before.size, run.size), Math.max(before.size, run.size)]
  if (run.angle !== before.run.angle || small > 0.85 * large) return run.base
  const gap = Math.max(from - before.end, before.start - to)
  const [top, bottom] = before.size > run.size ? [before.row, run.base] : [run.base, before.row]
  const raised = top - bottom
  if (gap > raisedGap * large || gap < -raisedGap * small) return run.base
  if (raised > 0.75 * large || raised < -0.2 * large) return run.base
  if (before.size > run.size) return before.row
  before.row = run.base
  return run.base
}

const skipped = 0
const blank = 1
const invisible = 2
const bullet = 3
const hyphen = 4
const letter = 5

function classifyCode(code: number): number {
  if (code > 32 && code < 127) return letter
  if (code === 32 || code === 160 || (code >= 9 && code <= 13) || code === 0x3000) return blank
  // PDFium's marks for a hyphen at the end of a line; fonts also map their visible hyphen to the soft one.
  if (code === 2 || code === 0xfffe || code === 0xad) return hyphen
  if (code < 32 || (code >= 127 && code < 160) || code === 0xfffd || code === 0xffff) return skipped
  if (code >= 0x2000 && code <= 0x200a) return blank
  if (code === 0x202f || code === 0x205f || code === 0x2028 || code === 0x2029) return blank
  // Direction marks and joiners shape right-to-left and Indic text; they are not a hidden message, and no ink either.
  if (code >= 0x200c && code <= 0x200f) return skipped
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) return skipped
  if (code === 0x200b || code === 0xfeff || (code >= 0x2060 && code <= 0x2065)) return invisible
  if (code >= 0xe0000 && code <= 0xe0fff) return invisible
  if (code >= 0xe000 && code <= 0xf8ff) return wingdingBullets.has(code) ? bullet : blank
  return letter
}

/** Symbol and Wingdings list marks as fonts without a character map give them. */
const wingdingBullets = new Set([0xf0b7, 0xf0a7, 0xf076, 0xf0d8, 0xf0fc, 0xf06e, 0xf071, 0xf0a8, 0xf06c, 0xf0e0])

/** The digits of Arabic and Persian with their marks for shares, decimals and thousands, which run from left to right. */
const isArabicNumber = (code: number): boolean => (code >= 0x660 && code <= 0x66c) || (code >= 0x6f0 && code <= 0x6f9)

/** Whether a character belongs to a script that runs from right to left. */
export function isRightToLeft(code: number): boolean {
  if (isArabicNumber(code)) return false
  return (code >= 0x590 && code <= 0x8ff) || (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc)
}
