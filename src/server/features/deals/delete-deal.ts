import type { Ctx } from '#server/platform/context.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { listDeckIds } from '../decks/decks-queries.ts'
import { discardFilesQueue } from '../decks/discard-files.ts'
import { holdMemo } from '../memos/memos-queries.ts'
import { findDeal, forgetRemovals, removeDealRow } from './deals-store.ts'
import { noSuchDeal, requireDeal } from './require-deal.ts'
import { listNaming, lockSeenBefore, recountSeen } from './seen-before-queries.ts'

/** A listener who was away for longer learns of deletions by loading the list again. */
const rememberedMs = 30 * 86_400_000

/**
 * Deletes a deal with its decks, pages and memo; a job of the same transaction removes the files. AppError 409 while the
 * memo is being made.
 */
export async function deleteDeal(ctx: Ctx, dealId: string): Promise<Record<string, never>> {
  const { workspaceId } = await requireDeal(ctx, dealId)
  const at = ctx.now()
  await inTransaction(ctx, async (tx) => {
    await lockSeenBefore(tx, workspaceId)
    await holdMemo(tx, dealId)
    const deckIds = await listDeckIds(tx, dealId)
    const naming = await listNaming(tx, dealId)
    if (!(await removeDealRow(tx.db, { dealId, workspaceId, at }))) {
      if (!(await findDeal(tx.db, dealId))) throw notFound(noSuchDeal)
      throw conflict('The memo of this deal is being made. Delete the deal when it is ready.')
    }
    await recountSeen(tx, naming)
    await noteAudit(tx, { workspaceId, event: 'deal_deleted', dealId })
    await forgetRemovals(tx.db, new Date(at.getTime() - rememberedMs))
    for (const deckId of deckIds) await tx.jobs.send(discardFilesQueue, { deckId }, { key: deckId })
  })
  return {}
}
