import type { DeckDoc } from './deck-doc.ts'

/**
 * What reading a deck may take: pages, memory, and `seconds` of the processor for one step (opening it, reading a page, drawing
 * one). Time that a thread waits for the processor doesn't count.
 */
export type ReadLimits = { pages: number; seconds: number; memoryMb: number }

export type ReadFailureCode =
  | 'not-a-deck'
  | 'empty'
  | 'no-pages'
  | 'too-many-pages'
  | 'password'
  | 'locked-presentation'
  | 'damaged'
  | 'too-large'
  | 'too-slow'
  | 'stalled'
  | 'out-of-memory'

/** A document that can't be read; `message` is fit to be shown to a person. */
export class ReadFailure extends Error {
  readonly code: ReadFailureCode
  constructor(code: ReadFailureCode, message: string) {
    super(message)
    this.name = 'ReadFailure'
    this.code = code
  }
}

/** A page picture: WebP bytes and its size in pixels; a small one, where one was asked for. */
export type PageImage = { page: number; webp: Uint8Array; width: number; height: number; thumb: Uint8Array | null }

export type ReadProgress = (done: number, total: number) => void

/**
 * Where a reading keeps what it recognised on page pictures, so that the next one doesn't recognise them again. The
 * text is the reader's own; one that it can't use any more counts as missing. A rejection ends the reading.
 */
export type RecognitionStore = {
  load: (page: number) => Promise<string | null>
  save: (page: number, text: string) => Promise<void>
}

/** `signal` ends the reading, which then rejects with its reason; `textLayerOnly` leaves pictures unrecognised. */
export type ReadOptions = {
  signal?: AbortSignal | undefined
  recognitions?: RecognitionStore | undefined
  textLayerOnly?: boolean
}

/** Pictures are `width` pixels wide, small ones `thumbWidth`; never wider than the page is drawn. */
export type ImageSizes = { width: number; thumbWidth?: number | undefined }

/**
 * The drawing ends, and rejects with the reason, when `signal` is aborted or `onImage` rejects; it
 * settles once no `onImage` is under way.
 */
export type ImageOptions = ImageSizes & {
  onImage: (image: PageImage) => Promise<void>
  signal?: AbortSignal | undefined
}

/**
 * Reads documents away from the calling thread, within limits. `read` rejects with ReadFailure, never with anything
 * else that the document caused.
 */
export type DeckReader = {
  /** Opens a PDF without reading its pages, to refuse at once what `read` would refuse for the whole. */
  inspect: (pdf: Uint8Array) => Promise<{ pageCount: number }>
  /**
   * Copies a PDF so that it opens without its password. Rejects with a ReadFailure of the code 'password' when the password is
   * wrong, 'locked-presentation' for a presentation, whose password can't be used.
   */
  unlock: (pdf: Uint8Array, password: string) => Promise<Uint8Array>
  /** Text, boxes, links and metadata of a PDF, hidden text set apart; pictures of text are recognised. */
  read: (pdf: Uint8Array, onProgress?: ReadProgress, options?: ReadOptions) => Promise<DeckDoc>
  /** Page pictures as they are drawn, in no order; a page that can't be drawn is a blank of its size. */
  images: (pdf: Uint8Array, options: ImageOptions) => Promise<void>
  close: () => Promise<void>
}
