import { paintPatternsGrey } from './dense-patterns.ts'
import type { OpenDocument } from './open-document.ts'
import { readPageFrame } from './page-frame.ts'
import type { Pdfium } from './pdfium.ts'
import { findObjectsBeyondCost } from './rendering-cost.ts'

/** Raw RGBA pixels, rows from the top, four bytes a pixel. */
export type Pixels = { width: number; height: number; rgba: Uint8Array }

/** Renders a loaded page at a width in pixels. */
export type Render = (pdfium: Pdfium, page: number, width: number) => Pixels | null

const rgbaFormat = 4
const withAnnotations = 0x01
const reverseByteOrder = 0x10
const white = 0xffffffff
/** Protects memory: pages of an odd shape are rendered smaller. */
const mostPixels = 8_000_000
/** WebP allows at most 16,383 pixels a side. */
const longestSidePixels = 16_000

/**
 * Renders a loaded page `width` pixels wide on white, annotations included; narrower where that would make more than
 * eight million pixels or a side of more than 16,000. Null when PDFium has no memory for it.
 */
export function renderPage(pdfium: Pdfium, page: number, width: number): Pixels | null {
  const { calls } = pdfium
  const size = fitImageSize(calls.FPDF_GetPageWidthF(page), calls.FPDF_GetPageHeightF(page), width)
  const bitmap = calls.FPDFBitmap_CreateEx(size.width, size.height, rgbaFormat, 0, 0)
  if (bitmap === 0) return null
  try {
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, size.width, size.height, white)
    calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, size.width, size.height, 0, withAnnotations | reverseByteOrder)
    const start = calls.FPDFBitmap_GetBuffer(bitmap)
    const stride = calls.FPDFBitmap_GetStride(bitmap)
    return { ...size, rgba: pdfium.heap().bytes.slice(start, start + stride * size.height) }
  } finally {
    calls.FPDFBitmap_Destroy(bitmap)
  }
}

/** Returns the size in pixels of an image of a page that is at most `width` wide. */
export function fitImageSize(pointsWide: number, pointsHigh: number, width: number): { width: number; height: number } {
  const ratio = pointsWide > 0 && pointsHigh > 0 ? pointsHigh / pointsWide : 9 / 16
  const fits = Math.min(width, Math.floor(Math.sqrt(mostPixels / ratio)), Math.floor(longestSidePixels / ratio))
  return { width: Math.max(1, fits), height: Math.max(1, Math.min(longestSidePixels, Math.round(fits * ratio))) }
}

/** Renders a page of an open document; a white image of its size when it can't be rendered. */
export function renderDocumentPage(pdfium: Pdfium, document: OpenDocument, index: number, width: number): Pixels {
  const { calls } = pdfium
  const page = calls.FPDF_LoadPage(document.handle, index)
  if (page === 0) return createBlank(fitImageSize(0, 0, width))
  try {
    if (document.leavesPatterns) paintPatternsGrey(pdfium, page)
    for (const object of findObjectsBeyondCost(pdfium, page)) calls.FPDFPageObj_SetIsActive(object, 0)
    const rendered = readPageFrame(pdfium, page) === null ? null : renderPage(pdfium, page, width)
    return rendered ?? createBlank(fitImageSize(calls.FPDF_GetPageWidthF(page), calls.FPDF_GetPageHeightF(page), width))
  } finally {
    calls.FPDF_ClosePage(page)
  }
}

function createBlank(size: { width: number; height: number }): Pixels {
  return { ...size, rgba: new Uint8Array(size.width * size.height * 4).fill(255) }
}
