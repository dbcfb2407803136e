import type { ReadLimits } from '../ports.ts'
import { openDocument } from './open-document.ts'
import type { Pdfium } from './pdfium.ts'
import { createReadFailure } from './read-failures.ts'

/** Returns a copy of a PDF that opens without a password. Throws ReadFailure; its code is 'password' when this one is wrong. */
export function unlockPdf(
  pdfium: Pdfium,
  bytes: Uint8Array,
  limits: Pick<ReadLimits, 'pages'>,
  password: string,
): Uint8Array {
  const { calls } = pdfium
  const document = openDocument(pdfium, bytes, limits, password)
  const writer = calls.PDFiumExt_OpenFileWriter()
  try {
    // What was never encrypted has nothing to remove, which is not a failure.
    calls.EPDF_RemoveEncryption(document.handle)
    if (calls.PDFiumExt_SaveAsCopy(document.handle, writer) === 0) throw createReadFailure('damaged')
    return takeWritten(pdfium, writer)
  } finally {
    calls.PDFiumExt_CloseFileWriter(writer)
    document.close()
  }
}

function takeWritten(pdfium: Pdfium, writer: number): Uint8Array {
  const { calls } = pdfium
  const size = calls.PDFiumExt_GetFileWriterSize(writer)
  const data = calls.malloc(size)
  if (data === 0) throw createReadFailure('out-of-memory')
  try {
    calls.PDFiumExt_GetFileWriterData(writer, data, size)
    return pdfium.heap().bytes.slice(data, data + size)
  } finally {
    calls.free(data)
  }
}
