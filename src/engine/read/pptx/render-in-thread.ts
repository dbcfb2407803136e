import { createThreadPool, type ThreadPool } from '#threads/thread-pool.ts'
import type { ReadLimits } from '../../ports.ts'
import { DeckBudget } from '../deck-budget.ts'
import { createReadFailure } from '../read-failures.ts'
import { runInThread } from '../run-in-thread.ts'
import { type PptxMessage, type PptxTask, pptxMessage } from './pptx-messages.ts'
import type { RenderedPresentation } from './render-presentation.ts'

const threads = 2
const idleMs = 30_000
/** Heap of a thread: the largest slide that may be unpacked needs about 300 MB as a tree. */
const heapMb = 512

/** Renders presentations in threads of their own, limited like those that read PDFs. */
type PresentationRenderer = {
  count: (file: Uint8Array) => Promise<number>
  render: (file: Uint8Array, signal?: AbortSignal) => Promise<RenderedPresentation>
  close: () => Promise<void>
}

/** Starts no thread until there is work. `count` and `draw` reject with ReadFailure when the file is at fault. */
export function createPresentationRenderer(limits: ReadLimits): PresentationRenderer {
  const pool = createPool(threads)
  // An upload waits for its count, so counting has a thread of its own.
  const counts = createPool(1)
  return {
    count: async (file) => {
      const last = await runTask(counts, limits, file, 'count')
      if (last.kind !== 'counted') throw createReadFailure('damaged')
      return last.slides
    },
    render: async (file, signal) => {
      const last = await runTask(pool, limits, file, 'render', signal)
      if (last.kind !== 'rendered') throw createReadFailure('damaged')
      return last
    },
    close: async () => {
      await Promise.all([pool.close(), counts.close()])
    },
  }
}

const createPool = (most: number): ThreadPool =>
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
  return runInThread(pool, limits, {
    makeTask: (port): PptxTask => ({ port, file, pages: limits.pages, work }),
    messages: pptxMessage,
    isStep: ({ kind }) => kind === 'opened' || kind === 'slide' || kind === 'image',
    onMessage: (message) => {
      if (message.kind === 'opened') budget.countPages(message.slides)
      if (message.kind === 'slide') slide = message.slide
      // Pictures are shared by slides.
      if (message.kind === 'image') slide = null
    },
    currentPage: () => slide,
    budget,
    signal,
  })
}
