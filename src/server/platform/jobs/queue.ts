import type { z } from 'zod'
import type { PrivateError } from '../log.ts'

/** A queue's name, what its jobs carry, and how it behaves. */
export type Queue<P extends object> = {
  name: string
  payload: z.ZodType<P>
  /** Jobs of this queue that run at the same time in one process. */
  concurrency: number
  /** Further attempts after the first one failed. */
  retries: number
  /** Seconds before the second attempt; each next one waits about twice as long. */
  retryDelay: number
  /** Seconds that one attempt may take. */
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

/** The queue of what is to be given up of another queue. */
export const makeGivenUpName = (name: string): string => `${name}-given-up`

type PermanentOptions = { cause?: unknown; details?: unknown; loggedAs?: string }

/**
 * Thrown by a job that no further attempt can help; `message` can be shown to a person, and may name hosts and files: the log has
 * `loggedAs`. `details` is plain JSON that `giveUp` gets beside it, and is not logged.
 */
export class PermanentJobError extends Error implements PrivateError {
  readonly #details: unknown
  readonly #loggedAs: string

  constructor(
    message: string,
    { details = null, loggedAs = 'A person is told why.', ...options }: PermanentOptions = {},
  ) {
    super(message, options)
    this.#details = details
    this.#loggedAs = loggedAs
    // The stored output of jobs carries this name.
    this.name = 'GiveUp'
  }

  get details(): unknown {
    return this.#details
  }

  get loggedAs(): string {
    return this.#loggedAs
  }
}

/** Why a job was ended early: it goes on later, here or in another process, and the attempt does not count. */
export class PutBack extends Error {
  override readonly name: string = 'PutBack'
}

/** Another workspace waits for the lane that a queue with `turns: 'lend'` has lent. */
export class TurnOver extends PutBack {
  override readonly name = 'TurnOver'

  constructor() {
    super('Another workspace waits for its turn.')
  }
}

/** The process stops, and the job did not end in the time that it was given. */
export class ServerStops extends PutBack {
  override readonly name = 'ServerStops'

  constructor() {
    super('The server stops.')
  }
}
