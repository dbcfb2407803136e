import { Readable } from 'node:stream'
import type { PageImage } from '#engine/ports.ts'
import type { Ctx } from '#server/platform/context.ts'
import { getPageKey, imageWidths } from './deck-files.ts'
import { getDeckBytes } from './get-deck-file.ts'

/** Draws every page of a deck, large and small; `onDrawn` is told how many are drawn. Its rejection and `signal` end the drawing. */
export async function renderPages(
  ctx: Ctx,
  deckId: string,
  onDrawn: (count: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // A thread that was ended begins with its last page again.
  const drawn = new Set<number>()
  await ctx.reader.images(await getDeckBytes(ctx, deckId), {
    width: imageWidths.full,
    thumbWidth: imageWidths.thumb,
    signal,
    onImage: async (image) => {
      await storeImages(ctx, deckId, image)
      drawn.add(image.page)
      await onDrawn(drawn.size)
    },
  })
}

async function storeImages(ctx: Ctx, deckId: string, { page, webp, thumb }: PageImage): Promise<void> {
  await ctx.files.putStream(getPageKey(deckId, page, 'full'), Readable.from([Buffer.from(webp)]))
  if (thumb) await ctx.files.putStream(getPageKey(deckId, page, 'thumb'), Readable.from([Buffer.from(thumb)]))
}
