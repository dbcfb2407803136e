import { MessageChannel } from 'node:worker_threads'
import { ReadFailure, type ReadLimits } from '#engine/ports.ts'
import { createThreadPool, type ThreadPool } from '#threads/thread-pool.ts'
import { ThreadStopped } from '#threads/watch-thread.ts'
import { DeckBudget, tooSlow } from '../deck-budget.ts'
import { readFailure } from '../read-failures.ts'
import { type PptxMessage, type PptxTask, pptxMessage } from './pptx-messages.ts'
import type { DrawnPresentation } from './render-presentation.ts'

const threads = 2
const idleMs = 30_000
/** Heap of a thread: the largest slide that may be unpacked needs about 300 MB as a tree. */
const heapMb = 512
/** A presentation whose thread was ended is drawn once more. */
const tries = 2

/** Presentations drawn in threads of their own, limited like those that read PDFs. */
export type PresentationDrawer = {
  count: (file: Uint8Array) => Promise<number>
  draw: (file: Uint8Array, signal?: AbortSignal) => Promise<DrawnPresentation>
  close: () => Promise<void>
}

/** Starts no thread until there is work. `count` and `draw` reject with ReadFailure when the file is at fault. */
export function createPresentationDrawer(limits: ReadLimits): PresentationDrawer {
  const pool = poolOf(threads)
  // Whoever uploads a presentation waits for its count, which must not wait for the drawings of others.
  const counts = poolOf(1)
  return {
    count: async (file) => {
      const last = await runTask(counts, limits, file, 'count')
      if (last.kind !== 'counted') throw readFailure('damaged')
      return last.slides
    },
    draw: async (file, signal) => {
      const last = await runTask(pool, limits, file, 'draw', signal)
      if (last.kind !== 'drawn') throw readFailure('damaged')
      return last
    },
    close: async () => {
      await Promise.all([pool.close(), counts.close()])
    },
  }
}

const poolOf = (most: number): ThreadPool =>
  createThreadPool({ entry: new URL('./pptx-worker.ts', import.meta.url), threads: most, idleMs, heapMb })

async function runTask(
  pool: ThreadPool,
  limits: ReadLimits,
  file: Uint8Array,
  work: PptxTask['work'],
  signal?: AbortSignal,
): Promise<PptxMessage> {
  const budget = new DeckBudget()
  let slide: number | null = null
  const onStep = (message: PptxMessage) => {
    if (message.kind === 'opened') budget.countPages(message.slides)
    if (message.kind === 'slide') slide = message.slide
    // Pictures are shared by slides.
    if (message.kind === 'picture') slide = null
  }
  for (let n = 1; ; n++) {
    try {
      return await runOnce(pool, limits, { file, work, budget, signal }, onStep)
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw readFailure('out-of-memory')
      if (!(error instanceof ThreadStopped)) throw error
      if (n === tries || budget.isSpent) throw tooSlow(error, budget, slide)
    }
  }
}

type DrawWork = { file: Uint8Array; work: PptxTask['work']; budget: DeckBudget; signal: AbortSignal | undefined }

/** Runs one task to its last message. */
async function runOnce(
  pool: ThreadPool,
  limits: ReadLimits,
  { file, work, budget, signal }: DrawWork,
  onStep: (message: PptxMessage) => void,
): Promise<PptxMessage> {
  const { port1: ours, port2: theirs } = new MessageChannel()
  const task: PptxTask = { port: theirs, file, pages: limits.pages, work }
  const ended = Promise.withResolvers<PptxMessage>()
  const running = pool.run({
    task,
    transfer: [theirs],
    limits: { processorSeconds: limits.seconds },
    budget,
    owner: budget,
    signal,
    onStart: (watch) =>
      ours.on('message', (raw) => {
        const parsed = pptxMessage.safeParse(raw)
        watch.progress()
        if (!parsed.success) ended.reject(new Error('The drawing thread sent a message that it may not send.'))
        else if (isStep(parsed.data)) onStep(parsed.data)
        else ended.resolve(parsed.data)
      }),
  })
  try {
    const last = await Promise.race([ended.promise, running.then(() => ended.promise)])
    await running
    if (last.kind === 'failed') throw new ReadFailure(last.code, last.message)
    return last
  } finally {
    ours.close()
  }
}

const isStep = ({ kind }: PptxMessage) => kind === 'opened' || kind === 'slide' || kind === 'picture'
