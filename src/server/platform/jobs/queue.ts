import type { z } from 'zod'
import type { Ctx } from '../context.ts'

/** A queue's name, what its jobs carry, and how it behaves. */
export type Queue<P extends object> = {
  name: string
  payload: z.ZodType<P>
  /** Jobs of this queue that run at the same time in one process. */
  concurrency: number
  /** Further tries after the first one failed. */
  retries: number
  /** Seconds before the first further try; each next one waits about twice as long. */
  retryDelay: number
  /** Seconds that one try may take. */
  timeLimit: number
}

/** Declares a queue; jobs of one key never run at the same time, nor wait twice. */
export function queue<P extends object>(
  name: string,
  payload: z.ZodType<P>,
  options: Partial<Omit<Queue<P>, 'name' | 'payload'>> = {},
): Queue<P> {
  return { name, payload, concurrency: 1, retries: 4, retryDelay: 2, timeLimit: 900, ...options }
}

/** One try of a job. */
export type JobRun = {
  jobId: string
  /** 1 for the first try. */
  attempt: number
  /** Aborted when the time limit is reached or the server stops. */
  signal: AbortSignal
  /**
   * Does a part of the job once: a retry gets the stored result instead. The result has to be plain JSON; `work` may run
   * again if the process dies before its result is stored.
   */
  step: <T>(name: string, schema: z.ZodType<T>, work: () => Promise<T>) => Promise<T>
}

/** What runs the jobs of a queue. */
export type JobDefinition = {
  queue: Queue<object>
  run: (ctx: Ctx, payload: unknown, run: JobRun) => Promise<void>
  giveUp: (ctx: Ctx, payload: unknown, reason: string) => Promise<void>
}

/** Thrown by a job that no further try can help; `message` is fit to be shown to a person. */
export class GiveUp extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'GiveUp'
  }
}

/**
 * Joins a queue with its work. `giveUp` is called once a job has used up its tries or threw GiveUp; `reason` is fit to
 * be shown to a person. It is retried itself, so it has to bear being called twice.
 */
export function job<P extends object>(
  of: Queue<P>,
  run: (ctx: Ctx, payload: P, run: JobRun) => Promise<void>,
  giveUp: (ctx: Ctx, payload: P, reason: string) => Promise<void>,
): JobDefinition {
  return {
    queue: of,
    run: (ctx, payload, jobRun) => run(ctx, of.payload.parse(payload), jobRun),
    giveUp: (ctx, payload, reason) => giveUp(ctx, of.payload.parse(payload), reason),
  }
}
