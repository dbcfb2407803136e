import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { ThreadPool } from '#threads/thread-pool.ts'
import { ThreadStopped } from '#threads/watch-thread.ts'
import { ReadFailure, type ReadLimits } from '../ports.ts'
import { type DeckBudget, tooSlow } from './deck-budget.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { readFailure } from './read-failures.ts'
import { type ReadTask, type WorkerMessage, workerMessage } from './worker-messages.ts'

/** One task for a reading thread; `budget` is what its deck may use of the processor. */
export type ReadWork = {
  pdf: Uint8Array
  /** The work to do; `from` is the page at which the try before was ended, 1 in the first one. */
  work: (from: number) => ReadTask['work']
  budget: DeckBudget
  onMessage?: (message: WorkerMessage) => void
  signal?: AbortSignal | undefined
}

/**
 * Runs a task to its last message. When its thread is ended, a new one does the work once more. Rejects with ReadFailure when
 * the document is at fault or needs too much, and with the signal's reason when that comes first.
 */
export async function runReadTask(pool: ThreadPool, limits: ReadLimits, work: ReadWork): Promise<WorkerMessage> {
  inspectPdf(work.pdf)
  let page: number | null = null
  const onPage = (begun: number) => {
    page = begun
  }
  for (let tries = 1; ; tries++) {
    try {
      return await runOnce(pool, limits, work, page ?? 1, onPage)
    } catch (error) {
      if (!(error instanceof ThreadStopped)) throw error
      if (tries === 2 || work.budget.isSpent) throw tooSlow(error, work.budget, page)
    }
  }
}

async function runOnce(
  pool: ThreadPool,
  limits: ReadLimits,
  { pdf, work, budget, onMessage, signal }: ReadWork,
  from: number,
  onPage: (page: number) => void,
): Promise<WorkerMessage> {
  const { port1: ours, port2: theirs } = new MessageChannel()
  const kill = new AbortController()
  const either = signal === undefined ? kill.signal : AbortSignal.any([signal, kill.signal])
  const task: ReadTask = { port: theirs, pdf, memoryMb: limits.memoryMb, pages: limits.pages, work: work(from) }
  const ended = Promise.withResolvers<WorkerMessage>()
  const running = pool.run({
    task,
    transfer: [theirs],
    limits: { processorSeconds: limits.seconds },
    budget,
    owner: budget,
    signal: either,
    onStart: (watch) =>
      hear(ours, ended, (message) => {
        if (message.kind === 'opened') budget.countPages(message.pageCount)
        if (message.kind === 'page') onPage(message.page)
        watch.progress()
        onMessage?.(message)
      }),
  })
  try {
    const last = await Promise.race([ended.promise, running.then(() => ended.promise)])
    if (!(last.kind === 'failed' && last.fatal)) await running
    if (last.kind === 'failed') throw new ReadFailure(last.code, last.message)
    return last
  } catch (error) {
    signal?.throwIfAborted()
    if (isThreadOutOfMemory(error)) throw readFailure('out-of-memory')
    throw error
  } finally {
    // Ends a thread whose PDFium has failed; a thread that is done isn't touched by it.
    kill.abort()
    await running.catch(() => undefined)
    ours.close()
  }
}

function hear(
  port: MessagePort,
  ended: PromiseWithResolvers<WorkerMessage>,
  onMessage: (message: WorkerMessage) => void,
): void {
  port.on('message', (raw) => {
    const parsed = workerMessage.safeParse(raw)
    if (!parsed.success) {
      ended.reject(new Error('The reading thread sent a message that it may not send.'))
      return
    }
    try {
      onMessage(parsed.data)
    } catch (error) {
      ended.reject(error)
    }
    if (!isUnderWay(parsed.data)) ended.resolve(parsed.data)
  })
}

const isUnderWay = ({ kind }: WorkerMessage) =>
  kind === 'opened' || kind === 'page' || kind === 'progress' || kind === 'image'

function isThreadOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
