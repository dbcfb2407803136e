import type { DealUpdate } from '#contract/decks.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listDealUpdates } from '../deals/deals-queries.ts'
import { requireDeck } from './require-deck.ts'

/** The updates of a deck's deal, newest first. */
export async function listUpdates(ctx: Ctx, deckId: string): Promise<DealUpdate[]> {
  const { dealId } = await requireDeck(ctx, deckId)
  return listDealUpdates(ctx, dealId)
}
