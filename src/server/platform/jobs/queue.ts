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
  /**
   * How workspaces share the queue's lanes (`concurrency` in each process). 'none': first come, first served. 'one-lane': a
   * workspace has one lane at most. 'lend': it gets the lanes that no other workspace waits for, and they are taken back
   * when one does, by ending its youngest job. The other two need `workspaceId` when a job is sent.
   */
  turns: 'none' | 'one-lane' | 'lend'
}

/** Declares a queue; jobs of one key never run at the same time, nor wait twice. */
export function queue<P extends object>(
  name: string,
  payload: z.ZodType<P>,
  options: Partial<Omit<Queue<P>, 'name' | 'payload'>> = {},
): Queue<P> {
  return { name, payload, concurrency: 1, retries: 4, retryDelay: 2, timeLimit: 900, turns: 'none', ...options }
}

/** One try of a job. */
export type JobRun = {
  jobId: string
  /** 1 for the first try. */
  attempt: number
  /** Aborted when the time limit is reached, the server stops, or the turn is over, with TurnOver as its reason. */
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
  endLost?: (ctx: Ctx, liveJobs: () => Promise<unknown[]>) => Promise<void>
}

/** The queue of what is to be given up of another queue. */
export const givenUpName = (name: string): string => `${name}-given-up`

/** Thrown by a job that no further try can help; `message` is fit to be shown to a person. */
export class GiveUp extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'GiveUp'
  }
}

/** Why a job of a queue with `turns: 'lend'` was ended early: it goes on later, and the try does not count. */
export class TurnOver extends Error {
  constructor() {
    super('Another workspace waits for its turn.')
    this.name = 'TurnOver'
  }
}

/**
 * Joins a queue with its work. `giveUp` is called once a job has used up its tries or threw GiveUp; `reason` is fit to
 * be shown to a person. It is retried itself, so it has to bear being called twice. `endLost` is called at the start and
 * every minute, to end what waits for a job that is lost; `liveJobs` gives the payloads of those that aren't.
 */
export function job<P extends object>(
  of: Queue<P>,
  run: (ctx: Ctx, payload: P, run: JobRun) => Promise<void>,
  giveUp: (ctx: Ctx, payload: P, reason: string) => Promise<void>,
  endLost?: (ctx: Ctx, liveJobs: () => Promise<P[]>) => Promise<void>,
): JobDefinition {
  return {
    queue: of,
    ...(endLost && {
      endLost: (ctx, liveJobs) =>
        endLost(ctx, async () => (await liveJobs()).map((payload) => of.payload.parse(payload))),
    }),
    run: (ctx, payload, jobRun) => run(ctx, of.payload.parse(payload), jobRun),
    giveUp: (ctx, payload, reason) => giveUp(ctx, of.payload.parse(payload), reason),
  }
}
