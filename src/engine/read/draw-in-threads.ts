import type { ImageOptions } from '../ports.ts'
import { copyToShared } from './copy-to-shared.ts'
import type { DeckBudget } from './deck-budget.ts'
import type { ReadWork } from './run-read-task.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** What a thread draws before decks that wait have their turn: half a second of work, where pages are not heavy. */
const pagesATask = 5
/** Each task opens the file again, which for a large one takes as long as several pages. */
const pagesATaskOfLargeFile = 25
const largeFile = 20 * 1024 * 1024

/**
 * Draws the pages of a deck, as many tasks at a time as there are threads; `run` gives a task its thread. `onImage` has one image at a
 * time, in the order in which they are drawn. The first failure ends all tasks and is what this rejects with.
 */
export async function drawInThreads(
  run: (work: ReadWork) => Promise<WorkerMessage>,
  threads: number,
  deck: { pdf: Uint8Array; budget: DeckBudget },
  { width, thumbWidth, onImage, signal }: ImageOptions,
): Promise<void> {
  const failed = new AbortController()
  const either = signal === undefined ? failed.signal : AbortSignal.any([signal, failed.signal])
  const pdf = copyToShared(deck.pdf)
  const step = pdf.length > largeFile ? pagesATaskOfLargeFile : pagesATask
  let stored = Promise.resolve()
  let [next, last] = [1, Number.POSITIVE_INFINITY]
  const loops: Promise<void>[] = []
  const onMessage = (message: WorkerMessage) => {
    if (message.kind === 'opened' && last !== message.pageCount) {
      last = message.pageCount
      const tasks = Math.ceil(last / step)
      while (loops.length < Math.min(threads, tasks)) startLoop()
    }
    if (message.kind !== 'image') return
    const { kind: _, ...image } = message
    stored = stored.then(() => {
      either.throwIfAborted()
      return onImage(image)
    })
    stored.catch((error) => failed.abort(error))
  }
  const drawTasks = async () => {
    while (next <= last) {
      const [first, to] = [next, next + step - 1]
      next = to + 1
      const work: ReadWork['work'] = (page) => ({ kind: 'images', width, thumbWidth, from: page ?? first, to })
      await run({ pdf, budget: deck.budget, work, onMessage, signal: either })
    }
  }
  const startLoop = () => {
    const loop = drawTasks()
    loop.catch((error) => failed.abort(error))
    loops.push(loop)
  }
  startLoop()
  // The others join once it is known how many pages there are, where one task is not enough.
  for (const loop of loops) await Promise.allSettled([loop])
  await stored
  await Promise.all(loops)
}
