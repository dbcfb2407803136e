import { v7 as uuidv7 } from 'uuid'
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

/** Queues the job that makes the memo of a deal in progress once more, in the transaction that has changed what it is made from. */
export async function queueMemoAgain(
  tx: Tx,
  { dealId, workspaceId }: { dealId: string; workspaceId: string },
): Promise<void> {
  // A key of its own: the job that made the last memo may still be ending.
  await tx.jobs.send(makeMemoQueue, { dealId }, { key: `${dealId} ${uuidv7()}`, workspaceId })
}
