import type { Tx } from '#server/platform/in-transaction.ts'
import { deleteKeysOf } from './api-keys-store.ts'

/** Ends the API keys that a person made in a workspace, in the transaction that takes the right to make them. */
export async function endKeysOf(
  tx: Tx,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  await deleteKeysOf(tx.db, workspaceId, userId)
}
