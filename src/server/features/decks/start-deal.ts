import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { createDeal, type NewDeal } from '../deals/create-deal.ts'
import { queueMemo } from '../memos/queue-memo.ts'
import { addDeck, type DeckOrigin } from './add-deck.ts'

type Start = Omit<NewDeal, 'dealId'> & { origin: DeckOrigin }
export type StartedDeal = { dealId: string; deckId: string; memoId: string }

/**
 * Makes deal, deck, memo and the job that fills it in one transaction, in the open one where there is one: all of them
 * are there afterwards, or none.
 */
export async function startDeal(ctx: Ctx, { origin, ...start }: Start): Promise<StartedDeal> {
  const dealId = uuidv7()
  const memoId = uuidv7()
  const { deckId, workspaceId, createdBy } = start
  await inTransaction(ctx, async (tx) => {
    await createDeal(tx, { ...start, dealId })
    await addDeck(tx, { deckId, dealId, origin, createdBy })
    await noteActivity(tx, { dealId, by: createdBy, kind: 'added', data: { source: start.source } })
    await queueMemo(tx, { memoId, dealId, workspaceId })
  })
  return { dealId, deckId, memoId }
}
