import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { PageImage } from '#engine/ports.ts'
import type { Ctx } from '#server/platform/context.ts'
import { getPageKey, imageWidths } from './deck-files.ts'
import { getDeckBytes } from './get-deck-file.ts'

/** A page of any shape keeps its thumbnail within what WebP can hold. */
const tallestThumb = 2400

/** Draws every page of a deck, large and small; `onDrawn` is told after each page. Its rejection and `signal` end the drawing. */
export async function renderPages(
  ctx: Ctx,
  deckId: string,
  onRendered: (page: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  await ctx.reader.images(await getDeckBytes(ctx, deckId), {
    width: imageWidths.full,
    signal,
    onImage: async (image) => {
      await storeImages(ctx, deckId, image)
      await onRendered(image.page)
    },
  })
}

async function storeImages(ctx: Ctx, deckId: string, image: PageImage): Promise<void> {
  const small = { width: imageWidths.thumb, height: tallestThumb, fit: 'inside', withoutEnlargement: true } as const
  const thumb = await sharp(image.webp).resize(small).webp({ quality: 75 }).toBuffer()
  await ctx.files.putStream(getPageKey(deckId, image.page, 'full'), Readable.from([Buffer.from(image.webp)]))
  await ctx.files.putStream(getPageKey(deckId, image.page, 'thumb'), Readable.from([thumb]))
}
