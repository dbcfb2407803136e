import type { MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { FairTurns } from './fair-turns.ts'
import {
  type ProcessorBudget,
  type StopCause,
  type ThreadLimits,
  ThreadStopped,
  type Watch,
  watchThread,
} from './watch-thread.ts'

/**
 * `entry` is the threads' module; a thread ends after `idleMs` without work and has at most `heapMb` of heap. Patient threads, whose work
 * no person waits for at the screen, leave the processor to all others where the system can do that for a thread.
 */
type ThreadPoolOptions = { entry: URL; threads: number; idleMs: number; heapMb: number; isPatient?: boolean }

/** Of -20 to 19, the politest. */
const patient = 10

/** One piece of work. Those that wait for a thread take turns by `owner`; `budget` is shared with other pieces. */
type ThreadWork = {
  task: unknown
  transfer?: readonly MessagePort[]
  limits: ThreadLimits
  budget?: ProcessorBudget | undefined
  owner?: unknown
  signal?: AbortSignal | undefined
  /** Called once the work has its thread; the time before is not counted. */
  onStart?: (watch: Watch) => void
}

/** A pool of threads that start with the first work and end when they idle. */
export type ThreadPool = {
  /**
   * Runs the work and returns what the thread answers, unparsed. Past a limit the thread is ended, whatever it does, and the
   * next work gets a new one. Rejects with ThreadStopped then, with the signal's reason, or with the thread's own error.
   */
  run: (work: ThreadWork) => Promise<unknown>
  close: () => Promise<void>
}

/** Creates a pool; no thread is started until there is work. */
export function createThreadPool({ entry, threads, idleMs, heapMb, isPatient = false }: ThreadPoolOptions): ThreadPool {
  // A pool for each thread, so that it is known which thread has which work.
  const pools = Array.from({ length: threads }, () => {
    const pool = new Piscina({
      filename: entry.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      atomics: 'disabled',
      niceIncrement: isPatient ? patient : 0,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    // A thread may come down after its work was answered: the next work gets a new one.
    pool.on('error', () => undefined)
    return pool
  })
  const turns = new FairTurns(pools)
  return {
    run: (work) => turns.use(work.owner, work.signal, (pool) => runOn(pool, work)),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.destroy()))
    },
  }
}

async function runOn(pool: Piscina, work: ThreadWork): Promise<unknown> {
  const { task, transfer = [], limits, budget, signal } = work
  const kill = new AbortController()
  const either = signal === undefined ? kill.signal : AbortSignal.any([kill.signal, signal])
  const stopped: { cause: StopCause | null } = { cause: null }
  const unstarted = watchStart(pool)
  const running = Promise.race([pool.run(task, { transferList: [...transfer], signal: either }), unstarted.failed])
  const watch = watchThread(
    () => readProcessorSeconds(pool),
    { ...limits, budget },
    (cause) => {
      stopped.cause = cause
      kill.abort()
    },
  )
  try {
    work.onStart?.(watch)
    return await running
  } catch (error) {
    // What no thread could begin does not wait for one.
    kill.abort()
    signal?.throwIfAborted()
    throw stopped.cause === null ? error : new ThreadStopped(stopped.cause)
  } finally {
    watch.stop()
    unstarted.stop()
  }
}

/** Rejects with its error when a thread can't load its module: the pool starts no other one, and would never answer. */
function watchStart(pool: Piscina): { failed: Promise<never>; stop: () => void } {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  const listen = (error: unknown) => {
    if (pool.threads.length === 0) reject(error)
  }
  pool.on('error', listen)
  failed.catch(() => undefined)
  return { failed, stop: () => pool.off('error', listen) }
}

/** Returns null for a thread that is starting or ending. */
async function readProcessorSeconds(pool: Piscina): Promise<number | null> {
  try {
    const usage = await pool.threads[0]?.cpuUsage()
    return usage === undefined ? null : (usage.user + usage.system) / 1e6
  } catch {
    return null
  }
}
