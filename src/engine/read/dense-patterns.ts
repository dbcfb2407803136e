import { type Colour, readFill } from './page-objects.ts'
import type { Pdfium } from './pdfium.ts'

const mark = Buffer.from('/PatternType')
const tiling = /^\/PatternType\s+1(?!\d)/
/** Dictionaries of patterns have a few hundred bytes. */
const longest = 4096
/** Points of a large slide. */
const pageArea = 1_000_000
/** Operations for that area: three seconds of work; a hatching or a raster is drawn in an instant. */
const mostOperations = 4_000_000
/** Painting a cell takes as long again for so many points that it covers. */
const pointsPerOperation = 35

/**
 * Whether a PDF has a pattern that repeats too often to be drawn, counted from its steps, its box and its matrix before anything is
 * drawn. Patterns are streams (ISO 32000-1, 8.7.3), so their dictionaries are never packed; one whose figures stand elsewhere, or whose
 * colours do, is left to the limits of the thread.
 */
export function hasDensePattern(pdf: Uint8Array): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length)
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    const isTiling = tiling.test(bytes.toString('latin1', at, at + 40))
    if (isTiling && countOperations(readDictionaryAround(bytes, at)) > mostOperations) return true
  }
  return false
}

function readDictionaryAround(bytes: Buffer, at: number): string {
  const before = bytes.toString('latin1', Math.max(0, at - longest), at)
  const after = bytes.toString('latin1', at, at + longest)
  const [begin, end] = [Math.max(0, before.lastIndexOf(' obj')), after.indexOf('stream')]
  return before.slice(begin) + after.slice(0, end === -1 ? after.length : end)
}

function countOperations(dictionary: string): number {
  const [xStep] = readNumbersAfter(dictionary, /\/XStep\s*/)
  const [yStep] = readNumbersAfter(dictionary, /\/YStep\s*/)
  // The colours of one without colours come from where it is used: it couldn't be told apart on its pages.
  if (xStep === undefined || yStep === undefined || /\/PaintType\s*2/.test(dictionary)) return 0
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = readNumbersAfter(dictionary, /\/BBox\s*\[/)
  const [a = 1, b = 0, c = 0, d = 1] = readNumbersAfter(dictionary, /\/Matrix\s*\[/)
  const scale = Math.abs(a * d - b * c)
  const covered = Math.min(pageArea, Math.abs((x2 - x1) * (y2 - y1)) * scale)
  const step = Math.abs(xStep * yStep) * scale
  return step === 0 ? Number.POSITIVE_INFINITY : (pageArea / step) * (1 + covered / pointsPerOperation)
}

function readNumbersAfter(dictionary: string, name: RegExp): number[] {
  const text = dictionary.split(name)[1] ?? ''
  const figures = /^[\s\d.+-]*/.exec(text)?.[0].trim() ?? ''
  // A reference, as in '/XStep 12 0 R'.
  if (/^\d+ \d+ R/.test(text)) return []
  return figures === '' ? [] : figures.split(/\s+/).map(Number)
}

const kinds = { path: 2, form: 5 }
/** What PDFium says of a pattern with colours instead of them. */
const patternGrey = 0xbf
const deepest = 8

/**
 * Fills with plain grey what a loaded page fills with patterns, so that it covers what it covered; whether there was any. A fill of
 * PDFium's own grey for patterns counts as one.
 */
export function paintPatternsGrey(pdfium: Pdfium, page: number): boolean {
  const { calls } = pdfium
  let isAny = false
  const visit = (object: number, depth: number) => {
    const kind = calls.FPDFPageObj_GetType(object)
    if (kind === kinds.form && depth < deepest) {
      const count = calls.FPDFFormObj_CountObjects(object)
      for (let n = 0; n < count; n++) visit(calls.FPDFFormObj_GetObject(object, n), depth + 1)
    } else if (kind === kinds.path && isGrey(readFill(pdfium, object))) {
      calls.FPDFPageObj_SetFillColor(object, patternGrey, patternGrey, patternGrey, 255)
      isAny = true
    }
  }
  const count = calls.FPDFPage_CountObjects(page)
  for (let n = 0; n < count; n++) visit(calls.FPDFPage_GetObject(page, n), 0)
  return isAny
}

const isGrey = (fill: Colour | null) =>
  fill === null || (fill.r === patternGrey && fill.g === patternGrey && fill.b === patternGrey)
