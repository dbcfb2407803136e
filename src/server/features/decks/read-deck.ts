import type { ReadProgress } from '#engine/ports.ts'
import type { Ctx } from '#server/platform/context.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { deckFile } from './deck-files.ts'
import { replaceReading } from './decks-store.ts'

/** Reads the file of a deck and stores its pages; false when the deck is gone. Rejects with ReadFailure. */
export async function readDeck(ctx: Ctx, deckId: string, onProgress: ReadProgress): Promise<boolean> {
  const doc = await ctx.reader.read(await ctx.files.getBytes(deckFile(deckId)), onProgress)
  const pages = doc.pages.map((page) => ({
    page: page.page,
    width: page.width,
    height: page.height,
    content: toJson(page),
  }))
  const metadata = toJson(doc.metadata)
  return ctx.db.transaction().execute((trx) => replaceReading(trx, deckId, { metadata, pages }))
}
