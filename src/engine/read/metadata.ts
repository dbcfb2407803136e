import type { DeckMetadata } from '../deck-doc.ts'
import { type Pdfium, readString } from './pdfium.ts'

/** The document information; entries that are empty or missing are null. */
export function readMetadata(pdfium: Pdfium, document: number): DeckMetadata {
  const { calls } = pdfium
  const readEntry = (name: string): string | null => {
    const tag = calls.malloc(name.length + 1)
    try {
      pdfium.heap().bytes.set(Buffer.from(`${name}\0`, 'latin1'), tag)
      const text = readString(pdfium, 'utf-16le', (to, length) => calls.FPDF_GetMetaText(document, tag, to, length))
      return text.replaceAll('\0', '').trim() || null
    } finally {
      calls.free(tag)
    }
  }
  return {
    title: readEntry('Title'),
    author: readEntry('Author'),
    subject: readEntry('Subject'),
    keywords: readEntry('Keywords'),
    producer: readEntry('Producer'),
    createdOn: toIsoDate(readEntry('CreationDate')),
    modifiedOn: toIsoDate(readEntry('ModDate')),
  }
}

/** A PDF date (`D:20230514101500+02'00'`, ISO 32000-1, 7.9.4) as an ISO date; null when it names no day that exists. */
export function toIsoDate(text: string | null): string | null {
  const parts = /^(?:D:)?\s*(\d{4})-?(\d{2})?-?(\d{2})?/.exec(text ?? '')
  if (parts === null) return null
  const [, year = '', month = '01', day = '01'] = parts
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
