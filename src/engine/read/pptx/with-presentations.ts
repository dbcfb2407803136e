import { createHash } from 'node:crypto'
import type { DeckDoc } from '../../deck-doc.ts'
import { type DeckReader, ReadFailure, type ReadLimits } from '../../ports.ts'
import { alignWords } from './align-words.ts'
import { createLockedFailure, detectFileKind } from './file-kind.ts'
import { createPresentationRenderer } from './render-in-thread.ts'
import { addNotes } from './slide-notes.ts'

/**
 * Makes a PDF of a presentation by an office program, for pictures that look as its author made them. Null when it can't: our
 * own drawing of the slides then takes its place. 'stalled' when it hangs, which fails the deck: on a
 * machine that is only busy it might have been done.
 */
export type OfficePdf = (presentation: Uint8Array) => Promise<Uint8Array | null | 'stalled'>

/**
 * A reader of PDFs that reads presentations too (ECMA-376, .pptx). Slides are rendered into a PDF that `reader` takes like any
 * other: text keeps its place, what can't be seen is found by looking, and pictures are recognised. What file it is, its
 * first bytes tell.
 */
export function withPresentations(reader: DeckReader, limits: ReadLimits, officePdf?: OfficePdf): DeckReader {
  const renderer = createPresentationRenderer(limits)
  const office = officePdf === undefined ? async () => null : keepWholePdfs(reader, rememberLast(officePdf))
  const isPdf = (file: Uint8Array) => {
    const kind = detectFileKind(file)
    return kind === 'pdf' || kind === 'other'
  }
  return {
    inspect: async (file) => (isPdf(file) ? reader.inspect(file) : { pageCount: await renderer.count(file) }),
    unlock: async (file, password) => {
      if (!isPdf(file)) throw createLockedFailure()
      return reader.unlock(file, password)
    },
    read: async (file, onProgress, options) => {
      if (isPdf(file)) return reader.read(file, onProgress, options)
      const { pdf, slides } = await renderer.render(file, options?.signal)
      const doc = await reader.read(pdf, onProgress, options)
      const other = await office(file, slides.length)
      // The pictures will be those of the other drawing, so the words stand where it has them.
      const rendered = other === null ? null : await readText(reader, other, options?.signal)
      const placed = rendered === null ? doc : alignWords(doc, rendered)
      return addNotes(placed, slides)
    },
    images: async (file, options) => {
      if (isPdf(file)) return reader.images(file, options)
      const { pdf, slides } = await renderer.render(file, options.signal)
      return reader.images((await office(file, slides.length)) ?? pdf, options)
    },
    close: async () => {
      await Promise.all([renderer.close(), reader.close()])
    },
  }
}

function readText(reader: DeckReader, pdf: Uint8Array, signal: AbortSignal | undefined): Promise<DeckDoc | null> {
  return nullIfUnreadable(reader.read(pdf, undefined, { signal, textLayerOnly: true }))
}

/** Null for what can't be read; what only stalled may be read another time, so it fails. */
function nullIfUnreadable<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof ReadFailure && error.code !== 'stalled') return null
    throw error
  })
}

/** Those PDFs that open and have a page for each slide; null for the others. */
function keepWholePdfs(reader: DeckReader, officePdf: OfficePdf) {
  return async (file: Uint8Array, slides: number): Promise<Uint8Array | null> => {
    const pdf = await officePdf(file)
    if (pdf === 'stalled') throw new ReadFailure('stalled', stalledMessage)
    if (pdf === null) return null
    const inspected = await nullIfUnreadable(reader.inspect(pdf))
    return inspected?.pageCount === slides ? pdf : null
  }
}

const stalledMessage =
  'LibreOffice did not finish this presentation. Try again; if that fails too, export the deck as PDF and upload that.'

/** Remembers the last PDF: a deck's pictures are rendered right after it was read. */
function rememberLast(officePdf: OfficePdf): OfficePdf {
  let last: { of: string; pdf: ReturnType<OfficePdf> } | null = null
  return (presentation) => {
    const of = createHash('sha256').update(presentation).digest('hex')
    if (last?.of === of) return last.pdf
    const made = { of, pdf: officePdf(presentation) }
    last = made
    const forget = () => {
      if (last === made) last = null
    }
    made.pdf.then((pdf) => pdf === 'stalled' && forget(), forget)
    return made.pdf
  }
}
