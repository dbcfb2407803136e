import { Piscina } from 'piscina'
import type { ReadLimits, RecognitionStore } from '../../ports.ts'
import type { PictureNeed } from './picture-need.ts'
import { type Recognised, type RecognisedPage, recognisedPage } from './recognised-page.ts'
import { type RecognitionTask, recognitionResult } from './recognition-task.ts'
import { languageFolder } from './tesseract.ts'

/** `secondsPerPage` ends the recognition of a page; `languageFolder` holds eng.traineddata.gz. */
export type RecogniserOptions = { threads?: number; secondsPerPage?: number; languageFolder?: string }

/** Recognises pages of decks in threads of its own, which start when the first page needs them. */
export type PageRecogniser = {
  /**
   * Recognises pages of one PDF; `onPage` is told after each. A page that fails is an outcome with a cause. Rejects
   * with the signal's reason when it is aborted, and with what `store` rejects with.
   */
  recognise: (pdf: Uint8Array, needs: readonly PictureNeed[], options: RecognisePages) => Promise<Recognised[]>
  close: () => Promise<void>
}
export type RecognisePages = {
  onPage: () => void
  signal?: AbortSignal | undefined
  store?: RecognitionStore | undefined
}

const idleMs = 30_000
const heapMb = 512
/** A deck that keeps the threads busy so often beyond the limit is not tried any further. */
const mostTimeouts = 3

/** `limits` are those of reading: they bound the drawing of the pictures. */
export function createPageRecogniser(limits: ReadLimits, options: RecogniserOptions = {}): PageRecogniser {
  const { threads = 2, secondsPerPage = 30 } = options
  const pool = new Piscina({
    filename: new URL('./recognition-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  // Tesseract may bring a thread down after its page was answered; the page has its cause, the next one gets a new thread.
  pool.on('error', () => undefined)
  const places = new Places(threads)
  const folder = options.languageFolder ?? languageFolder()
  const { memoryMb, pages } = limits

  /** One page; a time-out counts only while the page has a thread. */
  const recognisePage = async (pdf: Uint8Array, need: PictureNeed, signal: AbortSignal): Promise<Recognised> => {
    const clock = AbortSignal.timeout(secondsPerPage * 1000)
    const task: RecognitionTask = { pdf, need, memoryMb, pages, languageFolder: folder }
    try {
      const answer = await pool.run(task, { signal: AbortSignal.any([clock, signal]) })
      const result = recognitionResult.parse(answer)
      if (result.kind === 'failed') return { need, page: null, cause: result.cause }
      return { need, page: result.page, cause: null }
    } catch {
      signal.throwIfAborted()
      return { need, page: null, cause: clock.aborted ? tooSlow(secondsPerPage) : stopped }
    }
  }

  const recogniseOne: RecogniseOne = (pdf, need, signal) => places.use(signal, () => recognisePage(pdf, need, signal))
  return {
    recognise: (pdf, needs, options) => recogniseAll(sharedCopy(pdf), needs, options, threads, recogniseOne),
    close: () => pool.destroy(),
  }
}

type RecogniseOne = (pdf: Uint8Array, need: PictureNeed, signal: AbortSignal) => Promise<Recognised>

/** All pages, as many at a time as there are threads, so that another deck gets its turn after each. */
async function recogniseAll(
  pdf: Uint8Array,
  needs: readonly PictureNeed[],
  { onPage, signal, store }: RecognisePages,
  threads: number,
  recogniseOne: RecogniseOne,
): Promise<Recognised[]> {
  const end = new AbortController()
  const either = signal === undefined ? end.signal : AbortSignal.any([signal, end.signal])
  const outcomes = new Map<PictureNeed, Recognised>()
  const waiting = [...needs]
  let timeouts = 0
  const outcomeOf = async (need: PictureNeed): Promise<Recognised> => {
    const known = await knownPage(store, need)
    if (known !== null) return { need, page: known, cause: null }
    if (timeouts >= mostTimeouts) return { need, page: null, cause: givenUp }
    const outcome = await recogniseOne(pdf, need, either)
    if (outcome.cause?.startsWith(takesLong)) timeouts++
    if (outcome.page !== null) await store?.save(need.page, JSON.stringify(outcome.page))
    return outcome
  }
  const run = async () => {
    for (let need = waiting.shift(); need !== undefined; need = waiting.shift()) {
      either.throwIfAborted()
      outcomes.set(need, await outcomeOf(need))
      onPage()
    }
  }
  const runs = Array.from({ length: threads }, run)
  try {
    await Promise.all(runs)
  } finally {
    end.abort()
    await Promise.allSettled(runs)
  }
  return needs.flatMap((need) => outcomes.get(need) ?? [])
}

const stopped = 'The recognition of text on the picture of this page stopped unexpectedly.'
const givenUp = 'The picture of this page was not recognised: other pages of the deck took too long.'
const takesLong = 'Recognising text on the picture of this page took longer than'
const tooSlow = (seconds: number) => `${takesLong} ${seconds} seconds.`

/** Words that an earlier reading kept; null when there are none, or when they are another version's. */
async function knownPage(store: RecognitionStore | undefined, need: PictureNeed): Promise<RecognisedPage | null> {
  const text = (await store?.load(need.page)) ?? null
  if (text === null) return null
  try {
    return recognisedPage.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** A copy that all threads see, so that a large file isn't copied for each page. */
function sharedCopy(pdf: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(pdf.length))
  copy.set(pdf)
  return copy
}

/** So many pages at a time, in the order of asking: decks that are read at the same time take turns. */
class Places {
  #free: number
  readonly #queue: (() => void)[] = []

  constructor(free: number) {
    this.#free = free
  }

  async use<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#queue.push(resolve))
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#free++
    }
  }
}
