import type { ThreadPool } from '#threads/thread-pool.ts'
import type { ReadLimits } from '../ports.ts'
import type { DeckBudget } from './deck-budget.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { runInThread } from './run-in-thread.ts'
import { type ReadTask, type WorkerMessage, workerMessage } from './worker-messages.ts'

/** A task for a reading thread; `budget` is what its deck may use of the processor. */
export type ReadWork = {
  pdf: Uint8Array
  /** Returns the work to do; `from` is the page at which the previous attempt was ended, null in the first one. */
  work: (from: number | null) => ReadTask['work']
  budget: DeckBudget
  onMessage?: (message: WorkerMessage) => void
  signal?: AbortSignal | undefined
}

/**
 * Runs a task and returns its last message. When its thread is ended, a new one does the work once more. Rejects with ReadFailure
 * when the document is at fault or needs too much, and with the signal's reason when that comes first.
 */
export async function runReadTask(pool: ThreadPool, limits: ReadLimits, read: ReadWork): Promise<WorkerMessage> {
  const { pdf, work, budget, onMessage, signal } = read
  inspectPdf(pdf)
  const { memoryMb, pages } = limits
  let page: number | null = null
  return runInThread(pool, limits, {
    makeTask: (port): ReadTask => ({ port, pdf, memoryMb, pages, work: work(page) }),
    messages: workerMessage,
    isStep: ({ kind }) => kind === 'opened' || kind === 'page' || kind === 'progress' || kind === 'image',
    onMessage: (message) => {
      if (message.kind === 'opened') budget.countPages(message.pageCount)
      if (message.kind === 'page') page = message.page
      onMessage?.(message)
    },
    currentPage: () => page,
    budget,
    signal,
  })
}
