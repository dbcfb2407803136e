import type { AskedPassage, AskedSentence } from '#contract/ask-deck.ts'
import type { AskInput } from './ask/ask-deck.ts'
import type { EarlierMemo, SiteStatement } from './check/check-input.ts'
import type { DeckDoc } from './deck-doc.ts'
import type { ModelInput, PlannedRequest } from './language-model.ts'
import type { EngineResult } from './run-engine.ts'

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
  | 'damaged'
  | 'too-large'
  | 'too-slow'
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

/** A page picture: WebP bytes and its size in pixels. */
export type PageImage = { page: number; webp: Uint8Array; width: number; height: number }

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

/**
 * Pictures are `width` pixels wide. The drawing ends, and rejects with the reason, when `signal` is aborted or `onImage` rejects; it
 * settles once no `onImage` is under way.
 */
export type ImageOptions = {
  width: number
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
  /** Text, boxes, links and metadata of a PDF, hidden text set apart; pictures of text are recognised. */
  read: (pdf: Uint8Array, onProgress?: ReadProgress, options?: ReadOptions) => Promise<DeckDoc>
  /** Page pictures in order; a page that can't be drawn is a blank of its size. */
  images: (pdf: Uint8Array, options: ImageOptions) => Promise<void>
  close: () => Promise<void>
}

/** Makes memos away from the calling thread. Rejects with ReadFailure 'too-slow' when a deck keeps it busy too long, twice. */
export type MemoEngine = {
  /** Memos that wait take turns by `owner`, the workspace that they are for. */
  run: (input: EngineInput, owner: string) => Promise<EngineResult>
  close: () => Promise<void>
}

/** What a deck says to a question, and what to ask a model about it. */
export type FoundInDeck = { passages: AskedPassage[]; request: PlannedRequest }
/** Sentences of a model that stand, and how many did not. */
export type SettledAnswer = { sentences: AskedSentence[]; dropped: number }

/**
 * Looks in decks away from the calling thread: reading the slides of a long one takes longer than a server may pause. What waits
 * takes turns by `owner`, the workspace that it is for.
 */
export type DeckAsker = {
  find: (input: AskInput, owner: string) => Promise<FoundInDeck>
  /** Holds what a model answered against the deck it was asked about. */
  settle: (input: AskInput, answer: string, owner: string) => Promise<SettledAnswer>
  close: () => Promise<void>
}

/** What the engine is told from outside: names of the links it writes, and today's date for age checks. */
export type EngineInput = {
  doc: DeckDoc
  /** Free text that came with the deck; '' when none. */
  updates: string
  /** Email addresses of those who read the deck: they may stand in the updates and are no contact of the company. */
  ours?: readonly string[]
  /** Id that citation links carry: `pitch_deck/{deckId}?page=N`. */
  deckId: string
  /** ISO date of today. */
  today: string
  /** The configured language model and its answers so far; null or missing without one. */
  model?: ModelInput | null
  /** The memo of the deck before this one, to tell what changed. */
  earlier?: EarlierMemo
  /** What the company's site states, to be compared with the deck. */
  site?: readonly SiteStatement[]
}
