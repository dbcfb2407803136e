import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { ReadFailure, type ReadLimits } from '../../ports.ts'
import { readFailure } from '../read-failures.ts'
import type { DrawnPresentation } from './draw-presentation.ts'
import { type PptxMessage, type PptxTask, pptxMessage } from './pptx-messages.ts'

const threads = 2
const idleMs = 30_000
/** Heap of a thread: the largest slide that may be unpacked needs about 300 MB as a tree. */
const heapMb = 512

/** Presentations drawn in threads of their own that end when they take too long or too much memory. */
export type PresentationDrawer = {
  count: (file: Uint8Array) => Promise<number>
  draw: (file: Uint8Array, signal?: AbortSignal) => Promise<DrawnPresentation>
  close: () => Promise<void>
}

/** Starts no thread until there is work. `count` and `draw` reject with ReadFailure when the file is at fault. */
export function createPresentationDrawer(limits: ReadLimits): PresentationDrawer {
  const pool = new Piscina({
    filename: new URL('./pptx-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  const run = (file: Uint8Array, work: PptxTask['work'], signal?: AbortSignal) =>
    runTask(pool, limits, file, work, signal)
  return {
    count: async (file) => {
      const last = await run(file, 'count')
      if (last.kind !== 'counted') throw readFailure('damaged')
      return last.slides
    },
    draw: async (file, signal) => {
      const last = await run(file, 'draw', signal)
      if (last.kind !== 'drawn') throw readFailure('damaged')
      return last
    },
    close: () => pool.destroy(),
  }
}

/** Runs one task to its last message. Waiting for a free thread doesn't count as its time. */
async function runTask(
  pool: Piscina,
  limits: ReadLimits,
  file: Uint8Array,
  work: PptxTask['work'],
  signal?: AbortSignal,
): Promise<PptxMessage> {
  const { port1: ours, port2: theirs } = new MessageChannel()
  const kill = new AbortController()
  const isOver = { value: false }
  let timer: NodeJS.Timeout | undefined
  const startClock = () => {
    timer = setTimeout(() => {
      isOver.value = true
      kill.abort()
    }, limits.seconds * 1000)
  }
  const stop = () => kill.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  try {
    signal?.throwIfAborted()
    const task: PptxTask = { port: theirs, file, pages: limits.pages, work }
    const running = pool.run(task, { transferList: [theirs], signal: kill.signal })
    const ended = lastMessage(ours, startClock)
    const last = await Promise.race([ended, running.then(() => ended)])
    await running
    if (last.kind === 'failed') throw new ReadFailure(last.code, last.message)
    return last
  } catch (error) {
    signal?.throwIfAborted()
    if (isOver.value) throw readFailure('too-slow')
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw readFailure('out-of-memory')
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    kill.abort()
    ours.close()
  }
}

function lastMessage(port: MessagePort, onStart: () => void): Promise<PptxMessage> {
  return new Promise((resolve, reject) => {
    port.on('message', (raw) => {
      const parsed = pptxMessage.safeParse(raw)
      if (!parsed.success) reject(new Error('The drawing thread sent a message that it may not send.'))
      else if (parsed.data.kind === 'started') onStart()
      else resolve(parsed.data)
    })
  })
}
