import type { deckEndpoints } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { getLatestUpdate } from '../deals/deals-queries.ts'
import { findDeck, listDocuments, listPageSizes } from './decks-store.ts'
import { noSuchDeck, requireDeck } from './require-deck.ts'

/** A deck with its documents and the sizes of its pages; `pages` is empty until the deck is read. */
export async function getDeck(ctx: Ctx, deckId: string): Promise<Answer<typeof deckEndpoints.get>> {
  const { dealId, memoId, workspaceId } = await requireDeck(ctx, deckId)
  const deck = await findDeck(ctx.db, deckId)
  if (!deck) throw noSuchDeck()
  const documents = await listDocuments(ctx.db, deckId)
  return {
    pitch_deck_id: deckId,
    deal_id: dealId,
    generated_answer_id: memoId,
    workspace_id: workspaceId,
    name: deck.name,
    page_count: deck.page_count,
    additional_data: await getLatestUpdate(ctx, dealId),
    documents: documents.map(({ name, bytes, sha256, content_type }) => ({ name, bytes, sha256, content_type })),
    pages: await listPageSizes(ctx.db, deckId),
  }
}
