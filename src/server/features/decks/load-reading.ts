import type { DeckDoc } from '#engine/deck-doc.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findReading } from './decks-store.ts'
import { parseReading } from './stored-page.ts'

/** A deck as it was read; null when it is gone. */
export async function loadReading(ctx: Ctx, deckId: string): Promise<DeckDoc | null> {
  const reading = await findReading(ctx.db, deckId)
  return reading ? parseReading(reading) : null
}
