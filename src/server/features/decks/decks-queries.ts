import type { DeckDoc } from '#engine/deck-doc.ts'
import type { ModelImage } from '#engine/language-model.ts'
import { shrinkPageImage } from '#engine/read/shrink-page-image.ts'
import type { Ctx } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { getPageKey } from './deck-files.ts'
import { findDeck, findDeckIds, findLink, findReading, listDocuments, noteUpload } from './decks-store.ts'
import { parseReading } from './stored-page.ts'

/** The ids of all decks of a deal, newest first. */
export async function listDeckIds(ctx: Ctx, dealId: string): Promise<string[]> {
  return findDeckIds(ctx.db, dealId)
}

/** The link that a deck has to be fetched from; null when its file is there. */
export async function findUnopenedLink(ctx: Ctx, deckId: string): Promise<string | null> {
  const url = await findLink(ctx.db, deckId)
  if (url === undefined || (await listDocuments(ctx.db, deckId)).length > 0) return null
  return url
}

/** A deck as it was read; null when it is gone. */
export async function loadReading(ctx: Ctx, deckId: string): Promise<DeckDoc | null> {
  const reading = await findReading(ctx.db, deckId)
  return reading ? parseReading(reading) : null
}

/** The stored images of some pages of a deck as a model is shown them, by number from 1; a page that is not drawn is left out. */
export async function loadPageImages(ctx: Ctx, deckId: string, pages: readonly number[]): Promise<ModelImage[]> {
  const pictures = await Promise.all(
    pages.map(async (page): Promise<ModelImage | null> => {
      try {
        const bytes = await ctx.files.getBytes(getPageKey(deckId, page, 'full'))
        return { page, bytes: await shrinkPageImage(bytes), mediaType: 'image/jpeg' }
      } catch (error) {
        if (error instanceof AppError && error.code === 404) return null
        throw error
      }
    }),
  )
  return pictures.flatMap((one) => one ?? [])
}

/** Notes that files of a deck may be stored before the deck is made, so that they are removed if it never is. */
export async function noteDeckUpload(ctx: Ctx, deckId: string): Promise<void> {
  await noteUpload(ctx.db, deckId, ctx.now())
}

/** How many pages a deck has; 0 when it is gone. */
export async function getPageCount(ctx: Ctx, deckId: string): Promise<number> {
  return (await findDeck(ctx.db, deckId))?.page_count ?? 0
}
