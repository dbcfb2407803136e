import { v7 as uuidv7 } from 'uuid'
import type { ActivityNote } from '#contract/activity.ts'
import { findCaller, findCallingKey } from '#server/platform/caller.ts'
import { toJson } from '#server/platform/database/storable.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { insertActivity } from './activity-store.ts'

/**
 * Notes what happened to a deal, in the transaction that changes it. Done by `by`, null for no person; by the caller where it is left
 * out.
 */
export async function noteActivity(
  tx: Tx,
  { dealId, by, kind, data }: ActivityNote & { dealId: string; by?: string | null },
): Promise<void> {
  const caller = findCaller(tx)
  const doneBy = by === undefined ? caller : by
  await insertActivity(tx.db, {
    activity_id: uuidv7(),
    deal_id: dealId,
    at: tx.now(),
    done_by: doneBy,
    by_key: doneBy === null ? null : findCallingKey(tx),
    kind,
    data: toJson(data),
  })
}
