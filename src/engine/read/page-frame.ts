import type { Box } from '../deck-doc.ts'
import type { Pdfium } from './pdfium.ts'

/**
 * How a page is displayed: its size in points after rotation, and the affine map from page space (origin bottom left)
 * to displayed points (origin top left): X = a*x + c*y + e, Y = b*x + d*y + f.
 */
export type PageFrame = {
  width: number
  height: number
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

/** The frame of a loaded page; null where the page has no area. */
export function readPageFrame(pdfium: Pdfium, page: number): PageFrame | null {
  const { calls, scratch } = pdfium
  const width = calls.FPDF_GetPageWidthF(page)
  const height = calls.FPDF_GetPageHeightF(page)
  if (!(width > 0 && height > 0) || !calls.FPDF_GetPageBoundingBox(page, scratch)) return null
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.heap().floats.subarray(scratch / 4, scratch / 4 + 4)
  if (!(right > left && top > bottom)) return null
  const turn = calls.FPDFPage_GetRotation(page)
  const sideways = turn % 2 === 1
  const sx = (sideways ? height : width) / (right - left)
  const sy = (sideways ? width : height) / (top - bottom)
  const size = { width, height }
  if (turn === 1) return { ...size, a: 0, b: sx, c: sy, d: 0, e: -bottom * sy, f: -left * sx }
  if (turn === 2) return { ...size, a: -sx, b: 0, c: 0, d: sy, e: right * sx, f: -bottom * sy }
  if (turn === 3) return { ...size, a: 0, b: -sx, c: -sy, d: 0, e: top * sy, f: right * sx }
  return { ...size, a: sx, b: 0, c: 0, d: -sy, e: -left * sx, f: top * sy }
}

/** A rectangle of page space as fractions of the displayed page, cut at its edges; null when nothing of it is left. */
export function toPageBox(frame: PageFrame, left: number, bottom: number, right: number, top: number): Box | null {
  const { a, b, c, d, e, f } = frame
  const x1 = (a * left + c * bottom + e) / frame.width
  const x2 = (a * right + c * top + e) / frame.width
  const y1 = (b * left + d * bottom + f) / frame.height
  const y2 = (b * right + d * top + f) / frame.height
  return clipBox(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2))
}

/** The part of a rectangle, given in fractions of the page, that lies on the page; null when there is none. */
export function clipBox(x1: number, y1: number, x2: number, y2: number): Box | null {
  const x = Math.max(0, x1)
  const y = Math.max(0, y1)
  const width = Math.min(1, x2) - x
  const height = Math.min(1, y2) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}
