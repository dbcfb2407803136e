import type { Tx } from '#server/platform/in-transaction.ts'
import { makeMemoQueue } from './make-memo-queue.ts'
import { insertPendingMemo } from './memos-store.ts'

/** Makes the empty memo of a new deal and queues the job that fills it, in the transaction that makes the deal. */
export async function queueMemo(
  tx: Tx,
  { memoId, dealId, workspaceId }: { memoId: string; dealId: string; workspaceId: string },
): Promise<void> {
  await insertPendingMemo(tx.db, { memoId, dealId, at: tx.now() })
  await tx.jobs.send(makeMemoQueue, { dealId }, { key: dealId, workspaceId })
}
