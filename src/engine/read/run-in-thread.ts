import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { z } from 'zod'
import type { ThreadPool } from '#threads/thread-pool.ts'
import { ThreadStopped } from '#threads/watch-thread.ts'
import { ReadFailure, type ReadLimits } from '../ports.ts'
import { createTooSlowFailure, type DeckBudget } from './deck-budget.ts'
import { createReadFailure, readFailureCodes } from './read-failures.ts'

/** Ends a task that failed. After a fatal failure the thread is in an unknown state and must be ended. */
export const failedMessage = z.object({
  kind: z.literal('failed'),
  code: z.enum(readFailureCodes),
  message: z.string(),
  fatal: z.boolean(),
})

/** A task for a thread of a pool, which sends messages through a port: steps, and one that ends the task. */
type MessageTask<Message extends { kind: string }> = {
  /** Returns the task of one attempt; the thread sends its messages through `port`. */
  makeTask: (port: MessagePort) => { port: MessagePort }
  messages: z.ZodType<Message>
  isStep: (message: Message) => boolean
  /** Called with each message; what it throws ends the task. */
  onMessage: (message: Message) => void
  /** Returns the page that the thread is at, for the failure of a task that takes too long. */
  currentPage: () => number | null
  budget: DeckBudget
  signal: AbortSignal | undefined
}

/** A task whose thread was ended is run once more. */
const mostAttempts = 2

/**
 * Runs a task and returns its last message. Rejects with ReadFailure when the document is at fault or needs too much, and with
 * the signal's reason when that comes first.
 */
export async function runInThread<Message extends { kind: string }>(
  pool: ThreadPool,
  limits: ReadLimits,
  work: MessageTask<Message>,
): Promise<Message> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(pool, limits, work)
    } catch (error) {
      if (!(error instanceof ThreadStopped)) throw error
      if (attempt === mostAttempts || work.budget.isSpent)
        throw createTooSlowFailure(error, work.budget, work.currentPage())
    }
  }
}

async function runOnce<Message extends { kind: string }>(
  pool: ThreadPool,
  limits: ReadLimits,
  work: MessageTask<Message>,
): Promise<Message> {
  const { budget, signal } = work
  const { port1: ours, port2: theirs } = new MessageChannel()
  const kill = new AbortController()
  const either = signal === undefined ? kill.signal : AbortSignal.any([signal, kill.signal])
  const ended = Promise.withResolvers<Message>()
  const running = pool.run({
    task: work.makeTask(theirs),
    transfer: [theirs],
    limits: { processorSeconds: limits.seconds },
    budget,
    owner: budget,
    signal: either,
    onStart: (watch) => listen(ours, ended, work, watch.progress),
  })
  try {
    const last = await Promise.race([ended.promise, running.then(() => ended.promise)])
    const failed = failedMessage.safeParse(last).data
    if (!failed?.fatal) await running
    if (failed) throw new ReadFailure(failed.code, failed.message)
    return last
  } catch (error) {
    signal?.throwIfAborted()
    if (isThreadOutOfMemory(error)) throw createReadFailure('out-of-memory')
    throw error
  } finally {
    // Ends a thread that can't be used any more; one that is done isn't touched by it.
    kill.abort()
    await running.catch(() => undefined)
    ours.close()
  }
}

function listen<Message extends { kind: string }>(
  port: MessagePort,
  ended: PromiseWithResolvers<Message>,
  { messages, isStep, onMessage }: MessageTask<Message>,
  onProgress: () => void,
): void {
  port.on('message', (raw) => {
    const parsed = messages.safeParse(raw)
    if (!parsed.success) {
      ended.reject(new Error('The thread sent an unknown message.'))
      return
    }
    onProgress()
    try {
      onMessage(parsed.data)
    } catch (error) {
      ended.reject(error)
    }
    if (!isStep(parsed.data)) ended.resolve(parsed.data)
  })
}

function isThreadOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
