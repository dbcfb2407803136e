import { v7 as uuidv7 } from 'uuid'
import type { ActivityNote } from '#contract/activity.ts'
import { findCaller, findCallingKey } from '#server/platform/caller.ts'
import { toJson } from '#server/platform/database/storable.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { type DealEvent, tellWebhooks } from '../webhooks/tell-webhooks.ts'
import { deleteNaming, insertActivity } from './activity-store.ts'

/**
 * Notes what happened to a deal, in the transaction that changes it, and tells the webhooks that listen. Done by `by`, null for no
 * person; by the caller where it is left out.
 */
export async function noteActivity(
  tx: Tx,
  { dealId, by, ...note }: ActivityNote & { dealId: string; by?: string | null },
): Promise<void> {
  const caller = findCaller(tx)
  const doneBy = by === undefined ? caller : by
  await insertActivity(tx.db, {
    activity_id: uuidv7(),
    deal_id: dealId,
    at: tx.now(),
    done_by: doneBy,
    by_key: doneBy === null ? null : findCallingKey(tx),
    kind: note.kind,
    data: toJson(note.data),
  })
  const event = findEvent(note)
  if (event) await tellWebhooks(tx, { dealId, ...event })
}

/** What other tools are told of it; null for what stays inside. */
function findEvent(note: ActivityNote): Omit<DealEvent, 'dealId'> | null {
  switch (note.kind) {
    case 'completed':
      return { event: 'deal.completed' }
    case 'failed':
      return { event: 'deal.failed' }
    case 'edited':
    case 'founders':
      return { event: 'memo.edited' }
    case 'decided':
      return { event: 'deal.decided', verdict: note.data.decision }
    case 'decision_withdrawn':
      return { event: 'deal.decided', verdict: 'none' }
    default:
      return null
  }
}

/** Forgets what other deals say of a deal that is deleted. */
export async function forgetNamingActivity(tx: Tx, dealId: string): Promise<void> {
  await deleteNaming(tx.db, dealId)
}
