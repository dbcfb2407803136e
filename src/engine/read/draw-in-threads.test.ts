import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { PageImage } from '../ports.ts'
import { DeckBudget } from './deck-budget.ts'
import { drawInThreads } from './draw-in-threads.ts'
import type { ReadWork } from './run-read-task.ts'
import type { WorkerMessage } from './worker-messages.ts'

const image = (page: number): WorkerMessage => ({
  kind: 'image',
  page,
  width: 4,
  height: 2,
  webp: Uint8Array.of(page),
  thumb: null,
})

/** Runs tasks of a deck of `pages` pages as a thread does; `onPage` comes before each page and may throw. */
const makeRun = (pages: number, onPage: (page: number, work: ReadWork) => Promise<void> = async () => {}) => {
  const tasks: Array<{ from: number; to: number }> = []
  const run = async (work: ReadWork): Promise<WorkerMessage> => {
    const task = work.work(null)
    if (task.kind !== 'images') throw new Error('Only images are drawn here.')
    tasks.push({ from: task.from, to: task.to })
    work.onMessage?.({ kind: 'opened', pageCount: pages })
    for (let page = task.from; page <= Math.min(task.to, pages); page++) {
      await onPage(page, work)
      // As messages of a thread do, each comes in a turn of its own.
      await turn()
      work.signal?.throwIfAborted()
      work.onMessage?.(image(page))
    }
    return { kind: 'rendered' }
  }
  return { run, tasks }
}

const draw = async (
  run: (work: ReadWork) => Promise<WorkerMessage>,
  onImage: (image: PageImage) => Promise<void>,
  signal?: AbortSignal,
) => drawInThreads(run, 2, { pdf: Uint8Array.of(1), budget: new DeckBudget() }, { width: 4, onImage, signal })

describe('pages drawn in threads', () => {
  it('are dealt out in tasks, once each; a short deck is opened once', async () => {
    for (const [pages, count] of [
      [1, 1],
      [5, 1],
      [6, 2],
      [23, 5],
    ] as const) {
      const drawn: number[] = []
      const { run, tasks } = makeRun(pages)
      await draw(run, async ({ page }) => void drawn.push(page))
      expect(drawn.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pages }, (_, index) => index + 1))
      expect(tasks).toHaveLength(count)
    }
  })

  it('go on at the page at which a thread was ended, up to the end of their task', async () => {
    const asked: ReturnType<ReadWork['work']>[] = []
    const { run } = makeRun(12)
    await draw(
      (work) => {
        asked.push(work.work(8))
        return run(work)
      },
      async () => {},
    )
    expect(asked[1]).toMatchObject({ from: 8, to: 10 })
  })

  it('end in all threads with the first failure, which is the one told', async () => {
    const { run } = makeRun(30, async (page, { signal }) => {
      if (page === 7) throw new Error('Page 7 took too long.')
      // The other thread draws until it is ended.
      if (page === 3) await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    await expect(draw(run, async () => {})).rejects.toThrow('Page 7 took too long.')
  })

  it('end with the error of the store, and with the reason of the signal, in the midst of two tasks', async () => {
    const { run, tasks } = makeRun(30)
    const full = async ({ page }: PageImage) => {
      if (page === 2) throw new Error('The disk is full.')
    }
    await expect(draw(run, full)).rejects.toThrow('The disk is full.')
    expect(tasks.length).toBeLessThan(6)
    const gone = new AbortController()
    const leave = async () => gone.abort(new Error('The deal was deleted.'))
    await expect(draw(makeRun(30).run, leave, gone.signal)).rejects.toThrow('The deal was deleted.')
  })
})
