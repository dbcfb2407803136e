import type { z } from 'zod'
import type { Ctx } from '../context.ts'
import type { Queue } from './queue.ts'

/** One attempt at a job. */
export type JobRun = {
  jobId: string
  /** 1 for the first attempt. */
  attempt: number
  /** Aborted when the time limit is reached, the server stops, or the turn is over; with ServerStops or TurnOver as its reason. */
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
  giveUp: (ctx: Ctx, payload: unknown, reason: string, details: unknown) => Promise<void>
  endLost?: (ctx: Ctx, liveJobs: () => Promise<unknown[]>) => Promise<void>
}

/**
 * Joins a queue with its work. `giveUp` is called once a job has used up its attempts or threw PermanentJobError; `reason` is fit to
 * be shown to a person, `details` is what the error carried. It is retried itself, so it has to bear being called twice.
 * `endLost` is called at the start and every minute, to end what waits for a job that is lost; `liveJobs` gives the payloads
 * of those that aren't.
 */
export function job<P extends object>(
  of: Queue<P>,
  run: (ctx: Ctx, payload: P, run: JobRun) => Promise<void>,
  giveUp: (ctx: Ctx, payload: P, reason: string, details: unknown) => Promise<void>,
  endLost?: (ctx: Ctx, liveJobs: () => Promise<P[]>) => Promise<void>,
): JobDefinition {
  return {
    queue: of,
    ...(endLost && {
      endLost: (ctx, liveJobs) =>
        endLost(ctx, async () => (await liveJobs()).map((payload) => of.payload.parse(payload))),
    }),
    run: (ctx, payload, jobRun) => run(ctx, of.payload.parse(payload), jobRun),
    giveUp: (ctx, payload, reason, details) => giveUp(ctx, of.payload.parse(payload), reason, details),
  }
}
