import type { ModelImage } from '#engine/language-model.ts'
import type { DeckReader } from '#engine/ports.ts'

/** Wide enough to read small print, and small enough for any provider. */
const width = 1280

/** Pictures of some pages of a deck, in the order of the pages. */
export async function renderPageImages(
  reader: DeckReader,
  deck: Uint8Array,
  pages: readonly number[],
): Promise<ModelImage[]> {
  const found: ModelImage[] = []
  await reader.images(deck, {
    width,
    onImage: async ({ page, webp }) => {
      if (pages.includes(page)) found.push({ page, bytes: webp, mediaType: 'image/webp' })
    },
  })
  return found
}
