import { createThreadPool } from '#threads/thread-pool.ts'
import { ThreadStopped } from '#threads/watch-thread.ts'

/** Megabytes of heap: a deck of 150 dense pages needs about 200. */
const heapMb = 512

/** Tasks that wait take turns by `owner`, the workspace that they are for; an aborted `signal` takes a task back, or ends it. */
type TaskTurn = { owner: string; signal?: AbortSignal | undefined }

export type WorkerThread = {
  /** What the thread answers, to be parsed by the caller. */
  run: (task: unknown, turn: TaskTurn) => Promise<unknown>
  close: () => Promise<void>
}

/**
 * `entry` is the thread's module, `seconds` what a task may take of the processor, `attempts` how often a task is begun whose thread
 * was ended (once unless told), `late` makes the error of one that was ended each time.
 */
export type ThreadSettings = {
  entry: URL
  seconds: number
  idleMs: number
  late: () => Error
  attempts?: number
  /** No person waits for the work at the screen. */
  isPatient?: boolean
}

/**
 * One thread for work that would hold up requests: started by the first task, ended after `idleMs` without one, and when a
 * task takes too much of the processor or ten minutes by the clock. Tasks wait for each other; the wait counts for nothing.
 */
export function startWorkerThread({
  entry,
  seconds,
  idleMs,
  late,
  attempts = 1,
  isPatient = false,
}: ThreadSettings): WorkerThread {
  const pool = createThreadPool({ entry, threads: 1, idleMs, heapMb, isPatient })
  const limits = { processorSeconds: seconds }
  return {
    run: async (task, { owner, signal }) => {
      for (let n = 1; n <= attempts; n++) {
        try {
          return await pool.run({ task, limits, owner, signal })
        } catch (error) {
          if (!(error instanceof ThreadStopped)) throw error
        }
      }
      throw late()
    },
    close: pool.close,
  }
}
