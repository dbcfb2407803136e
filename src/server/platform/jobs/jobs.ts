import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Queue } from './queue.ts'

/** Work that outlives the request that asked for it. */
export type Jobs = {
  /**
   * Queues a job in the transaction that makes the row it is about. Returns the job's id, or null when a job of this
   * queue and key is waiting or running already. `workspaceId` says whose turn it takes in a queue with turns.
   */
  send: <P extends object>(
    trx: Transaction<Database>,
    queue: Queue<P>,
    payload: P,
    options: { key: string; workspaceId?: string },
  ) => Promise<string | null>
  /** Rejects when the queue can't be reached. */
  check: () => Promise<void>
  /** How many jobs of each queue are in which state. */
  counts: () => Promise<JobCount[]>
}

export type JobCount = { queue: string; state: string; count: number }
