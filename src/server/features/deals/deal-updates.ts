import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { makeMemoQueue } from '../memos/make-memo-queue.ts'
import { insertDealUpdate } from './deal-updates-store.ts'
import { moveDeal } from './deals-store.ts'
import { requireDeal } from './require-deal.ts'

/**
 * Adds the new most recent update of a deal and has its memo made again. AppError 409 while the memo is being made:
 * that run has read the updates already.
 */
export async function addDealUpdate(ctx: Ctx, dealId: string, text: string): Promise<void> {
  const { workspaceId } = await requireDeal(ctx, dealId)
  const createdBy = ctx.actor.type === 'user' ? ctx.actor.userId : null
  const updateId = uuidv7()
  const at = ctx.now()
  await inTransaction(ctx, async (tx) => {
    const waiting = { status: 'in_progress', detail: 'Waiting to be read', at } as const
    const isMoved =
      (await moveDeal(tx.db, dealId, 'completed', waiting)) || (await moveDeal(tx.db, dealId, 'failed', waiting))
    if (!isMoved) throw conflict('The memo of this deal is being made. Add the update when it is ready.')
    await insertDealUpdate(tx.db, {
      updateId,
      dealId,
      body: makeStorable(text),
      createdBy,
      origin: 'member',
      sender: '',
      at,
    })
    // A key of its own: the job that made the last memo may still be ending.
    await tx.jobs.send(makeMemoQueue, { dealId }, { key: `${dealId} ${updateId}`, workspaceId })
  })
}
