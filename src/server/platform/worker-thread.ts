import { Piscina } from 'piscina'

/** Megabytes of heap: a deck of 150 dense pages needs about 200. */
const heapMb = 512

export type WorkerThread = {
  /** What the thread answers, to be parsed by the caller. */
  run: (task: unknown) => Promise<unknown>
  close: () => Promise<void>
}

/** `entry` is the thread's module, `late` makes the error of a task that took longer than `seconds`. */
export type ThreadSettings = { entry: URL; seconds: number; idleMs: number; late: () => Error }

/**
 * One thread for work that would hold up requests: started by the first task, ended after `idleMs` without one, and killed
 * when a task takes too long. A wait for the task before counts as time of this one.
 */
export function startWorkerThread({ entry, seconds, idleMs, late }: ThreadSettings): WorkerThread {
  const pool = new Piscina({
    filename: entry.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  return {
    run: async (task) => {
      const limit = AbortSignal.timeout(seconds * 1000)
      try {
        return await pool.run(task, { signal: limit })
      } catch (error) {
        if (!limit.aborted) throw error
        throw late()
      }
    },
    close: () => pool.destroy(),
  }
}
