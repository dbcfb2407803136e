import { MessageChannel } from 'node:worker_threads'
import { createThreadPool } from '#threads/thread-pool.ts'
import type { Watch } from '#threads/watch-thread.ts'
import type { ReadLimits, RecognitionStore } from '../../ports.ts'
import { copyToShared } from '../copy-to-shared.ts'
import { createTooSlowFailure, type DeckBudget } from '../deck-budget.ts'
import { DeckLanguage } from './deck-language.ts'
import { type Recognised, type RecognisedPage, recognisedPage } from './recognised-page.ts'
import { findDataFolder, type RecognitionLanguage } from './recognition-language.ts'
import type { RecognitionNeed } from './recognition-need.ts'
import {
  type RecognitionResult,
  type RecognitionTask,
  recognitionResult,
  recognitionSpent,
} from './recognition-task.ts'

/**
 * `secondsPerPage` is what recognising one page may take of the processor; `dataFolder` holds the packages of language data.
 */
export type RecogniserOptions = { threads?: number; secondsPerPage?: number; dataFolder?: string }

/** Recognises pages of decks in threads of its own, which start when the first page needs them. */
export type PageRecogniser = {
  /**
   * Recognises pages of one PDF in the deck's language; `onPage` is called after each. A page that can't be recognised is an outcome with a cause, one
   * that takes too long twice ends the deck: rejects with ReadFailure then, with the signal's reason when it is aborted, and
   * with what `store` rejects with.
   */
  recognise: (pdf: Uint8Array, needs: readonly RecognitionNeed[], options: RecogniseOptions) => Promise<Recognised[]>
  close: () => Promise<void>
}
type RecogniseOptions = {
  /** The deck's language where its text layer tells it; null where its images must. */
  language: RecognitionLanguage | null
  onPage: () => void
  budget: DeckBudget
  signal?: AbortSignal | undefined
  store?: RecognitionStore | undefined
}

const idleMs = 30_000
const heapMb = 512
/** A page whose thread was ended, or came down, is begun once more. */
const mostAttempts = 2
/** A page takes half a second, one that is full of small text 9, and logos double and triple that. */
const usualSecondsPerPage = 45

/** Creates a recogniser; `limits` are those of reading, which also limit the rendering of page images. */
export function createPageRecogniser(limits: ReadLimits, options: RecogniserOptions = {}): PageRecogniser {
  const { threads = 2, secondsPerPage = usualSecondsPerPage } = options
  const entry = new URL('./recognition-worker.ts', import.meta.url)
  const pool = createThreadPool({ entry, threads, idleMs, heapMb, isPatient: true })
  const dataFolder = options.dataFolder ?? findDataFolder()
  const { memoryMb, pages } = limits
  const recogniseOnce: RecogniseOnce = async (deck, need, language) => {
    const { port1: ours, port2: theirs } = new MessageChannel()
    const task: RecognitionTask = { port: theirs, pdf: deck.pdf, need, language, memoryMb, pages, dataFolder }
    const { budget, signal } = deck
    const onStart = (watch: Watch) =>
      ours.on('message', (raw) => watch.spentBelow(recognitionSpent.parse(raw).spentBelow))
    const work = { task, transfer: [theirs], limits: { processorSeconds: secondsPerPage }, onStart }
    try {
      return recognitionResult.parse(await pool.run({ ...work, budget, owner: budget, signal }))
    } finally {
      ours.close()
    }
  }
  return {
    recognise: (pdf, needs, given) => {
      given.budget.countPictures(needs.length)
      return recogniseInItsLanguage({ ...given, pdf: copyToShared(pdf), threads }, needs, recogniseOnce)
    },
    close: pool.close,
  }
}

type Deck = RecogniseOptions & { pdf: Uint8Array; threads: number }
type RecogniseOnce = (deck: Deck, need: RecognitionNeed, language: RecognitionLanguage) => Promise<RecognitionResult>

/** Recognises all pages in the deck's language. Those that were read in English before it was told are read again. */
async function recogniseInItsLanguage(
  deck: Deck,
  needs: readonly RecognitionNeed[],
  once: RecogniseOnce,
): Promise<Recognised[]> {
  const language = new DeckLanguage(needs, deck.language)
  const recognise: Recognise = (need, signal) => recogniseOrLoad({ ...deck, signal }, need, language, once)
  const found = await recogniseAll(deck, needs, async (need, signal) => {
    const read = await recognise(need, signal)
    language.add(read)
    deck.onPage()
    return read
  })
  const others = needs.filter((need) => !language.fits(found.get(need)?.page?.language))
  const again = await recogniseAll(deck, others, recognise)
  return needs.flatMap((need) => again.get(need) ?? found.get(need) ?? [])
}

type Recognise = (need: RecognitionNeed, signal: AbortSignal) => Promise<Recognised>

/** Recognises pages, as many at a time as there are threads. The first that fails ends the others. */
async function recogniseAll(
  { signal: given, threads }: Deck,
  needs: readonly RecognitionNeed[],
  recognise: Recognise,
): Promise<Map<RecognitionNeed, Recognised>> {
  const end = new AbortController()
  const signal = given === undefined ? end.signal : AbortSignal.any([given, end.signal])
  const outcomes = new Map<RecognitionNeed, Recognised>()
  const waiting = [...needs]
  const run = async () => {
    for (let need = waiting.shift(); need !== undefined; need = waiting.shift()) {
      signal.throwIfAborted()
      outcomes.set(need, await recognise(need, signal))
    }
  }
  const runs = Array.from({ length: threads }, run)
  try {
    await Promise.all(runs)
  } finally {
    end.abort()
    await Promise.allSettled(runs)
  }
  return outcomes
}

async function recogniseOrLoad(
  deck: Deck,
  need: RecognitionNeed,
  language: DeckLanguage,
  recogniseOnce: RecogniseOnce,
): Promise<Recognised> {
  const known = await loadKnownPage(deck.store, need)
  if (known !== null && language.fits(known.language)) return { need, page: known, cause: null }
  const result = await recogniseTwice(deck, need, () => recogniseOnce(deck, need, language.current))
  if (result.kind === 'failed') return { need, page: null, cause: result.cause }
  await deck.store?.save(need.page, JSON.stringify(result.page))
  return { need, page: result.page, cause: null }
}

async function recogniseTwice(
  deck: Deck,
  need: RecognitionNeed,
  recogniseOnce: () => Promise<RecognitionResult>,
): Promise<RecognitionResult> {
  for (let n = 1; ; n++) {
    try {
      return await recogniseOnce()
    } catch (error) {
      deck.signal?.throwIfAborted()
      if (n < mostAttempts && !deck.budget.isSpent) continue
      const slow = createTooSlowFailure(error, deck.budget, need.page)
      if (slow !== null) throw slow
      return { kind: 'failed', cause: stoppedCause }
    }
  }
}

const stoppedCause = 'Reading this page image by OCR stopped unexpectedly.'

/** Loads words that an earlier reading kept; null when there are none, or when they are another version's. */
async function loadKnownPage(
  store: RecognitionStore | undefined,
  need: RecognitionNeed,
): Promise<RecognisedPage | null> {
  const text = (await store?.load(need.page)) ?? null
  if (text === null) return null
  try {
    return recognisedPage.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
