import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { listDocuments } from './decks-store.ts'

/** The bytes of a deck's file as it was received; AppError 404 when the deck is gone. */
export async function getDeckBytes(ctx: Ctx, deckId: string): Promise<Uint8Array> {
  const [document] = await listDocuments(ctx.db, deckId)
  if (!document) throw notFound('This deck has no file.')
  return ctx.files.getBytes(document.storage_key)
}
