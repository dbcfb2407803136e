import { createThreadPool, type ThreadPool } from '#threads/thread-pool.ts'
import type { DeckDoc } from '../deck-doc.ts'
import type { DeckReader, ReadLimits, ReadOptions, ReadProgress } from '../ports.ts'
import { DeckBudget } from './deck-budget.ts'
import { drawInThreads } from './draw-in-threads.ts'
import { createPageRecogniser, type PageRecogniser, type RecogniserOptions } from './ocr/page-recogniser.ts'
import { tellLanguage } from './ocr/recognition-language.ts'
import { createReadFailure } from './read-failures.ts'
import { type ReadWork, runReadTask } from './run-read-task.ts'
import type { WorkerMessage } from './worker-messages.ts'

const threads = 2
const idleMs = 30_000
/** Heap of a thread beside PDFium's memory: a reading of 150 dense pages needs about 60 MB. */
const heapMb = 512

/**
 * Creates a reader of PDFs that works in threads. A thread is ended, even inside WASM code, when one step (opening, a page, an
 * image) takes more than `limits.seconds` of the processor, when the deck's budget is used up, or after ten minutes without
 * progress. The work is then tried once more; a second stop fails the deck and names the page. PDFium gets at most
 * `limits.memoryMb` in each thread; a deck has at most `limits.pages`. Text on images is recognised in threads of their own, set by `ocr`.
 */
export function createDeckReader(limits: ReadLimits, ocr: RecogniserOptions = {}): DeckReader {
  const pool = createPool(threads, true)
  const recogniser = createPageRecogniser(limits, ocr)
  // A person waits for an inspection and an unlocking, so these have a thread of their own.
  const inspections = createPool(1, false)
  const run: Run = (work) => runReadTask(pool, limits, work)
  return {
    inspect: async (pdf) => {
      const budget = new DeckBudget()
      const last = await runReadTask(inspections, limits, { pdf, work: () => ({ kind: 'inspect' }), budget })
      if (last.kind !== 'counted') throw createReadFailure('damaged')
      return { pageCount: last.pageCount }
    },
    unlock: async (pdf, password) => {
      const work: ReadWork['work'] = () => ({ kind: 'unlock', password })
      const last = await runReadTask(inspections, limits, { pdf, work, budget: new DeckBudget() })
      if (last.kind !== 'unlocked') throw createReadFailure('damaged')
      return last.pdf
    },
    read: (pdf, onProgress, options) =>
      readWith(run, recogniser, { pdf, budget: new DeckBudget() }, onProgress, options),
    images: (pdf, options) => drawInThreads(run, threads, { pdf, budget: new DeckBudget() }, options),
    close: async () => {
      await Promise.all([pool.close(), inspections.close(), recogniser.close()])
    },
  }
}

type Run = (work: ReadWork) => Promise<WorkerMessage>

/** Reads the text layer; where page images can hold more text, recognises them and reads these pages once more. */
async function readWith(
  run: Run,
  recogniser: PageRecogniser,
  deck: Pick<ReadWork, 'pdf' | 'budget'>,
  onProgress: ReadProgress = () => undefined,
  { signal, recognitions, textLayerOnly = false }: ReadOptions = {},
): Promise<DeckDoc> {
  const onMessage = (message: WorkerMessage) => {
    if (message.kind === 'progress') onProgress(message.done, message.total)
  }
  const first = await run({ ...deck, work: () => ({ kind: 'read' }), onMessage, signal })
  if (first.kind !== 'read') throw createReadFailure('damaged')
  const { doc, needs } = first
  if (needs.length === 0 || textLayerOnly) return doc
  let done = doc.pageCount - needs.length
  const onPage = () => onProgress(++done, doc.pageCount)
  const { budget } = deck
  const language = tellLanguage(joinText(doc))
  const given = { language, onPage, signal, budget, store: recognitions }
  const recognised = await recogniser.recognise(deck.pdf, needs, given)
  const second = await run({ ...deck, work: () => ({ kind: 'reread', recognised }), signal })
  if (second.kind !== 'reread') throw createReadFailure('damaged')
  const byNumber = new Map(second.pages.map((page) => [page.page, page]))
  return { ...doc, pages: doc.pages.map((page) => byNumber.get(page.page) ?? page) }
}

const joinText = ({ pages }: DeckDoc) =>
  pages.flatMap((page) => page.blocks.flatMap((block) => block.lines.map((line) => line.text))).join('\n')

function createPool(threads: number, isPatient: boolean): ThreadPool {
  return createThreadPool({ entry: new URL('./read-worker.ts', import.meta.url), threads, idleMs, heapMb, isPatient })
}
