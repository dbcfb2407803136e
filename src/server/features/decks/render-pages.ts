import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { PageImage } from '#engine/ports.ts'
import type { Ctx } from '#server/platform/context.ts'
import { pageFile, pictureWidths } from './deck-files.ts'
import { getDeckBytes } from './get-deck-bytes.ts'

/** A page of any shape keeps its thumbnail within what WebP can hold. */
const tallestThumb = 2400

/** Draws every page of a deck, large and small; `onDrawn` is told after each page. Its rejection and `signal` end the drawing. */
export async function drawPages(
  ctx: Ctx,
  deckId: string,
  onDrawn: (page: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  await ctx.reader.images(await getDeckBytes(ctx, deckId), {
    width: pictureWidths.full,
    signal,
    onImage: async (image) => {
      await storePictures(ctx, deckId, image)
      await onDrawn(image.page)
    },
  })
}

async function storePictures(ctx: Ctx, deckId: string, image: PageImage): Promise<void> {
  const small = { width: pictureWidths.thumb, height: tallestThumb, fit: 'inside', withoutEnlargement: true } as const
  const thumb = await sharp(image.webp).resize(small).webp({ quality: 75 }).toBuffer()
  await ctx.files.putStream(pageFile(deckId, image.page, 'full'), Readable.from([Buffer.from(image.webp)]))
  await ctx.files.putStream(pageFile(deckId, image.page, 'thumb'), Readable.from([thumb]))
}
