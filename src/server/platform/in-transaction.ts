import type { Transaction } from 'kysely'
import type { Ctx } from './context.ts'
import type { Database } from './database/schema.ts'
import type { JobSender, Jobs } from './jobs/jobs.ts'

/** A context inside a transaction: `db` is the transaction, and only here can jobs be sent. */
export type Tx = Ctx & { db: Transaction<Database>; jobs: Jobs & JobSender }

/**
 * Runs `work` in a transaction, in the open one where `ctx` is inside one already. Rolls back when `work` rejects. A joined part has
 * no savepoint: its rejection must not be caught, and what it wrote commits with the rest.
 */
export async function inTransaction<T>(ctx: Ctx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isInTransaction(ctx)) return work(ctx)
  return ctx.db.transaction().execute((db) => work({ ...ctx, db, jobs: { ...ctx.jobs, ...ctx.jobs.join(db) } }))
}

// Only `inTransaction` puts a transaction into a context, and it adds the sender of jobs with it.
const isInTransaction = (ctx: Ctx): ctx is Tx => ctx.db.isTransaction
