import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http/route.ts'
import { listDocuments } from './decks-store.ts'
import { requireDeck } from './require-deck.ts'

/** The deck as it was received. */
export async function getDeckFile(ctx: Ctx, deckId: string): Promise<FileAnswer> {
  await requireDeck(ctx, deckId)
  const [document] = await listDocuments(ctx.db, deckId)
  if (!document) throw notFound('This deck has no file.')
  return {
    contentType: document.content_type,
    bytes: document.bytes,
    etag: document.sha256,
    showAs: document.name,
    open: (range) => ctx.files.getStream(document.storage_key, range),
  }
}

/** The bytes of a deck's file, without its password where a member gave one; AppError 404 when the deck is gone. */
export async function getDeckBytes(ctx: Ctx, deckId: string): Promise<Uint8Array> {
  const [document] = await listDocuments(ctx.db, deckId)
  if (!document) throw notFound('This deck has no file.')
  return ctx.files.getBytes(document.unlocked_key ?? document.storage_key)
}
