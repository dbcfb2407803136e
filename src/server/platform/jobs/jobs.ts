import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Queue } from './queue.ts'

/** Sends jobs in one transaction: they exist once it commits. */
export type JobSender = {
  /**
   * Queues a job. Returns its id, or null when a job of this queue and key is waiting or running already. `workspaceId`
   * says whose turn it takes in a queue with turns. It starts after `afterSeconds`, at once where that is left out.
   */
  send: <P extends object>(
    queue: Queue<P>,
    payload: P,
    options: { key: string; workspaceId?: string; afterSeconds?: number },
  ) => Promise<string | null>
}

/** Work that outlives the request that asked for it. */
export type Jobs = {
  /** Returns what sends jobs in a transaction; verbs use `tx.jobs.send` of `inTransaction`. */
  join: (trx: Transaction<Database>) => JobSender
  /** Rejects when the queue can't be reached. */
  check: () => Promise<void>
  /** How many jobs of each queue are in which state. */
  counts: () => Promise<JobCount[]>
}

type JobCount = { queue: string; state: string; count: number }
