import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { moveToDeck } from '../deals/move-to-deck.ts'
import { queueMemoAgain } from '../memos/queue-memo.ts'
import { addDeck, type DeckOrigin } from './add-deck.ts'

type Version = { dealId: string; deckId: string; workspaceId: string; origin: DeckOrigin; createdBy: string | null }

/**
 * Makes a newer deck of a deal and queues the job that makes its memo, in the open transaction where there is one. AppError 409 while
 * a memo of the deal is being made.
 */
export async function startVersion(ctx: Ctx, { workspaceId, ...deck }: Version): Promise<void> {
  const { dealId, deckId, createdBy, origin } = deck
  const name = origin.kind === 'file' ? makeStorable(origin.file.name) : origin.url
  await inTransaction(ctx, async (tx) => {
    await moveToDeck(tx, dealId, deckId, createdBy === null)
    await addDeck(tx, deck)
    await noteActivity(tx, { dealId, by: createdBy, kind: 'version', data: { deck_id: deckId, name } })
    await queueMemoAgain(tx, { dealId, workspaceId })
  })
}
