import type { deckEndpoints } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { countDocuments } from '../deals/count-documents.ts'
import { moveToDeck } from '../deals/move-to-deck.ts'
import { queueMemoAgain } from '../memos/queue-memo.ts'
import { findDeckIds, removeDeck } from './decks-store.ts'
import { discardFilesQueue } from './discard-files.ts'
import { requireDeck } from './require-deck.ts'

/**
 * Removes the newest deck of a deal, such as one that can't be read; the memo is made from the deck before it. AppError 409 for any
 * other deck, for the only one, and while a memo of the deal is being made.
 */
export async function removeVersion(ctx: Ctx, deckId: string): Promise<Answer<typeof deckEndpoints.removeVersion>> {
  const { dealId, workspaceId } = await requireDeck(ctx, deckId)
  await inTransaction(ctx, async (tx) => {
    const [newest, before] = await findDeckIds(tx.db, dealId)
    if (newest !== deckId || before === undefined)
      throw conflict('Only the newest of several decks can be removed. Delete the deal to remove all of them.')
    await moveToDeck(tx, dealId, before)
    await removeDeck(tx.db, deckId)
    await countDocuments(tx, dealId)
    await tx.jobs.send(discardFilesQueue, { deckId }, { key: deckId })
    await noteActivity(tx, { dealId, kind: 'version_removed', data: {} })
    await noteAudit(tx, { workspaceId, event: 'deck_deleted', dealId, subjectId: deckId })
    await queueMemoAgain(tx, { dealId, workspaceId })
  })
  return { status: 'in_progress' }
}
