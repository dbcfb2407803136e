import { bottomEdge, rightEdge } from '../geometry.ts'
import { type PageFrame, toPageBox } from './page-frame.ts'
import type { Pdfium } from './pdfium.ts'

export type Colour = { r: number; g: number; b: number; alpha: number }

/**
 * Something painted over an area. `colour` is null where one colour doesn't tell what it looks like: pictures,
 * gradients, shapes that fill little of their rectangle.
 */
export type Cover = {
  /** Place in the painting order. */
  z: number
  left: number
  top: number
  right: number
  bottom: number
  colour: Colour | null
  /** Set where it is not drawn, being beyond what is drawn of a page. */
  isLeftOut?: true
}

/** What is painted on a page, as far as it matters to what can be seen of its text. Rectangles in fractions. */
export type PageObjects = {
  covers: Cover[]
  /** Place of each text object in the painting order, by handle. */
  textOrder: Map<number, number>
  images: Cover[]
  /** Share (0 to 1) of the page under raster images. */
  imageShare: number
  /** Segments of its filled shapes other than plain ones: letters turned into outlines have hundreds. */
  outlineSegments: number
  /** Whether it has objects that are neither walked nor all drawn: they may lie anywhere. */
  leavesOutUnplaced: boolean
}

const kinds = { text: 1, path: 2, image: 3, shading: 4, form: 5 }
const atMost = 20_000
const deepest = 8
const cells = 32
/** Smaller shapes are ornament: no word stands on them. */
const smallest = 0.0005
/** Rectangles, rounded ones and ellipses have at most this many segments; others fill their rectangle badly. */
const plainShape = 20

type Matrix = { a: number; b: number; c: number; d: number; e: number; f: number }
const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

/** Walks a page's objects in painting order, those inside forms included. `leftOut` are those that are not drawn. */
export function readPageObjects(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  leftOut: ReadonlySet<number> = new Set(),
): PageObjects {
  const { calls } = pdfium
  const found: PageObjects = {
    covers: [],
    textOrder: new Map(),
    images: [],
    imageShare: 0,
    outlineSegments: 0,
    leavesOutUnplaced: false,
  }
  let z = 0
  const visit = (object: number, matrix: Matrix, depth: number) => {
    if (++z > atMost) return
    const kind = calls.FPDFPageObj_GetType(object)
    if (kind === kinds.text) {
      found.textOrder.set(object, z)
    } else if (kind === kinds.form) {
      if (depth >= deepest) return
      const inner = multiplyMatrices(readMatrix(pdfium, object), matrix)
      const count = calls.FPDFFormObj_CountObjects(object)
      for (let n = 0; n < count && z <= atMost; n++) visit(calls.FPDFFormObj_GetObject(object, n), inner, depth + 1)
    } else {
      if (kind === kinds.path) found.outlineSegments += countOutline(pdfium, object)
      const cover = readCover(pdfium, object, kind, matrix, frame, z)
      if (cover === null) return
      if (leftOut.has(object)) cover.isLeftOut = true
      found.covers.push(cover)
      if (kind === kinds.image) found.images.push(cover)
    }
  }
  const count = calls.FPDFPage_CountObjects(page)
  for (let n = 0; n < count && z <= atMost; n++) visit(calls.FPDFPage_GetObject(page, n), identity, 0)
  found.leavesOutUnplaced = z > atMost && leftOut.size > 0
  found.imageShare = measureImageShare(found.images)
  return found
}

function readCover(
  pdfium: Pdfium,
  object: number,
  kind: number,
  matrix: Matrix,
  frame: PageFrame,
  z: number,
): Cover | null {
  const { calls, scratch } = pdfium
  if (!calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null
  const floats = pdfium.heap().floats
  const at = scratch / 4
  const box = transformBounds(matrix, floats[at] ?? 0, floats[at + 1] ?? 0, floats[at + 2] ?? 0, floats[at + 3] ?? 0)
  const area = toPageBox(frame, box.left, box.bottom, box.right, box.top)
  if (area === null || area.width * area.height < smallest) return null
  if (kind === kinds.path && !isFilled(pdfium, object)) return null
  const plain = kind === kinds.path && calls.FPDFPath_CountSegments(object) <= plainShape
  const colour = plain ? readFill(pdfium, object) : null
  return { z, left: area.x, top: area.y, right: rightEdge(area), bottom: bottomEdge(area), colour }
}

function countOutline(pdfium: Pdfium, object: number): number {
  const segments = pdfium.calls.FPDFPath_CountSegments(object)
  return segments > plainShape && isFilled(pdfium, object) ? segments : 0
}

function isFilled(pdfium: Pdfium, object: number): boolean {
  const { calls, scratch } = pdfium
  calls.FPDFPath_GetDrawMode(object, scratch, scratch + 4)
  return pdfium.heap().ints[scratch / 4] !== 0
}

/** Returns the fill colour of an object; null for a pattern or a gradient. */
export function readFill(pdfium: Pdfium, object: number): Colour | null {
  const { calls, scratch } = pdfium
  if (!calls.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null
  const ints = pdfium.heap().ints
  const at = scratch / 4
  return { r: ints[at] ?? 0, g: ints[at + 1] ?? 0, b: ints[at + 2] ?? 0, alpha: ints[at + 3] ?? 0 }
}

function readMatrix(pdfium: Pdfium, object: number): Matrix {
  const { calls, scratch } = pdfium
  if (!calls.FPDFPageObj_GetMatrix(object, scratch)) return identity
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.heap().floats.subarray(scratch / 4, scratch / 4 + 6)
  return { a, b, c, d, e, f }
}

function multiplyMatrices(inner: Matrix, outer: Matrix): Matrix {
  return {
    a: inner.a * outer.a + inner.b * outer.c,
    b: inner.a * outer.b + inner.b * outer.d,
    c: inner.c * outer.a + inner.d * outer.c,
    d: inner.c * outer.b + inner.d * outer.d,
    e: inner.e * outer.a + inner.f * outer.c + outer.e,
    f: inner.e * outer.b + inner.f * outer.d + outer.f,
  }
}

function transformBounds(matrix: Matrix, left: number, bottom: number, right: number, top: number) {
  if (matrix === identity) return { left, bottom, right, top }
  const { a, b, c, d, e, f } = matrix
  const xs = [a * left + c * bottom, a * left + c * top, a * right + c * bottom, a * right + c * top]
  const ys = [b * left + d * bottom, b * left + d * top, b * right + d * bottom, b * right + d * top]
  return {
    left: Math.min(...xs) + e,
    bottom: Math.min(...ys) + f,
    right: Math.max(...xs) + e,
    top: Math.max(...ys) + f,
  }
}

/** Measures the share of the page under images, on a grid of 32 by 32 cells. */
function measureImageShare(images: Cover[]): number {
  if (images.length === 0) return 0
  const grid = new Uint8Array(cells * cells)
  for (const { left, top, right, bottom } of images) {
    for (let row = Math.round(top * cells); row < Math.round(bottom * cells); row++) {
      grid.fill(1, row * cells + Math.round(left * cells), row * cells + Math.round(right * cells))
    }
  }
  return grid.reduce((sum, cell) => sum + cell, 0) / grid.length
}
