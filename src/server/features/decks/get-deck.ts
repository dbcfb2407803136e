import type { deckEndpoints } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { mostRecentUpdate } from '../deals/deal-status.ts'
import { listDocuments, pageSizes } from './decks-store.ts'
import { requireDeck } from './require-deck.ts'

/** A deck with its documents and the sizes of its pages; `pages` is empty until the deck is read. */
export async function getDeck(ctx: Ctx, deckId: string): Promise<Answer<typeof deckEndpoints.get>> {
  const deck = await requireDeck(ctx, deckId)
  const documents = await listDocuments(ctx.db, deckId)
  return {
    pitch_deck_id: deck.deck_id,
    deal_id: deck.deal_id,
    generated_answer_id: deck.memo_id,
    name: deck.name,
    page_count: deck.page_count,
    additional_data: await mostRecentUpdate(ctx, deck.deal_id),
    documents: documents.map(({ name, bytes, sha256, content_type }) => ({ name, bytes, sha256, content_type })),
    pages: await pageSizes(ctx.db, deckId),
  }
}
