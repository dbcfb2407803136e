import { ReadFailure, type ReadLimits } from '../ports.ts'
import { hasDensePattern } from './dense-patterns.ts'
import { inspectPdf } from './inspect-pdf.ts'
import type { Pdfium } from './pdfium.ts'
import { createReadFailure } from './read-failures.ts'

/** An open PDF; `close` gives its memory back. `leavesPatterns`: its patterns must be left out, since one repeats too often. */
export type OpenDocument = { handle: number; pageCount: number; leavesPatterns: boolean; close: () => void }

const passwordError = 4

/** Opens a PDF; the empty password opens what is locked for its owner only. Throws ReadFailure. */
export function openDocument(
  pdfium: Pdfium,
  bytes: Uint8Array,
  limits: Pick<ReadLimits, 'pages'>,
  password = '',
): OpenDocument {
  inspectPdf(bytes)
  const { calls } = pdfium
  const ending = Buffer.from(`${password}\0`)
  const data = calls.malloc(bytes.length + ending.length)
  if (data === 0) throw createReadFailure('out-of-memory')
  pdfium.heap().bytes.set(bytes, data)
  pdfium.heap().bytes.set(ending, data + bytes.length)
  const handle = calls.FPDF_LoadMemDocument(data, bytes.length, data + bytes.length)
  if (handle === 0) {
    const error = calls.FPDF_GetLastError()
    calls.free(data)
    throw createReadFailure(error === passwordError ? 'password' : 'damaged')
  }
  const pageCount = calls.FPDF_GetPageCount(handle)
  const close = () => {
    calls.FPDF_CloseDocument(handle)
    calls.free(data)
  }
  const failure =
    pageCount === 0
      ? createReadFailure('no-pages')
      : pageCount > limits.pages
        ? createTooManyPagesFailure(pageCount, limits)
        : null
  if (failure === null) return { handle, pageCount, leavesPatterns: hasDensePattern(bytes), close }
  close()
  throw failure
}

function createTooManyPagesFailure(count: number, limits: Pick<ReadLimits, 'pages'>): ReadFailure {
  const [has, most] = [count.toLocaleString('en-US'), limits.pages.toLocaleString('en-US')]
  return new ReadFailure('too-many-pages', `The deck has ${has} pages; at most ${most} are read.`)
}
