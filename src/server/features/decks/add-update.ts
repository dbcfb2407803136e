import type { deckEndpoints } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { addDealUpdate } from '../deals/deal-updates.ts'
import { requireDeck } from './require-deck.ts'

type Added = Answer<typeof deckEndpoints.addUpdate>

/** Adds the new most recent update of a deck's deal; the memo is made again. */
export async function addUpdate(ctx: Ctx, deckId: string, additionalData: string): Promise<Added> {
  const { dealId } = await requireDeck(ctx, deckId)
  const status = await addDealUpdate(ctx, dealId, additionalData)
  return { additional_data: makeStorable(additionalData), status }
}
