import type { Transaction } from 'kysely'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { makeMemoQueue } from './make-memo-queue.ts'
import { insertPendingMemo } from './memos-store.ts'

/** Makes the empty memo of a new deal and queues the job that fills it, in the transaction that makes the deal. */
export async function startMemo(
  ctx: Ctx,
  trx: Transaction<Database>,
  { memoId, dealId, workspaceId }: { memoId: string; dealId: string; workspaceId: string },
): Promise<void> {
  await insertPendingMemo(trx, { memoId, dealId, at: ctx.now() })
  await ctx.jobs.send(trx, makeMemoQueue, { dealId }, { key: dealId, workspaceId })
}
