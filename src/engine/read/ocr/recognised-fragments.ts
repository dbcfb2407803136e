import type { PageRecognition } from '#engine/deck-doc.ts'
import type { Fragment } from '../fragments.ts'
import type { PageFrame } from '../page-frame.ts'
import { cleanLines, countSureWords, meanConfidence } from './clean-lines.ts'
import type { Recognised, RecognisedLine, RecognisedPage } from './recognised-page.ts'
import { fewWords } from './recognition-need.ts'
import { cutAtColumns, sortByWritingOrder } from './segments.ts'
import { measureTypeSizes } from './type-size.ts'

/** Below this confidence the whole page is another script, handwriting or not text at all; docs/ocr.md. */
const leastOfPage = 0.5
/** Fewer sure words than this on an image beside text are a logo or a button. */
const severalWords = 6
/** A word under which the text layer covers this share has been read already. */
const covered = 0.4
/** Words of different lines never count as neighbours in the content stream. */
const betweenLines = 4

type RecognisedFragments = { fragments: Fragment[]; recognition: PageRecognition }

/**
 * Builds fragments of what was recognised on a page image, to go with those of its text `layer` or in their place. With a layer
 * that is kept, words that stand where it has text already are left out.
 */
export function buildRecognisedFragments(
  recognised: Recognised,
  layer: readonly Fragment[],
  frame: PageFrame,
): RecognisedFragments {
  const { page, need, cause } = recognised
  if (page === null) return { fragments: [], recognition: { outcome: 'failed', confidence: 0, cause } }
  const confidence = roundConfidence(meanConfidence(page.lines))
  const text = need.text === 'replace' ? 'replace' : 'keep'
  const clean = sortByWritingOrder(cleanLines(cutAtColumns(page.lines), text, page.language))
  if (clean.length === 0 && confidence === 0) return { fragments: [], recognition: { outcome: 'nothing', confidence } }
  const isUnsure = text === 'replace' && confidence < leastOfPage
  if (isUnsure) return { fragments: [], recognition: { outcome: 'unsure', confidence } }
  const isSlight = text === 'keep' && layer.length >= fewWords && countSureWords(clean) < severalWords
  if (isSlight) return { fragments: [], recognition: { outcome: 'nothing', confidence } }
  const kept = text === 'keep' ? layer : []
  const taken = kept.map(measureArea)
  const placed = toFragments(clean, page, frame, kept.length === 0 ? 0 : findLastOrder(kept))
  const fragments = placed.filter((one) => !isCovered(measureArea(one), taken))
  return { fragments, recognition: { outcome: fragments.length > 0 ? 'read' : 'nothing', confidence } }
}

const roundConfidence = (value: number) => Math.round(value * 100) / 100
const findLastOrder = (layer: readonly Fragment[]) =>
  Math.max(...layer.map((one) => one.order + one.letters)) + betweenLines

function toFragments(lines: RecognisedLine[], page: RecognisedPage, frame: PageFrame, from: number): Fragment[] {
  const [sx, sy] = [frame.width / page.width, frame.height / page.height]
  const sizes = measureTypeSizes(lines)
  const fragments: Fragment[] = []
  let order = from
  for (const [n, { words, baseline }] of lines.entries()) {
    const row = findBaselineAt(baseline, (baseline[0] + baseline[2]) / 2) * sy
    for (const [m, word] of words.entries()) {
      const [left, , right] = word.box
      const base = findBaselineAt(baseline, (left + right) / 2) * sy
      const size = Math.round((sizes[n]?.[m] ?? 0) * sy * 10) / 10
      const letters = [...word.text].length
      fragments.push({
        text: word.text,
        start: left * sx,
        end: right * sx,
        base,
        row,
        size,
        run: { ...uprightRun, size, base },
        objects: [],
        rightToLeft: false,
        letters,
        spaceBefore: true,
        order,
        confidence: word.confidence,
      })
      order += letters + 1
    }
    order += betweenLines
  }
  return fragments
}

const uprightRun = {
  object: 0,
  bold: false,
  angle: 0,
  ux: 1,
  uy: 0,
  moved: null,
  painted: true,
  fill: null,
  unmapped: false,
}

function findBaselineAt([x0, y0, x1, y1]: RecognisedLine['baseline'], x: number): number {
  return x1 === x0 ? y0 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
}

type Area = { left: number; top: number; right: number; bottom: number }

function measureArea({ run, base, size, start, end }: Fragment): Area {
  const { ux, uy } = run
  const [low, high] = [base - 0.75 * size, base + 0.2 * size]
  const xs = [start * ux - low * uy, end * ux - high * uy, start * ux - high * uy, end * ux - low * uy]
  const ys = [start * uy + low * ux, end * uy + high * ux, start * uy + high * ux, end * uy + low * ux]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

function isCovered(area: Area, taken: readonly Area[]): boolean {
  const whole = (area.right - area.left) * (area.bottom - area.top)
  let under = 0
  for (const other of taken) {
    const wide = Math.min(area.right, other.right) - Math.max(area.left, other.left)
    const high = Math.min(area.bottom, other.bottom) - Math.max(area.top, other.top)
    if (wide > 0 && high > 0) under += wide * high
  }
  return under > covered * whole
}
