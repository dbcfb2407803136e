import type { ImageOptions } from '../ports.ts'
import { copyToShared } from './copy-to-shared.ts'
import type { DeckBudget } from './deck-budget.ts'
import type { ReadWork } from './run-read-task.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** What a thread draws before decks that wait have their turn: less than a second of work. */
const pagesATask = 5

/** Draws the pages of a deck, as many tasks at a time as there are threads; `run` gives a task its thread. */
export async function drawInThreads(
  run: (work: ReadWork) => Promise<WorkerMessage>,
  threads: number,
  deck: { pdf: Uint8Array; budget: DeckBudget },
  { width, thumbWidth, onImage, signal }: ImageOptions,
): Promise<void> {
  const failed = new AbortController()
  const either = signal === undefined ? failed.signal : AbortSignal.any([signal, failed.signal])
  const pdf = copyToShared(deck.pdf)
  let stored = Promise.resolve()
  let [next, last] = [1, Number.POSITIVE_INFINITY]
  const onMessage = (message: WorkerMessage) => {
    if (message.kind === 'opened') last = message.pageCount
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
      const [first, to] = [next, next + pagesATask - 1]
      next = to + 1
      const work: ReadWork['work'] = (page) => ({ kind: 'images', width, thumbWidth, from: page ?? first, to })
      await run({ pdf, budget: deck.budget, work, onMessage, signal: either })
    }
  }
  const drawing = Array.from({ length: threads }, () =>
    drawTasks().catch((error) => {
      failed.abort(error)
      throw error
    }),
  )
  await Promise.allSettled(drawing)
  await stored
  await Promise.all(drawing)
}
