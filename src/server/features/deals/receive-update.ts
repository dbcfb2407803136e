import type { Deal } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { queueMemoAgain } from '../memos/queue-memo.ts'
import { type DealUpdateRow, insertDealUpdate } from './deal-updates-store.ts'
import { lockDeal, moveDeal } from './deals-store.ts'

/** `updateId` is the caller's: the same one twice is one update. `at` is when it was written, by which updates are ordered. */
export type ReceivedUpdate = Omit<DealUpdateRow, 'body'> & { text: string }

/** Where the deal stands afterwards; `isNew` is false for an update that was there already. */
export type UpdateReceipt = { status: Deal['status']; isNew: boolean }

/**
 * Keeps an update of a deal and has the memo made again, whatever the deal is at: a memo that is being made is made once
 * more right after, and a deal that waits for a member's word reads the update once it has it. Joins an open
 * transaction. Asks for no membership; a text without words is not kept. Null when the deal is gone.
 */
export async function receiveUpdate(ctx: Ctx, { text, ...update }: ReceivedUpdate): Promise<UpdateReceipt | null> {
  return inTransaction(ctx, async (tx) => {
    const deal = await lockDeal(tx.db, update.dealId)
    if (!deal) return null
    const body = makeStorable(text)
    const isNew = body.trim() !== '' && (await insertDealUpdate(tx.db, { ...update, body }))
    if (isNew) await noteUpdate(tx, update)
    if (!isNew || deal.status === 'in_progress' || deal.needs !== null) return { status: deal.status, isNew }
    const { dealId, origin } = update
    await makeMemoAgain(tx, { dealId, workspaceId: deal.workspace_id, from: deal.status, origin })
    return { status: 'in_progress', isNew }
  })
}

async function noteUpdate(tx: Tx, { dealId, createdBy, origin, sender }: Omit<ReceivedUpdate, 'text'>): Promise<void> {
  if (origin === 'answer') await noteActivity(tx, { dealId, by: null, kind: 'answer', data: { from: sender } })
  else await noteActivity(tx, { dealId, by: createdBy, kind: 'update', data: {} })
}

type Again = { dealId: string; workspaceId: string; from: Deal['status']; origin: ReceivedUpdate['origin'] }

async function makeMemoAgain(tx: Tx, { dealId, workspaceId, from, origin }: Again): Promise<void> {
  const isByMail = origin !== 'member'
  await moveDeal(tx.db, dealId, from, { status: 'in_progress', detail: 'Waiting to be read', isByMail, at: tx.now() })
  await queueMemoAgain(tx, { dealId, workspaceId })
}
