import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { DeckDoc } from '../deck-doc.ts'
import { type DeckReader, ReadFailure, type ReadLimits, type ReadOptions, type ReadProgress } from '../ports.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { createPageRecogniser, type PageRecogniser, type RecogniserOptions } from './ocr/page-recogniser.ts'
import { readFailure } from './read-failures.ts'
import { type ReadTask, type WorkerMessage, workerMessage } from './worker-messages.ts'

const threads = 2
const idleMs = 30_000
/** Heap of a thread beside PDFium's memory: a reading of 150 dense pages needs about 60 MB. */
const heapMb = 512

/**
 * Reads PDFs in worker threads. A thread that takes longer than `limits.seconds` for a reading, or for one picture, is
 * killed, also in the midst of WASM code; PDFium gets at most `limits.memoryMb`; a deck has at most `limits.pages`.
 * Waiting for a free thread doesn't count as time. Text on pictures is recognised in threads of their own, set by `ocr`.
 */
export function createDeckReader(limits: ReadLimits, ocr: RecogniserOptions = {}): DeckReader {
  const pool = poolOf(threads)
  const recogniser = createPageRecogniser(limits, ocr)
  // Whoever uploads a deck waits for its inspection, which must not wait for the readings of other decks.
  const inspections = poolOf(1)
  const run: Run = (pdf, work, onMessage, signal) => runTask(pool, limits, pdf, work, onMessage, signal)
  return {
    inspect: async (pdf) => {
      let pageCount = 0
      await runTask(inspections, limits, pdf, { kind: 'inspect' }, (message) => {
        if (message.kind === 'counted') pageCount = message.pageCount
      })
      return { pageCount }
    },
    read: (pdf, onProgress, options) => readWith(run, recogniser, pdf, onProgress, options),
    images: async (pdf, { width, onImage }) => {
      let stored = Promise.resolve()
      let failed = false
      await run(pdf, { kind: 'images', width }, (message) => {
        if (message.kind !== 'image') return
        const { kind: _, ...image } = message
        stored = stored.then(() => (failed ? undefined : onImage(image)))
        stored.catch(() => {
          failed = true
        })
      })
      await stored
    },
    close: async () => {
      await Promise.all([pool.destroy(), inspections.destroy(), recogniser.close()])
    },
  }
}

type Run = (
  pdf: Uint8Array,
  work: ReadTask['work'],
  onMessage: (message: WorkerMessage) => void,
  signal?: AbortSignal,
) => Promise<WorkerMessage>

/** The text layer first; then, where pictures may hold more, what they show, and these pages once more with it. */
async function readWith(
  run: Run,
  recogniser: PageRecogniser,
  pdf: Uint8Array,
  onProgress: ReadProgress = () => undefined,
  { signal, recognitions, textLayerOnly = false }: ReadOptions = {},
): Promise<DeckDoc> {
  const first = await run(pdf, { kind: 'read' }, (message) => tellProgress(message, onProgress), signal)
  if (first.kind !== 'read') throw readFailure('damaged')
  const { doc, needs } = first
  if (needs.length === 0 || textLayerOnly) return doc
  let done = doc.pageCount - needs.length
  const onPage = () => onProgress(++done, doc.pageCount)
  const recognised = await recogniser.recognise(pdf, needs, { onPage, signal, store: recognitions })
  const second = await run(pdf, { kind: 'reread', recognised }, () => undefined, signal)
  if (second.kind !== 'reread') throw readFailure('damaged')
  const byNumber = new Map(second.pages.map((page) => [page.page, page]))
  return { ...doc, pages: doc.pages.map((page) => byNumber.get(page.page) ?? page) }
}

function tellProgress(message: WorkerMessage, onProgress: ReadProgress): void {
  if (message.kind === 'progress') onProgress(message.done, message.total)
}

function poolOf(maxThreads: number): Piscina {
  return new Piscina({
    filename: new URL('./read-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMs,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
}

/** Runs one task to its last message. Rejects with ReadFailure when the document is at fault or a limit is reached. */
async function runTask(
  pool: Piscina,
  limits: ReadLimits,
  pdf: Uint8Array,
  work: ReadTask['work'],
  onMessage: (message: WorkerMessage) => void,
  signal?: AbortSignal,
): Promise<WorkerMessage> {
  inspectPdf(pdf)
  signal?.throwIfAborted()
  const { port1: ours, port2: theirs } = new MessageChannel()
  const kill = new AbortController()
  const cancel = () => kill.abort()
  signal?.addEventListener('abort', cancel)
  const clock = startClock(limits.seconds, () => kill.abort())
  const task: ReadTask = { port: theirs, pdf, memoryMb: limits.memoryMb, pages: limits.pages, work }
  const ended = lastMessage(ours, (message) => {
    if (message.kind === 'started' || message.kind === 'image') clock.restart()
    onMessage(message)
  })
  try {
    const running = pool.run(task, { transferList: [theirs], signal: kill.signal })
    const last = await Promise.race([ended, running.then(() => ended)])
    if (!(last.kind === 'failed' && last.fatal)) await running
    if (last.kind === 'failed') throw new ReadFailure(last.code, last.message)
    return last
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ReadFailure) throw error
    if (clock.ranOut()) throw readFailure('too-slow')
    if (isThreadOutOfMemory(error)) throw readFailure('out-of-memory')
    throw error
  } finally {
    clock.stop()
    signal?.removeEventListener('abort', cancel)
    // Ends a thread whose PDFium has failed; a thread that is done isn't touched by it.
    kill.abort()
    ours.close()
  }
}

function lastMessage(port: MessagePort, onMessage: (message: WorkerMessage) => void): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    port.on('message', (raw) => {
      const parsed = workerMessage.safeParse(raw)
      if (!parsed.success) return reject(new Error('The reading thread sent a message that it may not send.'))
      const message = parsed.data
      const going = message.kind === 'started' || message.kind === 'progress' || message.kind === 'image'
      try {
        onMessage(message)
      } catch (error) {
        return reject(error)
      }
      if (!going) resolve(message)
    })
  })
}

function startClock(seconds: number, onEnd: () => void) {
  let timer: NodeJS.Timeout | null = null
  let over = false
  const stop = () => {
    if (timer !== null) clearTimeout(timer)
  }
  const restart = () => {
    stop()
    timer = setTimeout(() => {
      over = true
      onEnd()
    }, seconds * 1000)
  }
  return { restart, stop, ranOut: () => over }
}

function isThreadOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
