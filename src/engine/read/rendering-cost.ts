import type { Pdfium } from './pdfium.ts'

const kinds = { text: 1, form: 5 }
const deepest = 8
/** Times that a page can be painted over: a second of work, done up to six times. Pages of real decks stay under a hundred. */
const mostCoverage = 1000
/** What an object costs beside its area, however small it is. */
const objectCost = 0.004

/**
 * Returns the shapes and images of a loaded page that are too many to be rendered, in painting order: those after the page has
 * been painted over a thousand times. Text is never among them.
 */
export function findObjectsBeyondCost(pdfium: Pdfium, page: number): number[] {
  const { calls, scratch } = pdfium
  const pageArea = Math.max(1, calls.FPDF_GetPageWidthF(page) * calls.FPDF_GetPageHeightF(page))
  const beyond: number[] = []
  let painted = 0
  const measureArea = (object: number) => {
    if (!calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return 0
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.heap().floats.subarray(scratch / 4, scratch / 4 + 4)
    return Math.abs((right - left) * (top - bottom))
  }
  const readScale = (form: number) => {
    if (!calls.FPDFPageObj_GetMatrix(form, scratch)) return 1
    const [a = 1, b = 0, c = 0, d = 1] = pdfium.heap().floats.subarray(scratch / 4, scratch / 4 + 4)
    return Math.abs(a * d - b * c)
  }
  const visit = (object: number, scale: number, depth: number) => {
    const kind = calls.FPDFPageObj_GetType(object)
    if (kind === kinds.text) return
    if (kind === kinds.form && depth < deepest) {
      const inner = scale * readScale(object)
      const count = calls.FPDFFormObj_CountObjects(object)
      for (let n = 0; n < count; n++) visit(calls.FPDFFormObj_GetObject(object, n), inner, depth + 1)
      return
    }
    painted += objectCost + Math.min(1, (measureArea(object) * scale) / pageArea)
    if (painted > mostCoverage) beyond.push(object)
  }
  const count = calls.FPDFPage_CountObjects(page)
  for (let n = 0; n < count; n++) visit(calls.FPDFPage_GetObject(page, n), 1, 0)
  return beyond
}
