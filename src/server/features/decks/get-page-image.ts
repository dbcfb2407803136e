import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Ctx } from '#server/platform/context.ts'
import { AppError, notFound } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http/route.ts'
import { getPageKey, type ImageSize } from './deck-files.ts'
import { findDeck } from './decks-store.ts'
import { noSuchDeck, requireDeck } from './require-deck.ts'

type Input = { deckId: string; page: number; size: ImageSize }

/** The picture of one page; AppError 404 for a page that the deck lacks or that is not drawn yet. */
export async function getPageImage(ctx: Ctx, input: Input): Promise<FileAnswer> {
  await requireDeck(ctx, input.deckId)
  return readPageImage(ctx, input)
}

/** The same for a caller whose access was checked. */
export async function readPageImage(ctx: Ctx, input: Input): Promise<FileAnswer> {
  const deck = await findDeck(ctx.db, input.deckId)
  if (!deck) throw noSuchDeck()
  if (input.page > deck.page_count) throw notFound('The deck does not have this page.')
  const picture = await ctx.files.getBytes(getPageKey(input.deckId, input.page, input.size)).catch((error: unknown) => {
    const isMissing = error instanceof AppError && error.code === 404
    throw isMissing ? notFound('The image of this page is not ready yet.') : error
  })
  return {
    contentType: 'image/webp',
    bytes: picture.length,
    etag: createHash('sha256').update(picture).digest('base64url'),
    open: async (range) => Readable.from([range ? picture.subarray(range.start, range.end + 1) : picture]),
  }
}
