import type { DeckPage } from '#engine/deck-doc.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { findDeck, findPage } from './decks-store.ts'
import { noSuchDeck, requireDeck } from './require-deck.ts'
import { parsePage } from './stored-page.ts'

/** A page of a deck of one of the caller's workspaces; AppError 404 for one that is not there or not read yet. */
export async function requirePage(ctx: Ctx, input: { deckId: string; page: number }): Promise<DeckPage> {
  await requireDeck(ctx, input.deckId)
  const content = await findPage(ctx.db, input.deckId, input.page)
  if (content !== undefined) return parsePage(content)
  const deck = await findDeck(ctx.db, input.deckId)
  if (!deck) throw noSuchDeck()
  throw notFound(
    input.page > deck.page_count ? 'The deck does not have this page.' : 'This page has not been read yet.',
  )
}
