import type { DeckVersion } from '#contract/decks.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findVersions } from './decks-store.ts'
import { requireDeck } from './require-deck.ts'

/** The decks of a deck's deal, newest first; one whose link is not opened yet is named by its link. */
export async function listVersions(ctx: Ctx, deckId: string): Promise<DeckVersion[]> {
  const { dealId } = await requireDeck(ctx, deckId)
  const rows = await findVersions(ctx.db, dealId)
  return rows.map((row) => ({
    pitch_deck_id: row.deck_id,
    created_on: row.created_at.toISOString(),
    by: [row.first_name, row.last_name].join(' ').trim() || (row.email ?? ''),
    name: row.name ?? row.url ?? '',
    sha256: row.sha256,
    pages: row.page_count,
  }))
}
